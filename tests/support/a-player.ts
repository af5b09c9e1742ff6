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

/** A newcomer's figures as the server tells them, in all spellings, with what differs. */
export function aPlayersStats(changes: Partial<Stats> = {}): Stats {
  const told: Omit<Stats, OldSpelling> = {
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
    cooldown_ends_at: null,
    ...changes,
  }
  return {
    ...told,
    quotaLeft: told.quota_left,
    dailyQuota: told.daily_quota,
    movesLeft: told.moves_left,
    netWorth: told.net_worth,
    playerCash: told.cash,
    streetName: told.street_name,
    currentBorough: told.borough,
    cooldownEndsAt: told.cooldown_ends_at,
  }
}
