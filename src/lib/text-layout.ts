import { WIDE_RANGES } from './wide-characters.ts'

/** Text set in cells: a grapheme is one unit, and stands on one cell or on two. Widths are those of GNU Unifont. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const LINE_BREAK = 0x0a
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u

/**
 * Whether the text is printable ASCII and line breaks: every UTF-16 unit is a grapheme of its own then, one cell wide.
 * Anything else may join with its neighbours; '\r' does so before '\n'.
 */
export function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if ((unit < 0x20 || unit > 0x7e) && unit !== LINE_BREAK) return false
  }
  return true
}

/** The text's graphemes: what a reader calls a character. */
export function graphemesOf(text: string): string[] {
  if (isPlain(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** How many cells a grapheme takes: 1 or 2, and 0 for a line break. */
export function cellWidth(grapheme: string): 0 | 1 | 2 {
  if (grapheme === '\n' || grapheme === '\r\n') return 0
  for (const character of visibleCharacters(grapheme)) {
    const codePoint = character.codePointAt(0)
    if (codePoint !== undefined && isWide(codePoint)) return 2
  }
  return 1
}

/** The characters of a grapheme that are drawn: composed as far as they compose, without joiners and selectors. */
export function visibleCharacters(grapheme: string): string[] {
  if (grapheme.length === 1) return [grapheme]
  const characters = Array.from(grapheme.normalize('NFC'))
  const visible = characters.filter((character) => !ignorable.test(character))
  return visible.length > 0 ? visible : characters
}

/** Cells that one line of text takes. */
export function widthOf(line: string): number {
  if (isPlain(line)) return line.length
  return graphemesOf(line).reduce((width, grapheme) => width + cellWidth(grapheme), 0)
}

/** Lines of a text; 1 of an empty one. */
export function lineCount(text: string): number {
  return text.includes('\n') ? text.split('\n').length : 1
}

/** Cells that the widest line of a text takes. */
export function widestLine(text: string): number {
  if (!text.includes('\n')) return widthOf(text)
  return text.split('\n').reduce((widest, line) => Math.max(widest, widthOf(line)), 0)
}

/**
 * Breaks text into lines of at most so many columns, between words where it can; a longer word is broken inside.
 * Line breaks in the text are kept; blanks at a break made here are dropped. Columns below 2 count as 2, the width of a wide character.
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
    lines.push(current.trimEnd())
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

/** The text with blanks before it, so that it stands in the middle of so many columns; each line by itself. */
export function centre(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(Math.max(0, Math.floor((columns - widthOf(line)) / 2))) + line)
    .join('\n')
}

export interface Truncation {
  /** Longer texts are cut. In graphemes. */
  readonly limit: number
  /** Graphemes kept of a text that is cut; the limit less the mark where absent. */
  readonly keep?: number
  /** What stands for the rest; '…' where absent. */
  readonly mark?: string
}

/** The text, cut to `keep` graphemes and marked where it has more than `limit`. */
export function truncate(text: string, { limit, keep, mark = '…' }: Truncation): string {
  const graphemes = graphemesOf(text)
  if (graphemes.length <= limit) return text
  const kept = keep ?? limit - graphemesOf(mark).length
  return graphemes.slice(0, Math.max(0, kept)).join('') + mark
}

/** The line with blanks after it up to so many columns; longer lines stay as they are. */
export function padEnd(line: string, columns: number): string {
  return line + ' '.repeat(Math.max(0, columns - widthOf(line)))
}

/** The line with blanks before it up to so many columns; longer lines stay as they are. */
export function padStart(line: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(line))) + line
}

/** The line cut to so many columns; a wide character that would stick out is dropped. */
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
