import { plainText, withoutAccents } from '../amounts/plain-text.ts'
import { DEBT_PHRASES } from './debt-phrases.ts'
import { asksForPart } from '../hearing/wishes.ts'
import type { MoneyPhrases, MoneyWord, Standing } from './kinds.ts'
import { LATE_PHRASES } from './late-phrases.ts'
import { OFFER_PHRASES } from './offer-phrases.ts'
import { withoutActions } from '../stage.ts'

const PHRASES: readonly MoneyPhrases[] = [...OFFER_PHRASES, ...DEBT_PHRASES, ...LATE_PHRASES]

/** 'No thanks, too rich for me' asks for nothing, and 'as a favor' asks for one. */
const REFUSES =
  /\b(?:no thanks|no thank you|(?:ill|i|gonna|going to|have to|must) pass|not interested|no deal)\b|\btoo rich for (?:me|my \w+)\b(?!.*\b(?:smaller|less|half|maybe)\b)|\bas a favou?r\b|\b(?:do|ask) (?:me )?a favou?r\b/

/** Returns what a phrase about money means in some standings, or null when there is none. */
export function moneyWordOf(text: string, standings: readonly Standing[]): MoneyWord | null {
  const plain = withoutAccents(plainText(withoutActions(text)))
  if (REFUSES.test(plain) && !standings.includes('nothing')) return null
  if (standings.includes('offer') && asksForPart(plain)) return { intent: 'counter' }
  const fits = ({ at, patterns }: MoneyPhrases): boolean =>
    at.some((each) => standings.includes(each)) && patterns.some((each) => each.test(plain))
  return PHRASES.find(fits)?.means ?? null
}
