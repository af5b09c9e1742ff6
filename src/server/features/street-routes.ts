import { nameCall, recapCall, walletCall } from '#src/protocol/calls/player-street.ts'
import { tradeCall, upgradeCall } from '#src/protocol/calls/trade.ts'
import { createBalanceReader } from '../platform/chain/read-balances.ts'
import { bind, type Router } from '../platform/http/bind.ts'
import type { RateLimits } from '../platform/http/rate-limit.ts'
import type { MarketWatch } from '../read/market/market-watch.ts'
import type { ServerContext } from '../server-context.ts'
import { chooseName } from '../identity/street-names/choose-name.ts'
import { walletOf } from '../identity/account/wallet.ts'
import { readRecap } from '../read/season/read-recap.ts'
import { trade } from './trade/trade.ts'
import { upgradeStash } from './trade/upgrade-stash.ts'
import type { PlayerWriter } from '../write/player-writer.ts'

export interface StreetRouteParts {
  readonly server: ServerContext
  readonly market: MarketWatch
  readonly limits: RateLimits
  readonly writer: PlayerWriter
}

/** Binds trades, stash upgrades, the wallet, street names and the monthly recap. */
export function bindStreetRoutes(
  router: Router,
  { server, market, limits, writer }: StreetRouteParts,
): void {
  const readBalances = createBalanceReader(server)

  bind(router, tradeCall, ({ body, caller, idempotencyKey }) =>
    trade(writer, { caller, body, idempotencyKey, id: server.ids.uuid() }),
  )

  bind(router, upgradeCall, ({ body, caller, idempotencyKey }) =>
    upgradeStash(writer, { caller, body, idempotencyKey }),
  )

  bind(router, walletCall, ({ caller }) => walletOf(server, caller, readBalances))

  bind(router, nameCall, async ({ body, caller, idempotencyKey }) => {
    await limits.take('playerNames', caller.playerId)
    return chooseName(writer, { caller, body, idempotencyKey })
  })

  bind(router, recapCall, async ({ query, caller }) => {
    // Ends a month that is over, so that its recap exists.
    await market.now()
    return readRecap(server, caller.playerId, query.month)
  })
}
