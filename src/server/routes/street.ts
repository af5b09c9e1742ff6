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
import type { PlayerWriter } from '../write/player-writer.ts'

export interface StreetMeans {
  readonly means: Means
  readonly market: MarketWatch
  readonly limits: RateLimits
  readonly writer: PlayerWriter
}

export function bindStreetRoutes(door: Door, { means, market, limits, writer }: StreetMeans): void {
  const readBalances = createBalanceReader(means)

  bind(door, tradeCall, ({ body, caller, idempotencyKey }) =>
    trade(writer, { caller, body, idempotencyKey, id: means.ids.uuid() }),
  )

  bind(door, upgradeCall, ({ body, caller, idempotencyKey }) =>
    upgradeStash(writer, { caller, body, idempotencyKey }),
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
