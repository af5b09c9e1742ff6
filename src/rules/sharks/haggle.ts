import { type Chance, chanceOf } from '#src/lib/chance.ts'
import { RULES, SHARK_POLICIES } from '../config.ts'
import type { Wishes } from './hear.ts'
import { clampPrincipal, type LoanTerms, secured } from './lending.ts'
import type { Situation } from './situation.ts'

/** How a counter-offer ended: met in full, part of the way, not at all, or against the limit. */
export interface Haggled {
  readonly terms: LoanTerms
  readonly outcome: 'agreed' | 'halfway' | 'held'
  /** More was asked than this shark lends. */
  readonly isAtLimit: boolean
}

/**
 * Answers a counter-offer. A wish that trust, reputation and record allow is met; a bolder one part of the way.
 * Whatever was asked, the terms stay inside the policy.
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
  const rate = isVague ? bestRate(situation, bend) : wishes.rate
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

/** How far a shark bends for this player, 0..1. */
export function bendOf({ shark, relation, player }: Situation): number {
  const { flexibility } = SHARK_POLICIES[shark]
  const record = (relation.facts.biggestDeal ? 0.1 : 0) - (relation.facts.worstBetrayal ? 0.2 : 0)
  const bend = flexibility + relation.trust / 200 + (player.reputation - 0.5) / 2 + record
  return Math.max(0, Math.min(1, bend))
}

/** The best rate this player can get, in half points, never under the shark's floor. */
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
  const best = Math.min(standing.dailyRate, bestRate(situation, bendOf(situation)))
  if (wish >= best) return Math.min(standing.dailyRate, Math.max(best, roundRate(wish)))
  const part = 0.4 + 0.4 * chance()
  const towards = roundRate(standing.dailyRate - (standing.dailyRate - best) * part)
  // A shark with any room gives at least one step: a smaller one would round to nothing.
  const oneStep = roundRate(standing.dailyRate - RULES.loans.rateStep)
  return Math.max(best, Math.min(towards, oneStep))
}

/** Fewer days are always welcome; more only as far as the shark bends. */
function haggleDays(situation: Situation, standing: LoanTerms, wish: number): number {
  const { days, extraDays } = SHARK_POLICIES[situation.shark]
  const most = Math.max(standing.days, days + Math.round(extraDays * bendOf(situation)))
  return Math.max(1, Math.min(most, Math.floor(wish)))
}

/** Rounds up to the next half point, in favour of the shark. */
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
