import { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { monthlyPot } from './monthly-pot.ts'

export function bindPotRoutes(router: Router, { server, market }: GameContext): void {
  bind(router, monthlyPotCall, async ({ caller }) => {
    await market.settle()
    return monthlyPot(server, caller.playerId)
  })
}
