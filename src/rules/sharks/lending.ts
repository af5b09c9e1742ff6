import { RULES, SHARK_POLICIES } from '../config.ts'
import { dayNumber } from '../calendar.ts'
import { ladderLimit } from '../loans.ts'
import type { OfferTerms } from './decision.ts'
import { securityFor } from './security.ts'
import type { Situation } from './situation.ts'
import type { Refusal } from './tags.ts'

export type LoanTerms = Extract<OfferTerms, { kind: 'loan' }>

/** What a shark would lend now at the most, or why nothing. */
export type LoanLimit =
  | { readonly canLend: true; readonly limitCents: number }
  | { readonly canLend: false; readonly refusal: Refusal }

/** The policy's last word on a sum. Nothing the player types can move it. */
export function loanLimit(situation: Situation): LoanLimit {
  const refusal = refusalOf(situation)
  if (refusal) return { canLend: false, refusal }
  const policy = SHARK_POLICIES[situation.shark]
  const { earnedCents, netWorthCents, reputation } = situation.player
  const byWealth =
    policy.netWorthPart === null
      ? Number.MAX_SAFE_INTEGER
      : Math.max(SMALLEST_CEILING_CENTS, netWorthCents * policy.netWorthPart)
  const byReputation = policy.maxCents * (policy.scalesWithReputation ? reputation : 1)
  const limitCents = roundDown(
    Math.min(ladderLimit(earnedCents), policy.maxCents, byWealth, byReputation),
  )
  if (limitCents < policy.minCents) return { canLend: false, refusal: 'no_respect' }
  return { canLend: true, limitCents }
}

/** '50 % of net worth, at least $1k'. */
const SMALLEST_CEILING_CENTS = 100_000

function refusalOf({ shark, player, relation, ...rest }: Situation): Refusal | null {
  const policy = SHARK_POLICIES[shark]
  if (rest.openLoan) return 'open_loan'
  if (relation.trust < policy.fromTrust) return 'bad_blood'
  if (player.reputation < policy.fromReputation) return 'no_respect'
  if (policy.onlyUnderCashCents !== null && player.cashCents >= policy.onlyUnderCashCents) {
    return 'too_rich'
  }
  return daysToWait({ shark, ...rest }) > 0 ? 'too_soon' : null
}

/** Days until this shark lends again; 0 when he would now. */
export function daysToWait({
  shark,
  lastLoanTakenAt,
  now,
}: Pick<Situation, 'shark' | 'lastLoanTakenAt' | 'now'>): number {
  if (lastLoanTakenAt === null) return 0
  const passed = dayNumber(now) - dayNumber(lastLoanTakenAt)
  return Math.max(0, SHARK_POLICIES[shark].restDays - passed)
}

/** The shark's own terms for a wish: the sum held between his smallest and his limit, never outside. */
export function termsFor(
  situation: Situation,
  limitCents: number,
  wishCents: number | null,
): LoanTerms {
  const policy = SHARK_POLICIES[situation.shark]
  return secured(situation, {
    kind: 'loan',
    principalCents: clampPrincipal(situation, limitCents, wishCents ?? limitCents),
    dailyRate: policy.dailyRate,
    days: policy.days,
  })
}

/** Adds to the terms what this shark takes in addition to a signature for their sum. */
export function secured({ shark, player }: Situation, terms: LoanTerms): LoanTerms {
  const { security: _, ...unsecured } = terms
  const security = securityFor(shark, terms.principalCents, player.holdings)
  return security ? { ...unsecured, security } : unsecured
}

/** A wish made a sum that the policy allows: whole steps between the smallest loan and the limit. */
export function clampPrincipal(
  { shark }: Pick<Situation, 'shark'>,
  limitCents: number,
  wishCents: number,
): number {
  const atLeast = Math.min(limitCents, SHARK_POLICIES[shark].minCents)
  return Math.min(limitCents, Math.max(atLeast, roundDown(wishCents)))
}

function roundDown(cents: number): number {
  return Math.floor(cents / RULES.loans.stepCents) * RULES.loans.stepCents
}
