import {
  leaderboardAliasCalls,
  leaderboardCall,
  ownRankCall,
  publicLeaderboardCall,
} from '#src/protocol/calls/leaderboard.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import type { Board, OwnRank } from './board.ts'
import { toDollars } from '../player/figures.ts'

export function bindLeaderboardRoutes(router: Router, board: Board): void {
  bind(router, leaderboardCall, ({ query }) => board.page(query))
  bind(router, publicLeaderboardCall, ({ query }) => board.page(query))
  for (const call of leaderboardAliasCalls) bind(router, call, ({ query }) => board.page(query))

  bind(router, ownRankCall, async ({ caller }) => {
    const { day, month, all } = await board.ranksOf(caller.playerId)
    return {
      day: toOwn(day),
      month: toOwn(month),
      all: toOwn(all),
      ...(await board.eligibilityOf(caller.playerId)),
    }
  })
}

function toOwn(own: OwnRank | null): { rank: number; score: number } | null {
  return own && { rank: own.rank, score: toDollars(own.scoreCents) }
}
