import { firstEncounterCall, playerStatsCall } from '#src/protocol/calls/player.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { bind, type Door } from '../http/bind.ts'
import { RequestError } from '../http/request-error.ts'
import type { Caller } from '../services/auth/authenticate.ts'
import type { Means } from '../services/means.ts'
import { type Figures, figuresOf, toDollars } from '../services/players/figures.ts'
import { firstEncounter } from '../services/players/first-encounter.ts'

export function bindPlayerRoutes(door: Door, means: Means): void {
  bind(door, playerStatsCall, async ({ params, caller }) => {
    if (!isOwn(params.id, caller)) throw new RequestError('not_found', 'There is no such player.')
    return toStats(await figuresOf(means, caller.playerId))
  })

  bind(door, firstEncounterCall, ({ caller }) => firstEncounter(means, caller.playerId))
}

/** A player reads their own figures only, by any of their names. */
function isOwn(id: string, caller: Caller): boolean {
  return ['me', caller.playerId, caller.wallet].includes(id.toLowerCase())
}

function toStats(figures: Figures): ResponseOf<typeof playerStatsCall> {
  const { player } = figures
  return {
    player_id: player.id,
    street_name: player.streetName,
    cash: toDollars(figures.cashCents),
    debt: toDollars(figures.debtCents),
    net_worth: toDollars(figures.netWorthCents),
    quota_left: figures.quotaLeft,
    daily_quota: figures.dailyQuota,
    moves_left: figures.movesLeft,
    stats: { streak: figures.streak },
    reputation: player.reputation,
    level: figures.level,
    xp: player.xp,
    borough: player.borough,
  }
}
