import { conceptsOf } from '../lexicons/concepts.ts'
import type { Hearing } from '../hear.ts'
import type { UtteranceKind } from './kinds.ts'
import type { Message } from './message.ts'
import { isOther, type Wishes } from './wishes.ts'

const ABOUT_AN_OFFER: readonly UtteranceKind[] = [
  'unknown',
  'accept',
  'decline',
  'counter',
  'ask_loan',
]
/** Kinds whose messages may name a rate by a number alone: 'eight and we have a deal'. */
const TAKES_BARE_RATE: readonly UtteranceKind[] = ['accept', 'counter']
/** 'Nine percent?', 'round it up to a thousand and you got a customer'. */
const BIDS =
  /#percent\?|\b(?:round it|make it|call it|say|bump it|cut it|split)\b.*#(?:money|percent)|#(?:money|percent)\b.*\b(?:and (?:we|you|its|youve|weve)\b.*(?:deal|customer|shake|business)|instead|final|or i walk)\b/
const TAKEN_FOR_TALK: readonly UtteranceKind[] = [
  'small_talk',
  'off_topic',
  'ask_tip',
  'trade',
  'joke',
  'promise',
]
/** The most words of a message that was not understood and whose figures decide its kind. */
const LONGEST_BARE = 5
/** 'Give me two weeks' asks for days, not for a delay of the answer. */
const ASKS_FOR_DAYS = /(?:give me|need|want|make it|how about|say|for|instead) #days$/

/** A message with figures that asks nothing is no question about terms. */
const ASKS_FIGURES = /\b(?:what|whats|how|when|which|why|whens)\b|\?/

/**
 * Corrects the kind of a message by its figures. While a loan is offered, figures that differ from it are a
 * counter-offer. Otherwise, a message of figures alone, or a short one that was not understood, pays, begs or asks for a
 * loan.
 */
export function kindByFigures(
  kind: UtteranceKind,
  message: Message,
  wishes: Wishes,
  hearing: Hearing,
): UtteranceKind {
  if (hearing.openTerms?.kind === 'loan')
    return kindAtOffer(kind, message, wishes, hearing.openTerms)
  if (!isBare(message.words) && !(kind === 'unknown' && message.words.length <= LONGEST_BARE))
    return kind
  if (hearing.owes && wishes.cents !== null) return 'pay'
  if (hearing.owes && wishes.days !== null) return 'beg'
  return wishes.cents === null ? kind : 'ask_loan'
}

function kindAtOffer(
  kind: UtteranceKind,
  { amounts, words }: Message,
  { cents, rate, days }: Wishes,
  terms: Extract<Hearing['openTerms'], { readonly kind: 'loan' }>,
): UtteranceKind {
  if (kind === 'postpone' && isOther(days, terms.days) && ASKS_FOR_DAYS.test(amounts.plain))
    return 'counter'
  if (
    kind === 'postpone' &&
    (isOther(cents, terms.principalCents) || isOther(rate, terms.dailyRate))
  )
    return 'counter'
  if (kind === 'ask_terms' && !ASKS_FIGURES.test(amounts.plain))
    return isOther(cents, terms.principalCents) && isOther(days, terms.days) ? 'counter' : kind
  const isBid = BIDS.test(amounts.plain) && TAKEN_FOR_TALK.includes(kind)
  if (isBid && (isOther(cents, terms.principalCents) || isOther(rate, terms.dailyRate)))
    return 'counter'
  if (!ABOUT_AN_OFFER.includes(kind)) return kind
  const isNamed = cents !== null || amounts.rates.length + amounts.days.length > 0
  if (!isNamed && !TAKES_BARE_RATE.includes(kind)) return kind
  if (kind === 'unknown' && words.length > LONGEST_BARE) return kind
  const differs =
    isOther(cents, terms.principalCents) ||
    isOther(rate, terms.dailyRate) ||
    isOther(days, terms.days)
  if (differs) return 'counter'
  return kind === 'counter' && isNamed && agrees(words) ? 'accept' : kind
}

function isBare(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => word.startsWith('#'))
}

/** Whether a message that repeats the offer's figures accepts it: 'A thousand for three days, yes'. */
function agrees(words: readonly string[]): boolean {
  const concepts = words.flatMap(conceptsOf)
  return (
    (concepts.includes('yes') || concepts.includes('accept')) &&
    !concepts.some((concept) => ['no', 'not', 'refuse', 'cheaper'].includes(concept))
  )
}
