import { missionsCall } from '#src/protocol/calls/missions.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { GameContext } from '../../server-context.ts'
import { listMissions } from './list-missions.ts'

export function bindMissionRoutes(router: Router, game: GameContext): void {
  bind(router, missionsCall, ({ caller }) => listMissions(game, caller.playerId))
}
