import { RULES } from './config.ts'
import { RulesError } from './errors.ts'
import { type Loan, interestPart } from './loans.ts'
import { checkCents } from './money.ts'
import type { Shark } from './sharks/decision.ts'

/** Accounts of the double-entry books. The balance of a debt account is minus what the player owes that shark. */
export type AccountName =
  | 'house'
  | 'pot'
  | 'fees'
  | `player:${string}:cash`
  | `player:${string}:debt:${Shark}`

export interface Posting {
  readonly account: AccountName
  /** Positive: the account receives. */
  readonly amountCents: number
}

/** One entry of the books. Each pair of `kind` and `cause` is booked once. */
export interface Entry {
  readonly kind:
    | 'opening_grant'
    | 'opening_debt'
    | 'loan_paid_out'
    | 'loan_interest'
    | 'loan_repayment'
    | 'travel_toll'
    | 'encounter_loss'
    | 'guide_reward'
    | 'job_pay'
    | 'mission_reward'
    | 'worked_off'
    | 'goods_collected'
    | 'cash_collected'
    | 'pledge_sold'
    | 'profit_share'
    | 'trade'
    | 'stash_upgrade'
    | 'front_bought'
    | 'front_income'
    | 'front_sold'
    | 'kicked_up'
    | 'game_session'
    | 'paid_interaction'
    | 'pot_payout'
    | 'player_closed'
  readonly cause: string
  readonly postings: readonly Posting[]
}

export function cashAccount(playerId: string): AccountName {
  return `player:${playerId}:cash`
}

export function debtAccount(playerId: string, shark: Shark): AccountName {
  return `player:${playerId}:debt:${shark}`
}

/** Whether an account is one of the player's. */
export function isOwnedBy(account: AccountName, playerId: string): boolean {
  return account.startsWith(`player:${playerId}:`)
}

/** The cash that a new player receives. */
export function openingGrant(playerId: string): Entry {
  return transfer('opening_grant', playerId, {
    from: 'house',
    to: cashAccount(playerId),
    amountCents: RULES.start.cashCents,
  })
}

/** The debt that a new player has. It pays out nothing. */
export function openingDebt({
  playerId,
  loan,
}: {
  readonly playerId: string
  readonly loan: Pick<Loan, 'id' | 'principalCents' | 'shark'>
}): Entry {
  return transfer('opening_debt', loan.id, {
    from: debtAccount(playerId, loan.shark),
    to: 'house',
    amountCents: loan.principalCents,
  })
}

interface LoanOfPlayer {
  readonly playerId: string
  readonly loan: Pick<Loan, 'id' | 'shark'>
}

export function loanPaidOut({
  playerId,
  loan,
}: {
  readonly playerId: string
  readonly loan: Pick<Loan, 'id' | 'principalCents' | 'shark'>
}): Entry {
  return transfer('loan_paid_out', loan.id, {
    from: debtAccount(playerId, loan.shark),
    to: cashAccount(playerId),
    amountCents: loan.principalCents,
  })
}

/** What a day of interest, or the missed errand of a UTC day, added to a loan. */
export function loanInterest(
  { playerId, loan }: LoanOfPlayer,
  accrued: { day: string; amountCents: number },
): Entry {
  return transfer('loan_interest', `${loan.id}|${accrued.day}`, {
    from: debtAccount(playerId, loan.shark),
    to: 'house',
    amountCents: accrued.amountCents,
  })
}

/** Returns the part of a payment that goes to the pot, in whole cents: a share of its interest, rounded down. */
export function potPartOfRepayment(
  loan: Parameters<typeof interestPart>[0],
  amountCents: number,
): number {
  return Math.floor(interestPart(loan, amountCents) * RULES.pot.loanInterestPart)
}

/**
 * A payment in cash on a debt, of which `potCents` go from the game's account to the pot. `keptCents` of the payment do not
 * count towards the debt.
 */
export function repaymentEntry(payment: {
  readonly playerId: string
  readonly shark: Shark
  readonly cause: string
  readonly amountCents: number
  readonly potCents: number
  readonly keptCents: number
}): Entry {
  const { playerId, shark, cause, keptCents, potCents } = payment
  const amountCents = checkCents(payment.amountCents)
  const postings: Posting[] = [
    { account: 'house', amountCents: keptCents - potCents },
    { account: 'pot', amountCents: potCents },
  ]
  return checkBalanced({
    kind: 'loan_repayment',
    cause,
    postings: [
      { account: cashAccount(playerId), amountCents: -amountCents },
      { account: debtAccount(playerId, shark), amountCents: amountCents - keptCents },
      ...postings.filter((posting) => posting.amountCents !== 0),
    ],
  })
}

/** The accounts that no player owns. Writes change no stored balance of them: the balances are summed from postings. */
export const HOUSE_ACCOUNTS = ['fees', 'house', 'pot'] as const satisfies readonly AccountName[]

/** Returns the entry. Throws {@link RulesError} unless its postings sum to zero and name each account once. */
export function checkBalanced(entry: Entry): Entry {
  const sum = entry.postings.reduce((total, posting) => total + posting.amountCents, 0)
  const accounts = new Set(entry.postings.map(({ account }) => account))
  if (sum !== 0 || accounts.size !== entry.postings.length) {
    throw new RulesError('unbalanced_entry', `The entry '${entry.kind}' does not balance.`)
  }
  return entry
}

/** Returns an entry that moves one amount from one account to another. */
export function transfer(
  kind: Entry['kind'],
  cause: string,
  move: { from: AccountName; to: AccountName; amountCents: number },
): Entry {
  const amountCents = checkCents(move.amountCents)
  return checkBalanced({
    kind,
    cause,
    postings: [
      { account: move.from, amountCents: -amountCents },
      { account: move.to, amountCents },
    ],
  })
}
