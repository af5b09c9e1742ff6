import { leaderboardCall, publicLeaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { bind, type Door } from '../http/bind.ts'
import type { Board } from '../services/leaderboard/board.ts'

export function bindLeaderboardRoutes(door: Door, board: Board): void {
  bind(door, leaderboardCall, ({ query }) => board.page(query))
  bind(door, publicLeaderboardCall, ({ query }) => board.page(query))
}
