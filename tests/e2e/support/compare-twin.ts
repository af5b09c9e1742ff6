import { type Page } from '@playwright/test'
import { type Glass } from './read-glass.ts'

/** The text of an element of the twin, and the box of cells in which the glass must show it. */
export interface TwinElementText {
  readonly role: string
  readonly lines: readonly string[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface TwinText {
  readonly texts: readonly TwinElementText[]
  /** Every word of the twin, including names of elements and values of fields. */
  readonly words: string
}

export function readTwinText(page: Page, columns: number, rows: number): Promise<TwinText> {
  return page.evaluate(readInPage, { columns, rows })
}

interface Grid {
  readonly columns: number
  readonly rows: number
}

/** Runs in the page. */
function readInPage({ columns, rows }: Grid): TwinText {
  const main = document.querySelector<HTMLElement>('main#twin')
  if (!main) throw new TypeError('there is no twin')
  const whole = main.getBoundingClientRect()
  const words: string[] = []
  const texts: TwinElementText[] = []
  for (const element of main.querySelectorAll<HTMLElement>('*')) {
    if (element instanceof HTMLOptionElement) continue
    const box = element.getBoundingClientRect()
    words.push(element.getAttribute('aria-label') ?? '')
    if (element instanceof HTMLSelectElement) words.push(element.selectedOptions[0]?.label ?? '')
    if (element instanceof HTMLTextAreaElement) words.push(element.value, element.placeholder)
    if (element.closest('[inert]')) {
      words.push(element.textContent)
      continue
    }
    // The table after a chart repeats its figures for screen readers only.
    if (element.closest('[role=img] + [role=table]')) continue
    const own = [...element.childNodes].filter((node) => node instanceof Text)
    const text = own.map(({ data }) => data).join('')
    words.push(text)
    const isSeen = box.width > 0 && box.height > 0 && text.trim() !== ''
    if (!isSeen || element instanceof HTMLTextAreaElement) continue
    texts.push({
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      lines: text.split('\n'),
      left: ((box.left - whole.left) / whole.width) * columns,
      top: ((box.top - whole.top) / whole.height) * rows,
      right: ((box.right - whole.left) / whole.width) * columns,
      bottom: ((box.bottom - whole.top) / whole.height) * rows,
    })
  }
  return { texts, words: words.join('\n') }
}

/** Returns the texts of the twin that the glass does not show, and the words of the glass that the twin lacks. */
export function differencesOf(glass: Glass, { texts, words }: TwinText): string[] {
  const unseen = texts.filter((text) => !isOnGlass(glass, text))
  const said = words.toLowerCase()
  return [
    ...unseen.map(({ lines, role }) => `${role}, not on the glass: ${lines.join(' / ')}`),
    ...wordsOf(glass)
      .filter((word) => !said.includes(word.toLowerCase()))
      .map((word) => `not in the twin: ${word}`),
  ]
}

function isOnGlass(glass: Glass, { bottom, left, lines, right, top }: TwinElementText): boolean {
  // Boxes may be slightly larger than their cells.
  const [firstRow, lastRow] = [Math.floor(top + 0.01), Math.ceil(bottom - 0.01) - 1]
  const [firstColumn, lastColumn] = [Math.floor(left + 0.01), Math.ceil(right - 0.01) - 1]
  for (let row = Math.max(0, firstRow); row <= lastRow; row += 1) {
    for (let column = Math.max(0, firstColumn); column <= lastColumn; column += 1) {
      if (isTextAt(glass, lines, { row, column, lastRow, lastColumn })) return true
    }
  }
  return isSpacedText(glass, lines.join(''), { firstRow, lastRow, firstColumn, lastColumn })
}

/** Returns whether the glass shows the text with blanks between its letters: '4 0 4' for 404. */
function isSpacedText(
  glass: Glass,
  text: string,
  box: { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number },
): boolean {
  const letters = [...text].filter((it) => it !== ' ')
  return glass.slice(Math.max(0, box.firstRow), box.lastRow + 1).some((row) => {
    const drawn = row.slice(Math.max(0, box.firstColumn), box.lastColumn + 1)
    const inked = drawn.filter((cell) => !cell.has(' '))
    return (
      inked.length === letters.length &&
      letters.every((letter, index) => inked[index]?.has(letter) === true)
    )
  })
}

/** Returns whether the text begins at a cell. Of a text larger than its window, only the visible part must be shown. */
function isTextAt(
  glass: Glass,
  lines: readonly string[],
  at: { row: number; column: number; lastRow: number; lastColumn: number },
): boolean {
  const rows = at.lastRow - at.row + 1
  const columns = at.lastColumn - at.column + 1
  return windowsOf(lines, rows).some((shown) =>
    shown.every((line, index) => {
      const cells = glass[at.row + index] ?? []
      return windowsOf([...line], columns).some((seen) => isLineAt(cells, seen, at.column))
    }),
  )
}

function windowsOf<item>(items: readonly item[], length: number): (readonly item[])[] {
  if (items.length <= length) return [items]
  return items.slice(length - 1).map((_, start) => items.slice(start, start + length))
}

/** Blanks are transparent, so any character may be shown there. */
function isLineAt(cells: Glass[number], line: readonly string[], column: number): boolean {
  return line.every(
    (character, index) => character === ' ' || cells[column + index]?.has(character) === true,
  )
}

/** Returns the words of the glass: at least three letters or digits in a row. Shorter ones may be parts of a picture. */
function wordsOf(glass: Glass): string[] {
  return glass.flatMap((cells) => {
    const text = cells.map((cell) => [...cell].find((it) => /[\w$%]/.test(it)) ?? ' ').join('')
    return text.match(/[\w$%]{3,}/g) ?? []
  })
}
