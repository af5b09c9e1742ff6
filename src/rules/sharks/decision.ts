import type { SHARKS } from '#src/lib/names.ts'
import type { Favour } from '../favours/favours.ts'
import type { GoodSymbol } from '../market/goods.ts'
import type { TalkTopic } from './topics.ts'

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
  /** Turns so far. */
  readonly turns: number
  /** The last loan that mercy was granted on, which is possible once per loan. */
  readonly beggedLoanId: string | null
  /** Facts that the rules have recorded: each a short clause for a line to quote. */
  readonly facts: Readonly<
    Partial<
      Record<'nickname' | 'biggestDeal' | 'worstBetrayal' | 'unpaidPromise' | 'lastDeal', string>
    >
  >
  /** The ids of the used lines, joined by '+', one entry per turn, newest first. No line is repeated while it rests. */
  readonly recentLines: readonly string[]
  /** Ids of the used lines that a shark says to a player only once. */
  readonly saidOnce: readonly string[]
  /** Ids of the events that were spoken of, newest first. */
  readonly heardEvents?: readonly string[]
  /** How many messages of a UTC day (YYYY-MM-DD) were not understood; absent before the first. */
  readonly unclear?: { readonly day: string; readonly count: number }
  /** The turn in which an open offer was last mentioned; absent before the first. */
  readonly pitchedAt?: number
  /** The UTC day (YYYY-MM-DD) on which a greeting of the player was last answered; absent before the first. */
  readonly greetedOn?: string
  /** The turn in which words of the player made the shark angry; absent when it is not. */
  readonly angeredAt?: number
  /** Subjects that the player has raised, newest first; absent before the first. */
  readonly topics?: readonly TalkTopic[]
  /** What the last reply did, and the subject that it spoke of; absent before the first. */
  readonly last?: { readonly act: Act; readonly topic?: TalkTopic }
  /** A summary of the conversation, in at most 200 words; absent before the first. */
  readonly summary?: string
}

/** Units of a stash with their cost. */
export interface Pledged {
  readonly symbol: GoodSymbol
  readonly quantity: number
  readonly costCents: number
}

/** What secures a loan. Only Carmela asks for it. */
export type Security =
  /** Goods that she keeps until the loan is repaid, and the cents that they count for. */
  | { readonly kind: 'goods'; readonly pledge: readonly Pledged[]; readonly worthCents: number }
  /** A share of the profit of each sale while the loan is open. */
  | { readonly kind: 'profit' }

/** The terms of an offer. Money in cents, rates per UTC day, whole days. */
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

/** One chip of an offer: its title, and the value that /chat/choice takes. */
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
  /** The price in USDC of having it before its cooldown's end; null when it is free. */
  readonly sooner: number | null
}

/** What the player's message was understood as. */
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

/** What the shark does in reply. A voice words it and cannot change it. */
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
  /** An unprompted reply, or a greeting, about something that happened to the player. */
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
  /** Takes up the player's reaction to what was said: "why?", "says who". */
  | 'answer_reaction'
  /** Talk about a subject of life or of the city. */
  | 'answer_topic'
  /** Quotes what the player has said before. */
  | 'recall'
  | 'farewell'
  | 'did_not_follow'

/** The decision of one turn. A voice words it and cannot change it. */
export interface Decision {
  readonly shark: Shark
  readonly intent: Intent
  readonly act: Act
  readonly mood: Mood
  /** Values for the slots of a line: formatted money ("$1,000"), days, names, a noun of the player's message… */
  readonly slots: Readonly<Record<string, string>>
  /** Facts about the situation that a line's conditions may require: mood, trust, lateness, borough, weekday… */
  readonly tags: readonly string[]
  /** The seed of the wording: the same decision with the same seed gets the same words. */
  readonly seed: string
  readonly offer: OfferDraft | null
  /** The favour that is offered; absent when none is. */
  readonly favour?: FavourDraft
  /** Ids of the lines that must not be used. */
  readonly recentLines: readonly string[]
}
