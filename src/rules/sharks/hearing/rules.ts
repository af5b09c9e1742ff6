import { conceptsOf } from '../lexicons/concepts.ts'
import type { UtteranceKind } from './kinds.ts'
import type { Message } from './message.ts'
import { VAGUE } from './talk-phrases.ts'
import { kindByPhrase } from './phrases.ts'

const NOT = '(?:not|dont|wont|never|cannot|cant|didnt|wouldnt|aint|no longer|refuse to)'
/** 'I do not accept', 'I would never sign that'. */
const REFUSES = new RegExp(
  `\\b${NOT}(?: \\w+){0,2} (?:accept\\w*|agree\\w*|tak(?:e|ing)|sign\\w*|want|need|buy\\w*|borrow\\w*|shake)\\b`,
)
/** 'I am not paying', 'I won't give you a cent'. */
const REFUSES_TO_PAY =
  /\b(?:not|wont|never|aint|dont|refuse to|will not)(?: \w+){0,2} (?:pay\w*|give|giving)\b(?! late)/
/** 'I won 500', 'I spent 300 on shoes': figures of the past are no request. */
const TELLS_OF_THE_PAST =
  /\b(?:i|we|he|she|they|my \w+) (?:just |already |once )?(?:won|lost|made|paid|spent|found|earned|saved)\b(?! you| it| me)/
/** 'Did you see the fight Saturday?': a day of the past is no wish. */
const ASKS_ABOUT_THE_PAST =
  /^(?:\w+ )?(?:did|have|were|was) (?:you|u|ya|anybody|anyone) (?:\w+ )?(?:see|seen|watch|watched|hear|heard|catch|go|there|been|read)\b/
const WITH_FIGURES: readonly UtteranceKind[] = ['pay', 'ask_loan', 'counter', 'accept', 'unknown']

/** A yes or a no by itself, in any language, or as a sign. */
function bareAnswer(plain: string): UtteranceKind | null {
  const concepts = conceptsOf(plain.trim())
  if (concepts.includes('yes')) return 'accept'
  return concepts.includes('no') ? 'decline' : null
}

/**
 * Corrects the likeliest kind by set phrases, negation and tense. Returns 'unknown' when the corrected kind is not legal.
 */
export function ruledKind(
  likeliest: UtteranceKind,
  message: Message,
  legal: readonly UtteranceKind[],
): UtteranceKind {
  const { amounts, subject } = message
  const { plain } = amounts
  const kind = kindByPhrase(likeliest, message, legal) ?? likeliest
  const ruled = (): UtteranceKind => {
    if (kind === 'accept' && REFUSES.test(plain)) return 'decline'
    if (kind === 'ask_loan' && REFUSES.test(plain) && amounts.cents.length === 0) return 'decline'
    if ((kind === 'pay' || kind === 'promise') && REFUSES_TO_PAY.test(plain)) return 'decline'
    if (
      WITH_FIGURES.includes(kind) &&
      amounts.cents.length === 0 &&
      ASKS_ABOUT_THE_PAST.test(plain)
    )
      return 'small_talk'
    if (WITH_FIGURES.includes(kind) && TELLS_OF_THE_PAST.test(plain)) {
      return subject === null ? 'small_talk' : 'gossip'
    }
    return VAGUE.includes(kind) ? (bareAnswer(plain) ?? kind) : kind
  }
  const answer = ruled()
  return legal.includes(answer) ? answer : 'unknown'
}
