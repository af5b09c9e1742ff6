import { wireCall } from '#src/protocol/calls/economy.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { readWire } from './read-wire.ts'

export function bindWireRoutes(router: Router, { server, market }: GameContext): void {
  bind(router, wireCall, async ({ query }) => {
    // Publishes the news of the current tick.
    await market.now()
    return readWire(server, query)
  })
}
