import { frontCall } from '#src/protocol/calls/fronts.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { FrontCommand } from '#src/rules/fronts/command.ts'
import { FRONT_LABELS } from '#src/rules/fronts/front.ts'
import { questionsOf } from '#src/rules/fronts/questions.ts'
import { formatCents } from '#src/rules/money.ts'
import { internalError } from '../../platform/http/request-error.ts'
import { eventsOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'
import { describeFronts } from './describe-fronts.ts'

type Body = BodyOf<typeof frontCall>

export interface AskedFrontAction {
  readonly caller: Actor
  readonly body: Body
  readonly idempotencyKey: string | undefined
  /** The id of a purchase or sale, a UUID. */
  readonly id: string
}

/** Buys, tends or sells a front, once per idempotency key. */
export function actOnFront(
  writer: PlayerWriter,
  { caller: { playerId }, body, idempotencyKey, id }: AskedFrontAction,
): Promise<ResponseOf<typeof frontCall>> {
  return writer.act({
    request: { caller: { playerId }, call: frontCall, key: idempotencyKey, body },
    command: toCommand(body, id),
    answer(written) {
      const figures = figuresAfter(written)
      return {
        text: tellResult(written),
        cash: toDollars(figures.cashCents),
        fronts: describeFronts(written.sheet, written.world),
        state_delta: toStateDelta(figures),
      }
    },
  })
}

function toCommand(body: Body, id: string): FrontCommand {
  const { front } = body
  switch (body.action) {
    case 'buy':
      return { kind: 'buy_front', id, front }
    case 'tend':
      return { kind: 'tend_front', front, answer: body.answer }
    case 'sell':
      return { kind: 'sell_front', id, front }
  }
}

function tellResult({ events }: Written): string {
  const [bought] = eventsOfKind(events, 'front_bought')
  if (bought) return `You own ${FRONT_LABELS[bought.front]}. It asks for you once a day.`
  const [sold] = eventsOfKind(events, 'front_sold')
  if (sold) return `You sold ${FRONT_LABELS[sold.front]} for ${formatCents(sold.cents)}.`
  const [tended] = eventsOfKind(events, 'front_tended')
  const question = tended && questionsOf(tended.front).find(({ id }) => id === tended.question)
  if (!question) throw internalError(events)
  return question[tended.answer].outcome
}
