import { type Amounts, readAmounts } from '../amounts/amounts.ts'
import type { Shark } from '../decision.ts'
import { digitsForWords } from '../amounts/number-words.ts'
import { type Features, featuresOf } from './features.ts'
import { spokenOf } from './names.ts'

/** A message, read but not yet understood. */
export interface Message {
  readonly amounts: Amounts
  /** The words, with #money, #percent and #days in place of figures, and #shark for a shark who is spoken of. */
  readonly words: readonly string[]
  readonly subject: Shark | null
  readonly features: Features
}

const WORD = /#(?:money|percent|days)|[\p{L}\p{N}]+/gu
/** Signs that are features of a message: question and exclamation marks, emoji. */
const MARK = /[?!]|\p{Extended_Pictographic}/gu

/** Reads the figures, the names and the words of a message. */
export function readMessage(text: string, now: Date): Message {
  const amounts = readAmounts(text, now)
  const { subject, words } = spokenOf(amounts.plain, wordsOf(amounts.plain))
  const marks = [...new Set(amounts.plain.match(MARK) ?? [])]
  return { amounts, words, subject, features: featuresOf(words, marks.join('')) }
}

/** Returns the words of a message as `readMessage` does, without the rest. */
export function spokenWords(text: string, now: Date): readonly string[] {
  const { plain } = readAmounts(text, now)
  return spokenOf(plain, wordsOf(plain)).words
}

/** Returns the words of a message. All numbers that are not figures become the word #number. */
function wordsOf(plain: string): readonly string[] {
  const words = digitsForWords(plain).match(WORD) ?? []
  return words.map((word) => (/^\d+$/.test(word) ? '#number' : word))
}
