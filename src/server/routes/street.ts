import { nameCall, recapCall, walletCall } from '#src/protocol/calls/player-street.ts'
import { tradeCall, upgradeCall } from '#src/protocol/calls/trade.ts'
import { createBalanceReader } from '../chain/read-balances.ts'
import { bind, type Door } from '../http/bind.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { MarketWatch } from '../services/market/market-watch.ts'
import type { Means } from '../services/means.ts'
import { chooseName } from '../services/players/choose-name.ts'
import { walletOf } from '../services/players/wallet.ts'
import { tellRecap } from '../services/season/tell-recap.ts'
import { trade } from '../services/trade/trade.ts'
import { upgradeStash } from '../services/trade/upgrade-stash.ts'

export function bindStreetRoutes(
  door: Door,
  means: Means,
  { market, limits }: { market: MarketWatch; limits: RateLimits },
): void {
  const readBalances = createBalanceReader(means)

  bind(door, tradeCall, ({ body, caller, idempotencyKey }) =>
    trade(means, market, { caller, body, idempotencyKey }),
  )

  bind(door, upgradeCall, ({ body, caller, idempotencyKey }) =>
    upgradeStash(means, { caller, body, idempotencyKey }),
  )

  bind(door, walletCall, ({ caller }) => walletOf(means, caller, readBalances))

  bind(door, nameCall, async ({ body, caller, idempotencyKey }) => {
    await limits.take('playerNames', caller.playerId)
    return chooseName(means, { caller, body, idempotencyKey })
  })

  bind(door, recapCall, async ({ query, caller }) => {
    // A month that is over is ended before anybody reads how it went.
    await market.now()
    return tellRecap(means, caller.playerId, query.month)
  })
}
