import { type Page } from '@playwright/test'
import { type Glass } from './read-glass.ts'

/** What an element of the twin says, and the box of cells in which the glass has to say the same. */
export interface SpokenText {
  readonly role: string
  readonly lines: readonly string[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface TwinText {
  readonly texts: readonly SpokenText[]
  /** Every word of the twin, the names of its elements and the values of its fields among them. */
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
  const texts: SpokenText[] = []
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
    // A chart's figures are for those who do not see the chart: they stand in a table that is called as it is.
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

/** What the twin says and the glass does not, and the words of the glass that the twin lacks; nothing where all is well. */
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

function isOnGlass(glass: Glass, { bottom, left, lines, right, top }: SpokenText): boolean {
  // Boxes are a little larger than their cells once they are rounded to what a finger needs.
  const [firstRow, lastRow] = [Math.floor(top + 0.01), Math.ceil(bottom - 0.01) - 1]
  const [firstColumn, lastColumn] = [Math.floor(left + 0.01), Math.ceil(right - 0.01) - 1]
  for (let row = Math.max(0, firstRow); row <= lastRow; row += 1) {
    for (let column = Math.max(0, firstColumn); column <= lastColumn; column += 1) {
      if (standsAt(glass, lines, { row, column, lastRow, lastColumn })) return true
    }
  }
  return isSpacedOut(glass, lines.join(''), { firstRow, lastRow, firstColumn, lastColumn })
}

/** '4 0 4' is called 404. */
function isSpacedOut(
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

/** A text that is longer than its window, or wider, is there as far as the window shows it. */
function standsAt(
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

/** Blanks let through what lies behind them. */
function isLineAt(cells: Glass[number], line: readonly string[], column: number): boolean {
  return line.every(
    (character, index) => character === ' ' || cells[column + index]?.has(character) === true,
  )
}

/** Three letters or figures and more in a row: what nobody takes for a picture. */
function wordsOf(glass: Glass): string[] {
  return glass.flatMap((cells) => {
    const text = cells.map((cell) => [...cell].find((it) => /[\w$%]/.test(it)) ?? ' ').join('')
    return text.match(/[\w$%]{3,}/g) ?? []
  })
}
