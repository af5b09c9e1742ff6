import type { tradeCall } from '#src/protocol/calls/trade.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { levelOf } from '#src/rules/level.ts'
import { toDollars } from '../players/figures.ts'
import type { DoneTrade } from './carry-out-trade.ts'
import { toStash } from './stash.ts'

/** A trade as its caller reads it. */
export function toTraded(done: DoneTrade): ResponseOf<typeof tradeCall> {
  const { id, fill, borough, tick, xp } = done
  const { side, symbol, quantity } = fill
  const cash = toDollars(done.cashCents)
  return {
    fill: {
      id,
      side,
      symbol,
      borough,
      quantity,
      price: Number((fill.grossCents / quantity / 100).toFixed(4)),
      gross: toDollars(fill.grossCents),
      fee: toDollars(fill.feeCents),
      total: toDollars(fill.cashCents),
      profit: toDollars(fill.profitCents),
      tick,
    },
    cash,
    stash: toStash(done.stashCapacity, done.holdings),
    state_delta: { cash, net_worth: toDollars(done.netWorthCents), xp, level: levelOf(xp) },
  }
}
