import { digitsForWords } from '../amounts/number-words.ts'
import { plainText } from '../amounts/plain-text.ts'

/** Phrases that speak for one intent, as word lists. #money, #percent and #days stand for a figure. */
export interface Lexicon {
  /** Phrases by their first word, longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly size: number
}

/** Reads a list written 'one phrase / another phrase' or a line each, spelled as people type. */
export function lexicon(list: string): Lexicon {
  const phrases = new Set(list.split(/[/\n]/).map((phrase) => wordsOf(phrase).join(' ')))
  phrases.delete('')
  const byFirstWord = new Map<string, (readonly string[])[]>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words])
  }
  for (const list of byFirstWord.values()) list.sort((one, other) => other.length - one.length)
  return { byFirstWord, size: phrases.size }
}

/** The words of a line or phrase, as both are compared. */
export function wordsOf(text: string): string[] {
  return digitsForWords(plainText(text)).match(/#?[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The number of words in the longest phrase of a lexicon that stands in a line; 0 when none does.
 * A phrase of one word counts only at either end: a 'no' inside a sentence refuses nothing.
 */
export function longestMatch({ byFirstWord }: Lexicon, words: readonly string[]): number {
  let longest = 0
  for (const [index, word] of words.entries()) {
    const isEnd = index === 0 || index === words.length - 1
    for (const phrase of byFirstWord.get(word) ?? []) {
      if (phrase.length <= longest || (phrase.length === 1 && !isEnd)) break
      if (phrase.every((part, place) => words[index + place] === part)) longest = phrase.length
    }
  }
  return longest
}
