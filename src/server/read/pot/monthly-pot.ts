import type { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { seasonEnd, seasonOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { partOf } from '#src/rules/money.ts'
import { houseBalance, potSourcesOf } from './house-books-repository.ts'
import { countEligible, monthOf, paidPots } from '../../write/pot-repository.ts'
import { evidenceOfPlayer } from '../../platform/db/repositories/evidence.ts'
import type { ServerContext } from '../../server-context.ts'
import { toDollars } from '../player/figures.ts'
import { isDemoPot, judgementNow } from '../../write/judgement.ts'

const MAX_HISTORY_MONTHS = 12

/** Returns the current pot, the player's part in it, and the last payouts. */
export async function monthlyPot(
  { store, clock, config }: ServerContext,
  playerId: string,
): Promise<ResponseOf<typeof monthlyPotCall>> {
  const { db } = store
  const month = seasonOf(clock.now())
  const judgement = judgementNow({ clock })
  const isDemo = isDemoPot(config)
  const potCents = await houseBalance(db, 'pot')
  const sources = await potSourcesOf(db, month)
  const playerMonth = await monthOf(db, month, playerId)
  const paid = await paidPots(db, MAX_HISTORY_MONTHS)
  const evidence = await evidenceOfPlayer(db, playerId, judgement)
  const { fromDays } = RULES.pot
  const provenAt = isDemo ? null : judgement
  const date = seasonEnd(month).toISOString()
  const fromSource = (source: Parameters<typeof sources.get>[0]) =>
    toDollars(sources.get(source) ?? 0)
  return {
    status: 'open',
    current_pot: toDollars(potCents),
    player_contribution: toDollars(playerMonth?.contributedCents ?? 0),
    distribution_date: date,
    last_contribution: playerMonth?.lastContributionAt?.toISOString() ?? null,
    pot_history: paid.map((pot) => ({
      month: pot.month,
      total: toDollars(pot.totalCents),
      distributed: toDollars(pot.distributedCents),
      winners: pot.winners,
    })),
    contribution_breakdown: {
      game_sessions: fromSource('game_sessions'),
      trading_fees: fromSource('trading_fees'),
      loan_interest: fromSource('loan_interest'),
      character_interactions: fromSource('character_interactions'),
    },
    next_distribution: {
      date,
      estimated_amount: toDollars(Math.floor(partOf(potCents, RULES.pot.paidOutPart))),
      eligible_players: await countEligible(db, { month, fromDays, provenAt }),
    },
    days_played: playerMonth?.days ?? 0,
    days_needed: fromDays,
    is_demo: isDemo,
    proven: evidence.size > 0,
  }
}
