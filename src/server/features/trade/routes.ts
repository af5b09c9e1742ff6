import { tradeCall, upgradeCall } from '#src/protocol/calls/trade.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { trade } from './trade.ts'
import { upgradeStash } from './upgrade-stash.ts'

/** Binds trades and stash upgrades. */
export function bindTradeRoutes(router: Router, { server, writer }: GameContext): void {
  bind(router, tradeCall, ({ body, caller, idempotencyKey }) =>
    trade(writer, { caller, body, idempotencyKey, id: server.ids.uuid() }),
  )

  bind(router, upgradeCall, ({ body, caller, idempotencyKey }) =>
    upgradeStash(writer, { caller, body, idempotencyKey }),
  )
}
