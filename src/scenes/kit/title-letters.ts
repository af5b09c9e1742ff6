import { TITLE_TEXTS } from '#src/protocol/messages.ts'

/** The lines of a word drawn in large letters, all of equal length. */
export type Letters = readonly string[]

const FONT_NAME = 'ANSI Shadow'

/**
 * Returns the title's words, drawn in a FIGfont. Loads figlet on the first call. Throws what figlet throws if
 * `fontFile`, the text of the font's file, is not valid.
 */
export async function setTitle(fontFile: string): Promise<readonly Letters[]> {
  const { default: figlet } = await import('figlet')
  figlet.parseFont(FONT_NAME, fontFile)
  return TITLE_TEXTS.words.map((word) => trimLetters(figlet.textSync(word, { font: FONT_NAME })))
}

/** Returns the title's words in plain, spaced letters, for when the font is missing. */
export function plainTitle(): readonly Letters[] {
  return TITLE_TEXTS.words.map((word) => [[...word].join('   ')])
}

/** Stacks the words with `gap` empty lines between them, each centred on the widest word. */
export function stackWords(words: readonly Letters[], gap: number): Letters {
  const columns = Math.max(...words.flat().map((line) => line.length))
  const space = Array.from({ length: gap }, () => '')
  return words.flatMap((word, index) => [
    ...(index > 0 ? space : []),
    ...word.map((line) => ' '.repeat(Math.floor((columns - line.length) / 2)) + line),
  ])
}

/** Removes all empty lines, and the empty columns after the letters. */
function trimLetters(art: string): Letters {
  const lines = art.split('\n').filter((line) => line.trim() !== '')
  const columns = Math.max(...lines.map((line) => line.trimEnd().length))
  return lines.map((line) => line.trimEnd().padEnd(columns))
}
