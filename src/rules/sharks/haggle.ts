import { type Chance, chanceOf } from '#src/lib/chance.ts'
import { RULES, SHARK_POLICIES } from '../config.ts'
import type { Wishes } from './hear.ts'
import { clampPrincipal, type LoanTerms, secured } from './lending.ts'
import type { Situation } from './situation.ts'

/** The answer to a counter-offer. */
export interface Haggled {
  readonly terms: LoanTerms
  /** Whether the wishes are met, met in part, or leave the terms unchanged. */
  readonly outcome: 'agreed' | 'halfway' | 'held'
  /** Whether more was asked than this shark lends. */
  readonly isAtLimit: boolean
}

/**
 * Answers a counter-offer to the terms `standing`. A wish that trust, reputation and earlier loans allow is met; a
 * larger one is met in part. The terms always stay within the shark's policy.
 */
export function haggle(
  situation: Situation,
  standing: LoanTerms,
  limitCents: number,
  wishes: Wishes,
): Haggled {
  if (situation.relation.patience <= 0) {
    return { terms: standing, outcome: 'held', isAtLimit: false }
  }
  const bend = bendOf(situation)
  const chance = chanceOf(`${situation.seed}|haggle`)
  const isVague = wishes.cents === null && wishes.rate === null && wishes.days === null
  const isForBest = isVague || (wishes.rate === null && wishes.unnamed?.includes('cheaper'))
  const rate = isForBest ? bestRate(situation, bend) : wishes.rate
  const terms = secured(situation, {
    kind: 'loan',
    principalCents:
      wishes.cents === null
        ? standing.principalCents
        : clampPrincipal(situation, limitCents, wishes.cents),
    dailyRate: rate === null ? standing.dailyRate : haggleRate(situation, standing, rate, chance),
    days: wishes.days === null ? standing.days : haggleDays(situation, standing, wishes.days),
  })
  const isAtLimit = wishes.cents !== null && wishes.cents > limitCents
  return { terms, outcome: outcomeOf(standing, terms, wishes), isAtLimit }
}

/** Returns how far a shark gives way to this player, 0..1. */
export function bendOf({ shark, relation, player }: Situation): number {
  const { flexibility } = SHARK_POLICIES[shark]
  const record = (relation.facts.biggestDeal ? 0.1 : 0) - (relation.facts.worstBetrayal ? 0.2 : 0)
  const bend = flexibility + relation.trust / 200 + (player.reputation - 0.5) / 2 + record
  return Math.max(0, Math.min(1, bend))
}

/** Returns the best rate that this player can get, in steps of `rateStep` and not below the shark's floor. */
function bestRate({ shark }: Situation, bend: number): number {
  const { dailyRate, floorRate } = SHARK_POLICIES[shark]
  return Math.max(floorRate, roundRate(dailyRate - (dailyRate - floorRate) * bend))
}

function haggleRate(
  situation: Situation,
  standing: LoanTerms,
  wish: number,
  chance: Chance,
): number {
  if (wish > standing.dailyRate) return overbidRate(situation, standing, wish)
  const best = Math.min(standing.dailyRate, bestRate(situation, bendOf(situation)))
  if (wish >= best) return Math.min(standing.dailyRate, Math.max(best, roundRate(wish)))
  const part = 0.4 + 0.4 * chance()
  const towards = roundRate(standing.dailyRate - (standing.dailyRate - best) * part)
  // At least one step while the rate is above the best: less could round to no change.
  const oneStep = roundRate(standing.dailyRate - RULES.loans.rateStep)
  return Math.max(best, Math.min(towards, oneStep))
}

/** Returns the rate for a player who offers more than was asked: as offered, up to the shark's own rate. */
function overbidRate({ shark }: Situation, { dailyRate }: LoanTerms, wish: number): number {
  const own = Math.max(dailyRate, SHARK_POLICIES[shark].dailyRate)
  return Math.min(own, roundRate(wish))
}

/** Returns the days for a wish. Fewer days are always accepted, more only as far as the shark gives way. */
function haggleDays(situation: Situation, standing: LoanTerms, wish: number): number {
  const { days, extraDays } = SHARK_POLICIES[situation.shark]
  const most = Math.max(standing.days, days + Math.round(extraDays * bendOf(situation)))
  return Math.max(1, Math.min(most, Math.floor(wish)))
}

/** Rounds a rate up to the next `rateStep`, in favour of the shark. */
function roundRate(rate: number): number {
  const steps = Math.ceil(Number((rate / RULES.loans.rateStep).toFixed(6)))
  return Number((steps * RULES.loans.rateStep).toFixed(4))
}

function outcomeOf(standing: LoanTerms, terms: LoanTerms, wishes: Wishes): Haggled['outcome'] {
  const changed =
    terms.principalCents !== standing.principalCents ||
    terms.dailyRate !== standing.dailyRate ||
    terms.days !== standing.days
  if (!changed) return 'held'
  const isMet =
    (wishes.cents === null || wishes.cents === terms.principalCents) &&
    (wishes.rate === null || Math.abs(wishes.rate - terms.dailyRate) < 1e-9) &&
    (wishes.days === null || wishes.days === terms.days)
  return isMet ? 'agreed' : 'halfway'
}
