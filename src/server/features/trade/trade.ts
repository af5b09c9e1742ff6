import { tradeCall } from '#src/protocol/calls/trade.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { profitOf } from '#src/rules/trade/evolve.ts'
import { eventOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'
import { toStash } from '../../read/player/stash.ts'

export interface AskedTrade {
  readonly caller: Actor
  readonly body: BodyOf<typeof tradeCall>
  readonly idempotencyKey: string | undefined
  /** The id of the fill, a UUID. */
  readonly id: string
}

/** Buys or sells in the player's borough, once per idempotency key. An encounter may follow a sale. */
export function trade(
  writer: PlayerWriter,
  { caller: { playerId }, body, idempotencyKey, id }: AskedTrade,
): Promise<ResponseOf<typeof tradeCall>> {
  const { side, symbol, quantity, quoted_price: quoted } = body
  const quotedCents = quoted === undefined ? undefined : Math.round(quoted * 100)
  return writer.act({
    request: { caller: { playerId }, call: tradeCall, key: idempotencyKey, body },
    command: { kind: 'trade', id, side, symbol, quantity, quotedCents },
    answer: toTradeResponse,
  })
}

function toTradeResponse(written: Written): ResponseOf<typeof tradeCall> {
  const { events, sheet, before } = written
  const fill = eventOfKind(events, 'traded')
  const cash = toDollars(sheet.balances[cashAccount(sheet.playerId)] ?? 0)
  const { id, side, symbol, borough, quantity, gross_cents: gross, fee_cents: fee, tick } = fill
  return {
    fill: {
      id,
      side,
      symbol,
      borough,
      quantity,
      price: Number((gross / quantity / 100).toFixed(4)),
      gross: toDollars(gross),
      fee: toDollars(fee),
      total: toDollars(side === 'buy' ? -gross - fee : gross - fee),
      profit: toDollars(profitOf(fill, before.holdings)),
      tick,
    },
    cash,
    stash: toStash(sheet.stashCapacity, sheet.holdings),
    state_delta: toStateDelta(figuresAfter(written)),
  }
}
