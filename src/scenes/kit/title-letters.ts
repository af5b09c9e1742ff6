import { TITLE_TEXTS } from '#src/protocol/messages.ts'

/** The lines of a drawn word, all of equal length. */
export type Letters = readonly string[]

const FONT = 'ANSI Shadow'

/**
 * Returns the title's words, set in a FIGfont. Loads figlet on the first call. Throws what figlet throws for an invalid
 * font.
 */
export async function setTitle(font: string): Promise<readonly Letters[]> {
  const { default: figlet } = await import('figlet')
  figlet.parseFont(FONT, font)
  return TITLE_TEXTS.words.map((word) => trimLetters(figlet.textSync(word, { font: FONT })))
}

/** Returns the title's words in plain, spaced letters, for when the font is missing. */
export function plainTitle(): readonly Letters[] {
  return TITLE_TEXTS.words.map((word) => [[...word].join('   ')])
}

/** Stacks the words with `gap` empty lines between them, each centred in the widest. */
export function stackWords(words: readonly Letters[], gap: number): Letters {
  const columns = Math.max(...words.flat().map((line) => line.length))
  const space = Array.from({ length: gap }, () => '')
  return words.flatMap((word, index) => [
    ...(index > 0 ? space : []),
    ...word.map((line) => ' '.repeat(Math.floor((columns - line.length) / 2)) + line),
  ])
}

/** Removes the empty lines below and the empty columns after the letters. */
function trimLetters(art: string): Letters {
  const lines = art.split('\n').filter((line) => line.trim() !== '')
  const columns = Math.max(...lines.map((line) => line.trimEnd().length))
  return lines.map((line) => line.trimEnd().padEnd(columns))
}
