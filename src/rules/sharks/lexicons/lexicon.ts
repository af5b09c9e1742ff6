import { digitsForWords } from '../amounts/number-words.ts'
import { plainText } from '../amounts/plain-text.ts'

/** Phrases of one meaning, as word lists. #money, #percent and #days stand for a figure. */
export interface Lexicon {
  /** Phrases by their first word, longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly size: number
}

/** Reads a list of phrases that are separated by slashes or line breaks and spelled as people type. */
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

/** Returns the words of a message or phrase in the form in which they are compared. */
export function wordsOf(text: string): string[] {
  return digitsForWords(plainText(text)).match(/#?[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Returns the number of words in the longest phrase of a lexicon that a message contains; 0 when it contains none. A
 * phrase of one word counts only as the first or last word: 'no' inside a sentence is no refusal.
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
