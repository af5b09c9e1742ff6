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
/** These name a rate by a number alone: 'eight and we have a deal'. */
const TAKES_BARE_RATE: readonly UtteranceKind[] = ['accept', 'counter']
/** The longest message, in words, whose figures alone say what it is about. */
const LONGEST_BARE = 5
/** 'Give me two weeks' asks for days, not for a delay of the answer. */
const ASKS_FOR_DAYS = /(?:give me|need|want|make it|how about|say|for|instead) #days$/

/** Corrects a kind by the figures: those that differ from the loan on the table are a counter; alone they pay, beg or ask. */
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
  if (!ABOUT_AN_OFFER.includes(kind)) return kind
  const isNamed = amounts.cents.length + amounts.rates.length + amounts.days.length > 0
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

/** 'A thousand for three days, yes' repeats the offer and takes it. */
function agrees(words: readonly string[]): boolean {
  const concepts = words.flatMap(conceptsOf)
  return (
    (concepts.includes('yes') || concepts.includes('accept')) &&
    !concepts.some((concept) => ['no', 'not', 'refuse', 'cheaper'].includes(concept))
  )
}
