import { RULES, SHARK_POLICIES } from '../config.ts'
import { dayNumber } from '../calendar.ts'
import { ladderLimit } from '../loans.ts'
import type { OfferTerms } from './decision.ts'
import { securityFor } from './security.ts'
import type { PlayerView, Situation } from './situation.ts'
import type { Refusal } from './tags.ts'

export type LoanTerms = Extract<OfferTerms, { kind: 'loan' }>

/** What the limit of a loan depends on. */
export type LendingSituation = Pick<
  Situation,
  'lastLoanTakenAt' | 'now' | 'openLoan' | 'relation' | 'shark'
> & {
  readonly player: Pick<
    PlayerView,
    'cashCents' | 'earnedCents' | 'holdings' | 'netWorthCents' | 'reputation'
  >
}

/** The largest loan that a shark would give now, or the reason why it gives none. */
export type LoanLimit =
  | { readonly canLend: true; readonly limitCents: number }
  | { readonly canLend: false; readonly refusal: Refusal }

/** Returns the limit of a loan by the shark's policy. The player's message has no influence on it. */
export function loanLimit(situation: LendingSituation): LoanLimit {
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

/** The least limit of a shark that lends a share of net worth. */
const SMALLEST_CEILING_CENTS = 100_000

function refusalOf({ shark, player, relation, ...rest }: LendingSituation): Refusal | null {
  const policy = SHARK_POLICIES[shark]
  if (rest.openLoan) return 'open_loan'
  if (relation.trust < policy.fromTrust) return 'bad_blood'
  if (player.reputation < policy.fromReputation) return 'no_respect'
  if (policy.onlyUnderCashCents !== null && player.cashCents >= policy.onlyUnderCashCents) {
    return 'too_rich'
  }
  return daysToWait({ shark, ...rest }) > 0 ? 'too_soon' : null
}

/** Returns the days until this shark's rest after the last loan ends; 0 when it has ended. */
export function daysToWait({
  shark,
  lastLoanTakenAt,
  now,
}: Pick<Situation, 'shark' | 'lastLoanTakenAt' | 'now'>): number {
  if (lastLoanTakenAt === null) return 0
  const passed = dayNumber(now) - dayNumber(lastLoanTakenAt)
  return Math.max(0, SHARK_POLICIES[shark].restDays - passed)
}

/** Returns the shark's own terms for a wished sum, clamped to the limits; for the largest loan when none is wished. */
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

/** Returns the terms with the security that this shark wants for their sum. */
export function secured({ shark, player }: Situation, terms: LoanTerms): LoanTerms {
  const { security: _, ...unsecured } = terms
  const security = securityFor(shark, terms.principalCents, player.holdings)
  return security ? { ...unsecured, security } : unsecured
}

/** Returns a wished sum as one that the policy allows: rounded down to whole steps, between smallest loan and limit. */
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
