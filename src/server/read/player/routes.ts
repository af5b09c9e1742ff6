import { firstEncounterCall, playerStatsCall } from '#src/protocol/calls/player.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import { xpForLevel } from '#src/rules/level.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { ServerContext } from '../../server-context.ts'
import { cooldownOf, type Figures, figuresOf, toDollars, toStateDelta } from './figures.ts'
import { firstEncounter } from './first-encounter.ts'

/** Binds a player's figures and the actions that are open after sign-in. */
export function bindPlayerRoutes(router: Router, server: ServerContext): void {
  bind(router, playerStatsCall, async ({ params, caller }) => {
    if (!isOwn(params.id, caller)) throw new RequestError('not_found', 'There is no such player.')
    return toStats(await figuresOf(server, caller.playerId), server.clock.now())
  })

  bind(router, firstEncounterCall, ({ caller }) => firstEncounter(server, caller.playerId))
}

/** Whether an id names the caller: 'me', the player's id or the wallet. Players read only their own figures. */
function isOwn(id: string, caller: Caller): boolean {
  return ['me', caller.playerId, caller.wallet].includes(id.toLowerCase())
}

function toStats(figures: Figures, now: Date): ResponseOf<typeof playerStatsCall> {
  const { player, level } = figures
  const delta = toStateDelta(figures)
  const cooldown = cooldownOf(figures, now)
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
    level,
    xp: player.xp,
    next_level_xp: xpForLevel(level + 1),
    borough: player.borough,
    heat: figures.heat,
    encounter: delta.encounter ?? null,
    guide_reward: player.guidePaid ? null : toDollars(RULES.guide.rewardCents),
    cooldown_ends_at: cooldown,
    quotaLeft: figures.quotaLeft,
    dailyQuota: figures.dailyQuota,
    movesLeft: figures.movesLeft,
    netWorth: toDollars(figures.netWorthCents),
    playerCash: toDollars(figures.cashCents),
    streetName: player.streetName,
    currentBorough: player.borough,
    cooldownEndsAt: cooldown,
  }
}
