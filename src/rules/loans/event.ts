import type { BoroughName, Goods, GoodSymbol } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'
import type { ErrandEvent } from './errand-event.ts'
import type { LoanExtended } from './extend.ts'

/** A loan of an offer that was taken, or the opening debt, which pays out nothing. */
export interface LoanTaken extends EventBase {
  readonly kind: 'loan_taken'
  readonly loan: string
  readonly shark: Shark
  readonly principal_cents: number
  /** Interest on what is owed for each 24 hours begun: 0.1 is 10 %. */
  readonly daily_rate: number
  /** ISO 8601. */
  readonly due_at: string
  readonly security: LoanSecurity | null
  /** The sum as a part of the net worth, 0..1: 1 counts in full for the reputation. */
  readonly stake: number
  readonly is_opening: boolean
}

/** What secures a loan: goods of the stash, or a share of the profit of each sale. */
export type LoanSecurity =
  | {
      readonly kind: 'goods'
      readonly pledge: readonly {
        readonly symbol: GoodSymbol
        readonly quantity: number
        readonly cost_cents: number
      }[]
      readonly worth_cents: number
    }
  | { readonly kind: 'profit' }

/** The interest that a day of 24 hours added to a loan. */
export interface InterestAccrued extends EventBase {
  readonly kind: 'interest_accrued'
  readonly loan: string
  readonly shark: Shark
  /** 1 is the day of the signing. */
  readonly day: number
  /** When the day began, ISO 8601. */
  readonly began_at: string
  readonly cents: number
}

/** A late day of a loan, and what it cost. */
export interface LoanDayLate extends EventBase {
  readonly kind: 'loan_day_late'
  readonly loan: string
  readonly shark: Shark
  /** 1 is the first day after the grace. */
  readonly day: number
  /** When the day began, ISO 8601. */
  readonly began_at: string
  /** What was owed when it began. The shark's word names it. */
  readonly owed_cents: number
  /** The player's borough, and the change of the heat in it. */
  readonly borough: BoroughName
  readonly heat_by: number
  readonly reputation_by: number
  /** Whether mercy or an extension held the collectors back. */
  readonly is_held: boolean
  /** The goods that a collector took, what they pay on the loan, and what comes back in cash. */
  readonly goods_taken: Goods
  readonly goods_cents: number
  readonly change_cents: number
  /** The cash that a collector took. It is paid on the loan. */
  readonly cash_cents: number
  /** Whether the debtor is owned from this day on. */
  readonly is_owned: boolean
}

/** Work paid a part of a loan while its debtor is owned: a move that was taken, or a job. */
export interface LoanWorkedOff extends EventBase {
  readonly kind: 'loan_worked_off'
  readonly loan: string
  readonly shark: Shark
  readonly work: 'move' | 'job'
  /** The UTC day of a move that was taken, or the number of the move that a job cost. */
  readonly of: string
  readonly cents: number
  /** All moves that the player has after a move was taken; null for a job. */
  readonly moves: number | null
}

/** A loan on which nothing is owed any more. */
export interface LoanCleared extends EventBase {
  readonly kind: 'loan_cleared'
  readonly loan: string
  readonly shark: Shark
  readonly was_late: boolean
  readonly is_opening: boolean
  readonly reputation_by: number
  readonly xp: number
  /** Until when the shark lends nothing, ISO 8601; null for a loan that was never late. */
  readonly closed_until: string | null
}

/** The pledge of a late loan was sold. */
export interface PledgeSold extends EventBase {
  readonly kind: 'pledge_sold'
  readonly loan: string
  readonly shark: Shark
  /** The part of the proceeds that was paid on the loan. */
  readonly cents: number
  /** The rest, which the player gets. */
  readonly surplus_cents: number
}

/** A payment on a loan in cash. */
export interface LoanRepaid extends EventBase {
  readonly kind: 'loan_repaid'
  /** Identifies the payment. */
  readonly payment: string
  readonly loan: string
  readonly shark: Shark
  readonly cents: number
  /** The part of the payment that goes to the pot. */
  readonly pot_cents: number
  /** Whether the payment paid the loan off. */
  readonly is_paid: boolean
}

/** Hearsay on its way to a shark with whose money another one was paid. */
export interface WordSent extends EventBase {
  readonly kind: 'word_sent'
  readonly id: string
  readonly hearer: Shark
  readonly payee: Shark
  readonly cents: number
  /** The player's moves so far, from which the time of arrival is drawn. */
  readonly move: number
  /** ISO 8601. */
  readonly arrives_at: string
}

export type LoanEvent =
  | ErrandEvent
  | InterestAccrued
  | LoanCleared
  | LoanDayLate
  | LoanExtended
  | LoanRepaid
  | LoanTaken
  | LoanWorkedOff
  | PledgeSold
  | WordSent
