import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { uuidSchema } from '#src/protocol/fields.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import type { OfferOption } from '#src/rules/sharks/decision.ts'
import { settle } from '#src/rules/sharks/settle.ts'
import type { Transaction } from '../../db/database.ts'
import {
  addMessage,
  conversationOf,
  updateConversation,
} from '../../db/repositories/conversations.ts'
import { addReplyToken, closeOffer, type OfferRow, offerOf } from '../../db/repositories/offers.ts'
import { saveRelation } from '../../db/repositories/relations.ts'
import { hmacSha256, sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { lockForAction } from '../players/lock-for-action.ts'
import { readFigures, toStateDelta } from '../players/figures.ts'
import { currentSeason } from '../seasons.ts'
import { applySettlement } from './apply-settlement.ts'
import { readSituation } from './situation.ts'

type Choice = Pick<BodyOf<typeof chatChoiceCall>, 'choice_id' | 'value'>
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
export function takeChoice(
  server: ServerContext,
  {
    caller: { playerId },
    body,
    conversationId,
    idempotencyKey,
  }: {
    caller: Actor
    body: Choice
    /** The conversation that the offer must belong to; absent for any. */
    conversationId?: string
    idempotencyKey: string | undefined
  },
): Promise<Taken> {
  return answerOnce(
    server,
    { caller: { playerId }, call: chatChoiceCall, key: idempotencyKey, body },
    async (tx) => ({ result: await takeOption(server, tx, playerId, body, conversationId) }),
  )
}

async function takeOption(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
  { choice_id, value }: Choice,
  conversationId: string | undefined,
): Promise<Taken> {
  if (!isOptionValue(value)) {
    throw new RequestError(
      'invalid_input',
      'The field "value" must be accept, decline or negotiate.',
    )
  }
  await lockForAction(server, tx, playerId)
  const offer = await openOffer(server, tx, playerId, choice_id)
  if (conversationId !== undefined && offer.conversationId !== conversationId) {
    throw new RequestError('not_found', 'There is no such offer.')
  }
  const season = await currentSeason(server, tx)
  const { situation } = await readSituation(server, tx, {
    playerId,
    character: offer.character,
    text: '',
    seed: hmacSha256(season.seed, `${playerId}|${offer.id}`),
    streetTalk: [],
  })
  const { settlement, relation } = settle(situation, offer.terms, value)
  await closeOffer(tx, offer.id, value === 'decline' ? 'declined' : 'taken')
  await applySettlement(server, tx, { playerId, offer, settlement })
  await saveRelation(tx, playerId, offer.character, relation)
  await recordChoice(server, tx, offer, value)

  const replyToken = server.ids.secret()
  const hash = sha256(replyToken)
  await addReplyToken(tx, { hash, playerId, offerId: offer.id, value: settlement.kind })
  const figures = await readFigures(server, tx, playerId)
  return { state_delta: toStateDelta(figures), reply_token: replyToken }
}

function isOptionValue(value: string): value is OfferOption['value'] {
  return VALUES.includes(value)
}

async function openOffer(
  { clock }: ServerContext,
  tx: Transaction,
  playerId: string,
  choiceId: string,
): Promise<OfferRow> {
  const offer = uuidSchema.safeParse(choiceId).success ? await offerOf(tx, choiceId) : undefined
  if (!offer || offer.playerId !== playerId) {
    throw new RequestError('not_found', 'There is no such offer.')
  }
  if (offer.status !== 'open' || offer.expiresAt.getTime() <= clock.now().getTime()) {
    throw new RequestError('offer_closed', 'This offer is closed.')
  }
  return offer
}

/** Adds the choice to the conversation as a message, and removes the chips. */
async function recordChoice(
  { ids, clock }: ServerContext,
  tx: Transaction,
  { id, conversationId }: OfferRow,
  value: OfferOption['value'],
): Promise<void> {
  const conversation = await conversationOf(tx, conversationId)
  if (!conversation) return
  const chip = conversation.quickReplies.find(
    ({ payload }) =>
      typeof payload === 'object' &&
      payload.details.choice_id === id &&
      payload.details.value === value,
  )
  await addMessage(tx, {
    id: ids.uuid(),
    conversationId,
    role: 'system',
    content: CHAT_TEXTS.youChose(chip?.title ?? value),
    turnId: null,
    createdAt: clock.now(),
  })
  await updateConversation(tx, conversationId, { quickReplies: [] })
}
