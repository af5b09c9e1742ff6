import { encounterCall } from '#src/protocol/calls/street-life.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { describeOutcome } from '#src/rules/encounters/words.ts'
import { eventOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'

export interface AskedSettlement {
  readonly caller: Actor
  readonly body: BodyOf<typeof encounterCall>
  readonly idempotencyKey: string | undefined
}

/** Settles the open encounter of a player. Throws `no_encounter` when none is open. */
export function settleOpenEncounter(
  writer: PlayerWriter,
  { caller: { playerId }, body, idempotencyKey }: AskedSettlement,
): Promise<ResponseOf<typeof encounterCall>> {
  return writer.act({
    request: { caller: { playerId }, call: encounterCall, key: idempotencyKey, body },
    command: { kind: 'settle_encounter', choice: body.choice },
    answer: toSettledResponse,
  })
}

function toSettledResponse(written: Written): ResponseOf<typeof encounterCall> {
  const settled = eventOfKind(written.events, 'encounter_settled')
  const { by, choice, success, cash_cents: cashCents, lost_goods: lostGoods } = settled
  return {
    outcome: {
      choice,
      success,
      cash_lost: toDollars(cashCents),
      goods_lost: lostGoods,
      text: describeOutcome(by, { choice, success, cashCents, lostGoods }),
    },
    state_delta: toStateDelta(figuresAfter(written)),
  }
}
