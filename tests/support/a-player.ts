import type { playerStatsCall } from '#src/protocol/calls/player.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'

type Stats = ResponseOf<typeof playerStatsCall>

type OldSpelling =
  | 'quotaLeft'
  | 'dailyQuota'
  | 'movesLeft'
  | 'netWorth'
  | 'playerCash'
  | 'streetName'
  | 'currentBorough'
  | 'cooldownEndsAt'

/** The server's response about a new player, under all names of its fields, with `changes`. */
export function aPlayersStats(changes: Partial<Stats> = {}): Stats {
  const stats: Omit<Stats, OldSpelling> = {
    player_id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
    street_name: 'Lucky Lefty',
    cash: 2000,
    debt: 0,
    net_worth: 2000,
    quota_left: 2,
    daily_quota: 3,
    moves_left: 5,
    stats: { streak: 1 },
    reputation: 0.5,
    level: 1,
    xp: 5,
    next_level_xp: 100,
    borough: 'manhattan',
    heat: {},
    encounter: null,
    guide_reward: null,
    cooldown_ends_at: null,
    ...changes,
  }
  return {
    ...stats,
    quotaLeft: stats.quota_left,
    dailyQuota: stats.daily_quota,
    movesLeft: stats.moves_left,
    netWorth: stats.net_worth,
    playerCash: stats.cash,
    streetName: stats.street_name,
    currentBorough: stats.borough,
    cooldownEndsAt: stats.cooldown_ends_at,
  }
}
