import { tradeCall, upgradeCall } from '#src/protocol/calls/trade.ts'
import { bind, type Door } from '../http/bind.ts'
import type { MarketWatch } from '../services/market/market-watch.ts'
import type { Means } from '../services/means.ts'
import { trade } from '../services/trade/trade.ts'
import { upgradeStash } from '../services/trade/upgrade-stash.ts'

export function bindStreetRoutes(door: Door, means: Means, market: MarketWatch): void {
  bind(door, tradeCall, ({ body, caller, idempotencyKey }) =>
    trade(means, market, { playerId: caller.playerId, body, idempotencyKey }),
  )

  bind(door, upgradeCall, ({ body, caller, idempotencyKey }) =>
    upgradeStash(means, { playerId: caller.playerId, body, idempotencyKey }),
  )
}
