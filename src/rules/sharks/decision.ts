import type { SHARKS } from '#src/lib/names.ts'
import type { Favour } from '../favours/favours.ts'
import type { GoodSymbol } from '../market/goods.ts'

/** The four loan sharks, as the rules know them. */
export type Shark = (typeof SHARKS)[number]
export type Mood = 'cold' | 'neutral' | 'warm' | 'angry' | 'amused'

/** The relation of one shark to one player. */
export interface Relation {
  /** −100..100. */
  readonly trust: number
  /** Counter-offers left today. */
  readonly patience: number
  /** The UTC day (YYYY-MM-DD) that `patience` belongs to. */
  readonly patienceDay: string
  readonly mood: Mood
  /** Messages exchanged so far, by the player. */
  readonly turns: number
  /** Begging works once a loan: the id of the loan it was used on. */
  readonly beggedLoanId: string | null
  /** What the engine pinned, so it is true: each a short clause for a line to quote. */
  readonly facts: Readonly<
    Partial<
      Record<'nickname' | 'biggestDeal' | 'worstBetrayal' | 'unpaidPromise' | 'lastDeal', string>
    >
  >
  /** What was spoken last, one entry a turn, newest first (ids of grammar lines, joined by '+'): none comes again while it rests. */
  readonly recentLines: readonly string[]
  /** Ids of the lines that are said once in a lifetime and have been. */
  readonly saidOnce: readonly string[]
  /** Ids of the events that were spoken of, newest first. */
  readonly heardEvents?: readonly string[]
  /** How many messages of a UTC day (YYYY-MM-DD) were not understood; absent before the first. */
  readonly unclear?: { readonly day: string; readonly count: number }
  /** What the two have been through, in at most 200 words; absent until there is something to tell. */
  readonly summary?: string
}

/** Units out of a stash, and what they had cost there. */
export interface Pledged {
  readonly symbol: GoodSymbol
  readonly quantity: number
  readonly costCents: number
}

/** What Carmela takes in addition to a signature. */
export type Security =
  /** Goods that she keeps until she is paid, at what they were taken for in cents. */
  | { readonly kind: 'goods'; readonly pledge: readonly Pledged[]; readonly worthCents: number }
  /** A part of the profit of every sale while the loan runs. */
  | { readonly kind: 'profit' }

/** What an offer binds both sides to once it is taken. Money in cents, rates a UTC day, days whole. */
export type OfferTerms =
  | {
      readonly kind: 'loan'
      readonly principalCents: number
      readonly dailyRate: number
      readonly days: number
      /** Absent: a signature is enough. */
      readonly security?: Security
    }
  | {
      /** The player pays on an open loan. */
      readonly kind: 'repay'
      readonly loanId: string
      readonly amountCents: number
    }
  | {
      /** The player asks for mercy on an open loan: the due date moves by `days`. */
      readonly kind: 'mercy'
      readonly loanId: string
      readonly days: number
    }

/** One chip of an offer: what it reads, and the value that /chat/choice takes. */
export interface OfferOption {
  readonly title: string
  readonly value: 'accept' | 'decline' | 'negotiate'
}

export interface OfferDraft {
  readonly terms: OfferTerms
  readonly options: readonly OfferOption[]
  /** How long it can be taken, in ms. */
  readonly standsMs: number
}

/** A favour that can be asked for now, by a chip. */
export interface FavourDraft {
  readonly favour: Favour
  /** What it costs in USDC to have it before its cooldown's end; null where it is free. */
  readonly sooner: number | null
}

/** What the engine understood in the player's words. */
export type Intent =
  | 'greeting'
  | 'ask_loan'
  | 'ask_work'
  | 'ask_tip'
  | 'ask_terms'
  | 'ask_favour'
  | 'accept'
  | 'decline'
  | 'counter'
  | 'pay'
  | 'beg'
  | 'threat'
  | 'insult'
  | 'thanks'
  | 'farewell'
  | 'postpone'
  | 'trade'
  | 'ask_rules'
  | 'ask_memory'
  | 'ask_identity'
  | 'gossip'
  | 'apology'
  | 'promise'
  | 'excuse'
  | 'compliment'
  | 'joke'
  | 'unknown'

/** What the shark does about it. The voice only words this. */
export type Act =
  | 'greet'
  | 'greet_back'
  | 'offer_loan'
  | 'counter_offer'
  | 'hold_offer'
  | 'refuse_loan'
  | 'seal_deal'
  | 'let_go'
  | 'remind_debt'
  | 'demand_payment'
  | 'take_payment'
  | 'short_of_cash'
  | 'grant_mercy'
  | 'refuse_mercy'
  | 'talk_work'
  | 'talk_street'
  /** Speaks first: of something that happened to the player. */
  | 'bark'
  | 'offer_favour'
  | 'refuse_favour'
  | 'answer_terms'
  | 'answer_threat'
  | 'answer_insult'
  | 'answer_thanks'
  | 'answer_postpone'
  | 'answer_trade'
  | 'answer_rules'
  | 'answer_memory'
  | 'answer_identity'
  | 'answer_gossip'
  | 'answer_apology'
  | 'answer_promise'
  | 'answer_excuse'
  | 'answer_compliment'
  | 'answer_joke'
  | 'farewell'
  | 'did_not_follow'

/** One decided turn: everything a voice may say, and nothing that it could change. */
export interface Decision {
  readonly shark: Shark
  readonly intent: Intent
  readonly act: Act
  readonly mood: Mood
  /** Values for the slots of a line: money as drawn ("$1,000"), days, names, the noun that was not followed… */
  readonly slots: Readonly<Record<string, string>>
  /** True facts about the situation that a line's conditions may ask for (mood, trust band, days late, first meeting, borough, weekday…). */
  readonly tags: readonly string[]
  /** Seeds the wording: the same seed words the same decision the same way. */
  readonly seed: string
  readonly offer: OfferDraft | null
  /** The favour that is laid on the table; absent where none is. */
  readonly favour?: FavourDraft
  /** Lines that may not come again. */
  readonly recentLines: readonly string[]
}
