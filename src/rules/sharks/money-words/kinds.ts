import type { Intent } from '../decision.ts'
import type { TalkTopic } from '../topics.ts'

/** What is open between a shark and a player: neither offer nor debt, a loan that is offered, a debt, a late debt. */
export type Standing = 'nothing' | 'offer' | 'due' | 'late'

/** What is said about money that has lines of its own. */
export type MoneyMatter =
  /** The terms of an offer are haggled over, and there is none. */
  | 'no_offer'
  /** A debt is spoken of, and there is none. */
  | 'nothing_open'
  /** The shark itself is named as another one who lends on better terms. */
  | 'names_self'
  /** The shark may take the money from the sales. */
  | 'from_sales'
  /** The player knows that the payment is late, without an excuse. */
  | 'admits'
  /** The player defies the shark. */
  | 'dares'
  /** The player has never borrowed before. */
  | 'first_borrower'

/** What a phrase about money means: a kind of message, a subject that has lines, a matter of this file or of debtors. */
export type MoneyWord =
  | { readonly intent: Intent }
  | { readonly topic: TalkTopic }
  | { readonly matter: MoneyMatter }
  | { readonly debtor: 'short' | 'denial' }

/** What some phrases mean in some standings. */
export interface MoneyPhrases {
  readonly at: readonly Standing[]
  readonly means: MoneyWord
  readonly patterns: readonly RegExp[]
}

export const YOU = '(?:you|u|ya)'
const SOME =
  '(?: (?:an?|one|two|three|four|five|six|\\d+|few|couple|of|some|little|lil|bit|just|the|any))*'
const TIME = '(?:time|days?|weeks?|hours?|#days)'
/** A player asks for time to pay. */
export const ASKS_TIME = [
  new RegExp(
    `\\b(?:give me|gimme|need|have|get|want|could use|spare me|just)${SOME} (?:more|extra|additional|longer|another) ${TIME}\\b`,
  ),
  new RegExp(`\\b(?:more|extra|another|additional) ${TIME} (?:please|pls|to pay)\\b`),
  /\b(?:extend|push|move|postpone|delay|shift)(?: back)? (?:my|the|our) (?:deadline|date|due date|due day|loan|payment|debt)\b|\b(?:need|want|get|have|give me) an? extension\b/,
]
