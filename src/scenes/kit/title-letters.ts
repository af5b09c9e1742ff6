import { TITLE_TEXTS } from '#src/protocol/messages.ts'

/** A word as drawn, its lines equally long. */
export type Letters = readonly string[]

const FONT = 'ANSI Shadow'

/**
 * The title's words set in a FIGfont. figlet itself comes with the first call: nothing before the title needs it.
 * Throws what figlet throws for a broken font.
 */
export async function setTitle(font: string): Promise<readonly Letters[]> {
  const { default: figlet } = await import('figlet')
  figlet.parseFont(FONT, font)
  return TITLE_TEXTS.words.map((word) => trimLetters(figlet.textSync(word, { font: FONT })))
}

/** The words in plain letters a cell apart, for where the font cannot be had. */
export function plainTitle(): readonly Letters[] {
  return TITLE_TEXTS.words.map((word) => [[...word].join('   ')])
}

/** The words one below the other, `gap` lines apart, each in the middle of the widest. */
export function stackWords(words: readonly Letters[], gap: number): Letters {
  const columns = Math.max(...words.flat().map((line) => line.length))
  const space = Array.from({ length: gap }, () => '')
  return words.flatMap((word, index) => [
    ...(index > 0 ? space : []),
    ...word.map((line) => ' '.repeat(Math.floor((columns - line.length) / 2)) + line),
  ])
}

/** Without the empty lines and columns that a font puts below and behind its letters. */
function trimLetters(art: string): Letters {
  const lines = art.split('\n').filter((line) => line.trim() !== '')
  const columns = Math.max(...lines.map((line) => line.trimEnd().length))
  return lines.map((line) => line.trimEnd().padEnd(columns))
}
