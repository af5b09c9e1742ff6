import { type EntityId } from 'bitecs'
import { INK, MARKED_PAPER } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd, padStart } from '#src/lib/text-layout.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'
import { type MarketLayout } from './market-layout.ts'

/** A good with its figures as they are drawn. */
export interface GoodRow {
  readonly symbol: GoodSymbol
  readonly bid: string
  readonly ask: string
  /** The change over 24 hours. */
  readonly day: string
  readonly held: number
}

export interface GoodsList {
  readonly place: MarketLayout['trade']['goods']
  readonly rows: readonly GoodRow[]
  readonly chosen: GoodSymbol
  readonly choose: (symbol: GoodSymbol) => void
}

/** A figure of a good: what is drawn, and its place from the top left of its row. */
interface Figure {
  readonly title: string
  readonly text: (row: GoodRow) => string
  readonly column: number
  readonly line: number
  readonly columns: number
  readonly align: 'start' | 'end'
  /** Drawn before the figure, where no header names it. */
  readonly label?: string
  /** Fills the way from the figure before. Default: a blank. */
  readonly lead?: string
}

/** How the goods are laid out: one below the other, or in two lines or as tiles of the height of a finger. */
interface Form {
  readonly columns: number
  readonly lines: number
  readonly across: number
  /** Cells between two tiles. */
  readonly gap: number
  readonly hasHeader: boolean
  /** In reading order. The first names the good. */
  readonly figures: readonly Figure[]
}

const [GOOD, BID, ASK, DAY, HELD] = MARKET_TEXTS.priceColumns
const TITLES = {
  good: { title: GOOD, text: ({ symbol }: GoodRow) => symbol, align: 'start' },
  bid: { title: BID, text: ({ bid }: GoodRow) => bid, align: 'end' },
  ask: { title: ASK, text: ({ ask }: GoodRow) => ask, align: 'end' },
  day: { title: DAY, text: ({ day }: GoodRow) => day, align: 'end' },
  held: { title: HELD, text: ({ held }: GoodRow) => String(held), align: 'end' },
} as const

const FORMS: Readonly<Record<GoodsList['place']['form'], Form>> = {
  rows: {
    ...{ columns: 41, lines: 1, across: 1, gap: 0, hasHeader: true },
    figures: [
      { ...TITLES.good, column: 0, line: 0, columns: 8 },
      { ...TITLES.bid, column: 9, line: 0, columns: 9 },
      { ...TITLES.ask, column: 19, line: 0, columns: 9 },
      { ...TITLES.day, column: 29, line: 0, columns: 7 },
      { ...TITLES.held, column: 37, line: 0, columns: 4 },
    ],
  },
  lines: {
    ...{ columns: 28, lines: 2, across: 1, gap: 0, hasHeader: true },
    figures: [
      { ...TITLES.good, column: 0, line: 0, columns: 8 },
      { ...TITLES.bid, column: 9, line: 0, columns: 9 },
      { ...TITLES.ask, column: 19, line: 0, columns: 9 },
      { ...TITLES.day, column: 9, line: 1, columns: 9 },
      {
        ...{ ...TITLES.held, column: 19, line: 1, columns: 9 },
        text: ({ held }) => (held === 0 ? '' : `×${held}`),
      },
    ],
  },
  tiles: {
    ...{ columns: 20, lines: 3, across: 2, gap: 1, hasHeader: false },
    figures: [
      { ...TITLES.good, column: 0, line: 0, columns: 8 },
      { ...TITLES.day, column: 13, line: 0, columns: 7, lead: '─' },
      { ...TITLES.bid, column: 4, line: 1, columns: 9, label: BID },
      { ...TITLES.ask, column: 4, line: 2, columns: 9, label: ASK },
      {
        ...{ ...TITLES.held, column: 14, line: 2, columns: 6 },
        text: ({ held }) => (held === 0 ? '' : `×${held}`),
      },
    ],
  },
}

/** Draws the goods with their prices here. A press anywhere on a good chooses it; the chosen one is marked. */
export function drawGoods(world: GameWorld, list: GoodsList): void {
  const { place, rows } = list
  const form = FORMS[place.form]
  const { across, columns, gap, hasHeader, lines } = form
  const headerRows = hasHeader ? 1 : 0
  const table = spawnGroup(world, {
    role: 'table',
    name: MARKET_TEXTS.prices,
    column: place.column,
    row: place.row,
    columns: across * (columns + gap) - gap,
    rows: headerRows + Math.ceil(rows.length / across) * lines,
  })
  drawHeader(world, { form, place, table })
  for (const [index, good] of rows.entries()) {
    const column = place.column + (index % across) * (columns + gap)
    const row = place.row + headerRows + Math.floor(index / across) * lines
    drawGood(world, list, { form, good, table, column, row })
  }
}

interface Header {
  readonly form: Form
  readonly place: GoodsList['place']
  readonly table: EntityId
}

/** Draws the titles of the figures. Tiles label their figures, and a second line has no room for titles: only screen readers find them there. */
function drawHeader(world: GameWorld, { form, place, table }: Header): void {
  const { column, row } = place
  const size = form.hasHeader ? { columns: form.columns, rows: 1 } : { columns: 0, rows: 0 }
  const parent = spawnGroup(world, { role: 'row', column, row, ...size, parent: table })
  for (const figure of form.figures) {
    const role = 'columnheader'
    if (form.hasHeader && figure.line === 0)
      spawnText(world, {
        ...{ column: column + figure.column, row, columns: figure.columns, rows: 1 },
        text: aligned(figure.title, figure),
        foreground: INK.faint,
        spoken: { role, parent },
      })
    else spawnGroup(world, { role, name: figure.title, column, row, ...size, parent })
  }
}

interface DrawnGood {
  readonly form: Form
  readonly good: GoodRow
  readonly table: EntityId
  readonly column: number
  readonly row: number
}

/** Draws a good as one button over all its figures, which are the cells of its row for screen readers. */
function drawGood(
  world: GameWorld,
  { choose, chosen }: GoodsList,
  { column, form, good, row, table }: DrawnGood,
): void {
  const isChosen = good.symbol === chosen
  const box = { column, row, columns: form.columns, rows: form.lines }
  const parent = spawnGroup(world, { role: 'row', ...box, parent: table })
  const [, ...figures] = form.figures
  spawnButton(world, {
    ...box,
    label: labelOf(form, good),
    name: good.symbol,
    pressed: isChosen,
    parent: spawnGroup(world, { role: 'cell', ...box, parent }),
    foreground: isChosen ? INK.bright : INK.normal,
    ...(isChosen && { background: MARKED_PAPER }),
    press: () => choose(good.symbol),
  })
  for (const figure of figures) {
    spawnGroup(world, {
      ...{ role: 'cell', name: figure.text(good), parent },
      ...{ column: column + figure.column, row: row + figure.line },
      ...{ columns: figure.columns, rows: 1 },
    })
  }
}

/** Returns all figures of a good as one text. */
function labelOf({ columns, figures, lines }: Form, good: GoodRow): string {
  const drawn = Array.from({ length: lines }, (_, line) => {
    const inLine = figures.filter((figure) => figure.line === line)
    return inLine.reduce((text, figure) => appended(text, figure, figure.text(good)), '')
  })
  return drawn.map((text) => padEnd(text, columns)).join('\n')
}

function aligned(text: string, { align, columns }: Pick<Figure, 'align' | 'columns'>): string {
  return align === 'end' ? padStart(text, columns) : padEnd(text, columns)
}

/** Returns a line with the next figure at its place. A lead fills all of the way to it, with a blank on either side. */
function appended(line: string, figure: Figure, text: string): string {
  const { column, columns, label = '', lead } = figure
  if (lead === undefined) return padEnd(line + label, column) + aligned(text, figure)
  const before = `${line.trimEnd()} `
  const way = column + columns - before.length - text.length - 1
  return `${before}${lead.repeat(Math.max(0, way))} ${text}`
}
