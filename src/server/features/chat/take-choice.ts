import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { uuidSchema } from '#src/protocol/fields.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import type { OfferOption } from '#src/rules/sharks/decision.ts'
import type { OfferJson, SheetRows, Writes } from '../../write/sheet-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Ids } from '../../platform/ids.ts'
import { eventOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'

export interface AskedChoice {
  readonly caller: Actor
  readonly body: Pick<BodyOf<typeof chatChoiceCall>, 'choice_id' | 'value'>
  /** The conversation that the offer must belong to; absent for any. */
  readonly conversationId?: string
  readonly idempotencyKey: string | undefined
}

type Taken = ResponseOf<typeof chatChoiceCall>

const VALUES: readonly string[] = [
  'accept',
  'decline',
  'negotiate',
] satisfies OfferOption['value'][]

/**
 * Takes an option of an open offer, once. In a conversation, only this moves money and due dates. Throws `not_found`,
 * `offer_closed` or `invalid_input`.
 */
export async function takeChoice(
  { writer, ids }: { readonly writer: PlayerWriter; readonly ids: Ids },
  { caller: { playerId }, body, conversationId, idempotencyKey }: AskedChoice,
): Promise<Taken> {
  const { choice_id: offer, value } = body
  if (!isOptionValue(value)) {
    throw new RequestError(
      'invalid_input',
      'The field "value" must be accept, decline or negotiate.',
    )
  }
  if (!uuidSchema.safeParse(offer).success) {
    throw new RequestError('not_found', 'There is no such offer.')
  }
  const replyToken = ids.secret()
  return writer.act<Taken>({
    request: { caller: { playerId }, call: chatChoiceCall, key: idempotencyKey, body },
    command: { kind: 'take_option', offer, value, conversation: conversationId ?? null },
    answer: (written) => ({
      state_delta: toStateDelta(figuresAfter(written)),
      reply_token: replyToken,
    }),
    rows: (written, rows) => choiceRows(written, rows, { replyToken, messageId: ids.uuid() }),
  })
}

function isOptionValue(value: string): value is OfferOption['value'] {
  return VALUES.includes(value)
}

/** Returns the rows that close the offer, add the choice to the conversation as a message, and remove the chips. */
function choiceRows(
  { events, sheet }: Written,
  { offer }: SheetRows,
  { replyToken, messageId }: { readonly replyToken: string; readonly messageId: string },
): Pick<Writes, 'choices'> {
  const { at, outcome, value } = eventOfKind(events, 'option_taken')
  if (!offer) return { choices: [] }
  const choice = {
    player_id: sheet.playerId,
    offer_id: offer.id,
    status: value === 'decline' ? 'declined' : 'taken',
    outcome,
    token_hash: sha256(replyToken),
    conversation_id: offer.conversation_id,
    message_id: messageId,
    content: CHAT_TEXTS.youChose(titleOf(offer, value)),
    at,
  }
  return { choices: [choice] }
}

/** Returns the title of the chip of an option. */
function titleOf({ id, quick_replies: chips }: OfferJson, value: OfferOption['value']): string {
  const chip = chips.find(
    ({ payload }) =>
      typeof payload === 'object' &&
      payload.details['choice_id'] === id &&
      payload.details['value'] === value,
  )
  return chip?.title ?? value
}
