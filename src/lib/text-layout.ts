import { WIDE_RANGES } from './wide-characters.ts'

/** Lays out text in cells. The unit is the grapheme, one or two cells wide. Widths are those of GNU Unifont. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const LINE_BREAK = 0x0a
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u
const pictograph = /^\p{Extended_Pictographic}/u
const skinTone = /(?<!^)\p{Emoji_Modifier}/gu
const JOINER = '\u200d'

/**
 * Whether the text is only printable ASCII and line breaks. Then every UTF-16 unit is one grapheme, one cell wide.
 * Other characters may combine with their neighbours: '\r' combines with '\n'.
 */
export function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if ((unit < 0x20 || unit > 0x7e) && unit !== LINE_BREAK) return false
  }
  return true
}

/** The graphemes of a text: what a reader calls characters. */
export function graphemesOf(text: string): string[] {
  if (isPlain(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The width of a grapheme in cells: 1 or 2, or 0 for a line break. */
export function cellWidth(grapheme: string): 0 | 1 | 2 {
  if (grapheme === '\n' || grapheme === '\r\n') return 0
  for (const character of visibleCharacters(grapheme)) {
    const codePoint = character.codePointAt(0)
    if (codePoint !== undefined && isWide(codePoint)) return 2
  }
  return 1
}

/**
 * The characters of a grapheme that are drawn: in NFC, without joiners and selectors. Of joined emoji it is the first one,
 * without its skin tone, because two pictures over each other show neither.
 */
export function visibleCharacters(grapheme: string): string[] {
  if (grapheme.length === 1) return [grapheme]
  const drawn = pictograph.test(grapheme) ? firstPicture(grapheme) : grapheme
  const characters = Array.from(drawn.normalize('NFC'))
  const visible = characters.filter((character) => !ignorable.test(character))
  return visible.length > 0 ? visible : characters
}

function firstPicture(grapheme: string): string {
  return (grapheme.split(JOINER)[0] ?? grapheme).replace(skinTone, '')
}

/** The width of one line of text, in cells. */
export function widthOf(line: string): number {
  if (isPlain(line)) return line.length
  return graphemesOf(line).reduce((width, grapheme) => width + cellWidth(grapheme), 0)
}

/** The number of lines of a text. An empty text has 1. */
export function lineCount(text: string): number {
  return text.includes('\n') ? text.split('\n').length : 1
}

/** The width of the widest line, in cells. */
export function widestLine(text: string): number {
  if (!text.includes('\n')) return widthOf(text)
  return text.split('\n').reduce((widest, line) => Math.max(widest, widthOf(line)), 0)
}

/**
 * Breaks text into lines of at most `columns` cells, between words where possible. A longer word is broken inside.
 * Keeps existing line breaks and drops blanks at the new ones. The least width is 2, the width of a wide character.
 */
export function wrapText(text: string, columns: number): string[] {
  const limit = Math.max(2, Math.floor(columns))
  return text
    .split('\n')
    .flatMap((line) => (widthOf(line) <= limit ? [line] : wrapLine(line, limit)))
}

function wrapLine(line: string, limit: number): string[] {
  const lines: string[] = []
  let current = ''
  let width = 0
  const breakLine = (): void => {
    // Other blanks, such as the wide one, are characters of the text.
    lines.push(current.replace(/ +$/, ''))
    current = ''
    width = 0
  }
  for (const word of line.match(/ +|[^ ]+/g) ?? []) {
    const isBlank = word.startsWith(' ')
    const wordWidth = widthOf(word)
    if (width + wordWidth <= limit) {
      current += word
      width += wordWidth
    } else if (isBlank) {
      breakLine()
    } else {
      if (width > 0) breakLine()
      for (const grapheme of graphemesOf(word)) {
        if (width + cellWidth(grapheme) > limit) breakLine()
        current += grapheme
        width += cellWidth(grapheme)
      }
    }
  }
  if (current !== '') lines.push(current)
  return lines
}

/** Centres each line within `columns` cells by blanks before it. */
export function centre(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(Math.max(0, Math.floor((columns - widthOf(line)) / 2))) + line)
    .join('\n')
}

export interface Truncation {
  /** Texts of more graphemes than this are cut. */
  readonly limit: number
  /** Graphemes to keep of a text that is cut. Default: the limit minus the length of the mark. */
  readonly keep?: number
  /** Appended to a text that is cut. Default: '…'. */
  readonly mark?: string
}

/** Cuts a text of more than `limit` graphemes to `keep` graphemes and appends the mark. */
export function truncate(text: string, { limit, keep, mark = '…' }: Truncation): string {
  const graphemes = graphemesOf(text)
  if (graphemes.length <= limit) return text
  const kept = keep ?? limit - graphemesOf(mark).length
  return graphemes.slice(0, Math.max(0, kept)).join('') + mark
}

/** Pads a line with blanks after it to `columns` cells. Returns longer lines unchanged. */
export function padEnd(line: string, columns: number): string {
  return line + ' '.repeat(Math.max(0, columns - widthOf(line)))
}

/** Pads a line with blanks before it to `columns` cells. Returns longer lines unchanged. */
export function padStart(line: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(line))) + line
}

/** Cuts a line to `columns` cells. A wide character that does not fit is dropped. */
export function fitColumns(line: string, columns: number): string {
  if (widthOf(line) <= columns) return line
  let fitting = ''
  let width = 0
  for (const grapheme of graphemesOf(line)) {
    width += cellWidth(grapheme)
    if (width > columns) break
    fitting += grapheme
  }
  return fitting
}

function isWide(codePoint: number): boolean {
  if (codePoint >= 0x20 && codePoint < 0x7f) return false
  let low = 0
  let high = WIDE_RANGES.length / 2 - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (codePoint < (WIDE_RANGES[middle * 2] ?? 0)) high = middle - 1
    else if (codePoint > (WIDE_RANGES[middle * 2 + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}
