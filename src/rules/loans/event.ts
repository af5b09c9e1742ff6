import type { LoanStatus } from '../loans.ts'
import type { BoroughName, Goods, GoodSymbol } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'
import type { LoanExtended } from './extend.ts'

/** A loan of an offer that was taken. */
export interface LoanTaken extends EventBase {
  readonly kind: 'loan_taken'
  readonly loan: string
  readonly shark: Shark
  readonly principal_cents: number
  /** Simple interest on the principal for each UTC day started: 0.1 is 10 %. */
  readonly daily_rate: number
  /** ISO 8601. */
  readonly due_at: string
  readonly security: LoanSecurity | null
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

/** The interest that a UTC day added to a loan. */
export interface InterestAccrued extends EventBase {
  readonly kind: 'interest_accrued'
  readonly loan: string
  readonly shark: Shark
  readonly day: string
  readonly cents: number
}

/** A loan that has become late, or has grown to its cap. */
export interface LoanStatusChanged extends EventBase {
  readonly kind: 'loan_status_changed'
  readonly loan: string
  readonly status: LoanStatus
}

/** The consequences of one day late, apart from a collector, a sold pledge and the shark's trust. */
export interface LoanDayLate extends EventBase {
  readonly kind: 'loan_day_late'
  readonly loan: string
  readonly shark: Shark
  /** 1 on the first day late. */
  readonly day: number
  /** What is owed. The shark's warning names it. */
  readonly owed_cents: number
  readonly is_warned: boolean
  /** The player's borough, and the change of the heat in it. */
  readonly borough: BoroughName
  readonly heat_by: number
  readonly goods_taken: Goods
  readonly reputation_by: number
}

/** An encounter with a collector that a shark has sent because of a late loan. */
export interface CollectorSent extends EventBase {
  readonly kind: 'collector_sent'
  readonly id: string
  readonly loan: string
  readonly shark: Shark
  readonly borough: BoroughName
  /** The price of the choice `pay`. */
  readonly price_cents: number
}

/** The pledge of a late loan was sold, and the proceeds were paid on the loan. */
export interface PledgeSold extends EventBase {
  readonly kind: 'pledge_sold'
  readonly loan: string
  readonly shark: Shark
  readonly cents: number
  /** Whether the proceeds paid the loan off. */
  readonly is_paid: boolean
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
  readonly reputation_by: number
  readonly xp: number
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
  | CollectorSent
  | InterestAccrued
  | LoanDayLate
  | LoanExtended
  | LoanRepaid
  | LoanStatusChanged
  | LoanTaken
  | PledgeSold
  | WordSent
