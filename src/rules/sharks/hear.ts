import { readAmounts } from './amounts/amounts.ts'
import type { Intent, OfferTerms } from './decision.ts'
import { ACCEPT } from './lexicons/accept.ts'
import { ASK_FAVOUR } from './lexicons/ask-favour.ts'
import { ASK_LOAN } from './lexicons/ask-loan.ts'
import { ASK_TERMS } from './lexicons/ask-terms.ts'
import { ASK_TIP } from './lexicons/ask-tip.ts'
import { ASK_WORK } from './lexicons/ask-work.ts'
import { BEG } from './lexicons/beg.ts'
import { COUNTER } from './lexicons/counter.ts'
import { DECLINE } from './lexicons/decline.ts'
import { FAREWELL } from './lexicons/farewell.ts'
import { GREETING } from './lexicons/greeting.ts'
import { INSULT } from './lexicons/insult.ts'
import { type Lexicon, longestMatch, wordsOf } from './lexicons/lexicon.ts'
import { PAY } from './lexicons/pay.ts'
import { THANKS } from './lexicons/thanks.ts'
import { THREAT } from './lexicons/threat.ts'
import { nounOf } from './noun.ts'

/** The figures of a line that matter now; null where it says none. */
export interface Wishes {
  readonly cents: number | null
  readonly rate: number | null
  /** Whole days, today counted. */
  readonly days: number | null
}

/** What a line was heard as. Its figures are wishes: the policy decides what becomes of them. */
export interface Heard extends Wishes {
  readonly intent: Intent
  /** A noun of the player's own, to show that somebody listened; null when there is none worth it. */
  readonly noun: string | null
}

/** What can be talked about now. */
export interface Hearing {
  readonly openTerms: OfferTerms | null
  readonly owes: boolean
  readonly now: Date
}

interface Recogniser {
  readonly intent: Exclude<Intent, 'unknown'>
  readonly lexicon: Lexicon
  /** A courtesy counts half: 'good evening, lend me money' is about money. */
  readonly isCourtesy?: true
}

/** On a tie the earlier one wins. */
const RECOGNISERS: readonly Recogniser[] = [
  { intent: 'threat', lexicon: THREAT },
  { intent: 'insult', lexicon: INSULT },
  { intent: 'decline', lexicon: DECLINE },
  { intent: 'counter', lexicon: COUNTER },
  { intent: 'accept', lexicon: ACCEPT },
  { intent: 'pay', lexicon: PAY },
  { intent: 'beg', lexicon: BEG },
  { intent: 'ask_terms', lexicon: ASK_TERMS },
  { intent: 'ask_favour', lexicon: ASK_FAVOUR },
  { intent: 'ask_loan', lexicon: ASK_LOAN },
  { intent: 'ask_tip', lexicon: ASK_TIP },
  { intent: 'ask_work', lexicon: ASK_WORK },
  { intent: 'thanks', lexicon: THANKS, isCourtesy: true },
  { intent: 'farewell', lexicon: FAREWELL, isCourtesy: true },
  { intent: 'greeting', lexicon: GREETING, isCourtesy: true },
]

/** Hears a line: figures first, then phrases, and only what is legal now: the open offer, then the debt, then the rest. */
export function hear(text: string, hearing: Hearing): Heard {
  const amounts = readAmounts(text, hearing.now)
  const standing = hearing.openTerms?.kind === 'loan' ? hearing.openTerms : null
  const wishes: Wishes = {
    cents: newestWish(amounts.cents, standing?.principalCents),
    rate: newestWish(amounts.rates, standing?.dailyRate),
    days: newestWish(amounts.days, standing?.days),
  }
  const spoken = likeliestIntent(wordsOf(amounts.plain), hearing)
  return { ...wishes, intent: intentByFigures(spoken, wishes, hearing), noun: nounOf(text) }
}

/** '10% is too much, make it 8%': the first figure that is not on the table already. */
function newestWish(figures: readonly number[], standing: number | undefined): number | null {
  return figures.find((figure) => isOther(figure, standing)) ?? figures[0] ?? null
}

function likeliestIntent(words: readonly string[], hearing: Hearing): Intent {
  let best: Intent = 'unknown'
  let bestScore = 0
  for (const { intent, lexicon, isCourtesy } of RECOGNISERS) {
    if (!isLegal(intent, hearing)) continue
    const score = longestMatch(lexicon, words) * (isCourtesy ? 0.5 : 1)
    if (score > bestScore) [best, bestScore] = [intent, score]
  }
  return best
}

function isLegal(intent: Intent, { openTerms, owes }: Hearing): boolean {
  if (intent === 'accept') return openTerms !== null
  if (intent === 'decline') return openTerms !== null || owes
  if (intent === 'counter') return openTerms?.kind === 'loan'
  if (intent === 'beg') return owes
  if (intent === 'pay') return owes || openTerms === null
  return true
}

/** A figure that differs from the loan on the table is a counter; by itself it pays, begs or asks. */
function intentByFigures(
  spoken: Intent,
  { cents, rate, days }: Wishes,
  { openTerms, owes }: Hearing,
): Intent {
  if (openTerms?.kind === 'loan' && TALKS_OF_AN_OFFER.includes(spoken)) {
    const differs =
      isOther(cents, openTerms.principalCents) ||
      isOther(rate, openTerms.dailyRate) ||
      isOther(days, openTerms.days)
    if (differs) return 'counter'
  }
  if (spoken !== 'unknown') return spoken
  if (owes && cents !== null) return 'pay'
  if (owes && days !== null) return 'beg'
  return cents === null ? 'unknown' : 'ask_loan'
}

const TALKS_OF_AN_OFFER: readonly Intent[] = [
  'unknown',
  'accept',
  'decline',
  'counter',
  'ask_loan',
  'ask_terms',
]

function isOther(wish: number | null, standing: number | undefined): boolean {
  return wish !== null && (standing === undefined || Math.abs(wish - standing) > 1e-9)
}
