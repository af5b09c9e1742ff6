import { tradeCall } from '#src/protocol/calls/trade.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { MarketTick, MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { carryOutTrade } from './carry-out-trade.ts'
import { MarketMoved } from './market-moved.ts'
import { toTraded } from './to-traded.ts'

/** The market went on while a trade was under way; more often than this it is no race but a fault. */
const ATTEMPTS = 4

export interface AskedTrade {
  readonly caller: Actor
  readonly body: BodyOf<typeof tradeCall>
  readonly idempotencyKey: string | undefined
}

/** Buys or sells where the player stands: money, goods, price, heat, boards and tape in one transaction, once for each key. */
export async function trade(
  means: Means,
  market: MarketWatch,
  { caller: { playerId }, body, idempotencyKey }: AskedTrade,
): Promise<ResponseOf<typeof tradeCall>> {
  const request = { caller: { playerId }, call: tradeCall, key: idempotencyKey, body }
  const inTick = (tick: MarketTick) =>
    answerOnce(means, request, async (tx) => {
      const done = await carryOutTrade(means, tx, tick, { playerId, body })
      return { result: toTraded(done) }
    })
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTick(await market.settle())
    } catch (failure) {
      if (!(failure instanceof MarketMoved) || attempt === ATTEMPTS) throw failure
      await market.refresh()
    }
  }
}
