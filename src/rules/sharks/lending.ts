import { RULES, SHARK_POLICIES } from '../config.ts'
import { earliest } from '../earliest.ts'
import { isLate, type Loan, owedOf } from '../loans.ts'
import type { OfferTerms, Shark } from './decision.ts'
import { securityFor } from './security.ts'
import type { PlayerView, Situation } from './situation.ts'
import type { Refusal } from './tags.ts'

export type LoanTerms = Extract<OfferTerms, { kind: 'loan' }>

/** What the limit of a loan depends on. */
export type LendingSituation = Pick<
  Situation,
  'closedUntil' | 'lastLoanTakenAt' | 'now' | 'openLoan' | 'otherLoans' | 'relation' | 'shark'
> & {
  readonly player: Pick<PlayerView, 'cashCents' | 'holdings' | 'netWorthCents' | 'reputation'>
}

/** The largest loan that a shark would give now, or the reason why it gives none. */
export type LoanLimit =
  | { readonly canLend: true; readonly limitCents: number }
  | { readonly canLend: false; readonly refusal: Refusal }

/** Returns the loan of a shark that is due first; null when nothing is owed. */
export function mostUrgent<loan extends Loan>(loans: readonly loan[], shark: Shark): loan | null {
  const own = loans.filter((loan) => loan.shark === shark && loan.status !== 'paid')
  return earliest(own.map((loan) => ({ at: loan.dueAt, loan })))?.loan ?? null
}

/** Returns a shark's one open loan, which is not the opening debt; null when there is none. */
export function openLoanOf<loan extends Loan>(loans: readonly loan[], shark: Shark): loan | null {
  const isOpen = ({ isOpening, shark: lender, status }: Loan): boolean =>
    lender === shark && !isOpening && status !== 'paid'
  return loans.find(isOpen) ?? null
}

/** Returns the limit of a loan by the shark's policy. The player's message has no influence on it. */
export function loanLimit(situation: LendingSituation): LoanLimit {
  const refusal = refusalOf(situation)
  if (refusal) return { canLend: false, refusal }
  const { minCents } = SHARK_POLICIES[situation.shark]
  const limitCents = roundDown(Math.min(limitByWealth(situation), limitBesideOpening(situation)))
  if (limitCents < minCents) return { canLend: false, refusal: 'too_poor' }
  return { canLend: true, limitCents }
}

/** Returns the limit by the net worth, to which the opening debt does not count. */
function limitByWealth(situation: LendingSituation): number {
  const { maxCents, netWorthPart, scalesWithReputation } = SHARK_POLICIES[situation.shark]
  if (netWorthPart === null) return maxCents
  const { netWorthCents, reputation } = situation.player
  const openingCents = openingOf(situation).reduce((sum, loan) => sum + owedOf(loan), 0)
  const worthCents = Math.max(RULES.loans.leastWorthCents, netWorthCents + openingCents)
  return Math.min(maxCents, worthCents * netWorthPart * (scalesWithReputation ? reputation : 1))
}

function limitBesideOpening(situation: LendingSituation): number {
  const stands = openingOf(situation).some(({ shark }) => shark === situation.shark)
  return stands ? RULES.loans.besideOpeningCents : Number.MAX_SAFE_INTEGER
}

function openingOf(situation: LendingSituation): readonly Loan[] {
  return debtsOf(situation).filter(({ isOpening }) => isOpening)
}

function debtsOf({ openLoan, otherLoans }: LendingSituation): readonly Loan[] {
  return openLoan ? [openLoan, ...otherLoans] : otherLoans
}

function refusalOf(situation: LendingSituation): Refusal | null {
  const { shark, player, relation } = situation
  const policy = SHARK_POLICIES[shark]
  if (openLoanOf(debtsOf(situation), shark)) return 'open_loan'
  if (debtsOf(situation).some(isLate)) return 'word_travels'
  if (relation.trust < policy.fromTrust) return 'bad_blood'
  if (player.reputation < policy.fromReputation) return 'no_respect'
  if (policy.onlyUnderCashCents !== null && player.cashCents >= policy.onlyUnderCashCents) {
    return 'too_rich'
  }
  return daysToWait(situation) > 0 ? 'too_soon' : null
}

/** Returns the days until this shark lends again, begun ones counted: after its last loan, or after one that was late. */
export function daysToWait({
  closedUntil,
  shark,
  lastLoanTakenAt,
  now,
}: Pick<Situation, 'closedUntil' | 'shark' | 'lastLoanTakenAt' | 'now'>): number {
  const rest = SHARK_POLICIES[shark].restDays * RULES.clock.dayMs
  const restedAt = lastLoanTakenAt === null ? 0 : lastLoanTakenAt.getTime() + rest
  const openAt = Math.max(restedAt, closedUntil?.getTime() ?? 0)
  return Math.max(0, Math.ceil((openAt - now.getTime()) / RULES.clock.dayMs))
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
