import { INK } from '#src/ecs/components/text-run.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padStart } from '#src/lib/text-layout.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES, type BoroughName } from '#src/protocol/street.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { boroughName } from '../kit/borough-name.ts'
import { BOX_BUTTON_ROWS, spawnBoxButton } from '../kit/box-button.ts'
import { spawnChart } from '../kit/spawn-chart.ts'
import { type MarketLayout } from './market-layout.ts'
import { priceText } from './price-text.ts'
import { type TradeForm } from './trade-form.ts'

/** Width of the choice of a borough: 'STATEN ISLAND' and two arrows. */
const BOROUGH_CHOICE_COLUMNS = 15
/** Width of the prices at the side of the large chart, with a blank cell. */
const SCALE_COLUMNS = 10
/** Rows of the large chart above its picture, where the borough is chosen, and below it. */
const LARGE_ROWS = { above: 4, below: 2 }
/** Rows of the large chart at most, because more are no easier to read. */
const MOST_ROWS = 16

interface Spot {
  readonly column: number
  readonly row: number
}

interface ChartPlace extends Spot {
  readonly columns: number
  readonly rows: number
  /** Null where the title is only said. */
  readonly title: Spot | null
  /** The choice of the borough. */
  readonly borough: Spot
  /** The lowest and the highest price; null where they are at the side. */
  readonly range: Spot | null
}

type Charted = Pick<TradeForm, 'choose' | 'game' | 'state'>

/** Draws the prices of the chosen good over a day, in the borough that the player chooses. */
export function drawChart(
  world: GameWorld,
  { state, game, choose }: Charted,
  place: ChartPlace,
): void {
  const prices = state.history.map(([, at]) => at)
  const title = MARKET_TEXTS.chart(state.good, CHART_TICKS)
  if (place.title)
    spawnText(world, { ...place.title, text: title, foreground: INK.faint, spoken: null })
  const chartBorough = state.chartOf ?? game.currentBorough
  spawnChoice(world, {
    name: MARKET_TEXTS.fields.chart,
    ...place.borough,
    columns: BOROUGH_CHOICE_COLUMNS,
    options: BOROUGH_NAMES.map((value) => ({ value, label: boroughName(value) })),
    value: chartBorough,
    choose: (name) => choose({ chartOf: name as BoroughName }),
  })
  const range =
    prices.length > 0 ? `${priceText(Math.min(...prices))} - ${priceText(Math.max(...prices))}` : ''
  if (place.range) spawnText(world, { ...place.range, text: range, foreground: INK.faint })
  const { column, columns, row, rows } = place
  spawnChart(world, {
    label: `${title}, ${boroughName(chartBorough)} ${range}`,
    points: state.history.map(([tick, figure]) => ({ name: String(tick), figure })),
    titles: MARKET_TEXTS.chartColumns,
    say: priceText,
    ...{ column, row, columns, rows },
  })
}

/** Draws the chart across the screen, with its prices at the side, and the way back to the trade. */
export function drawLargeChart(
  world: GameWorld,
  page: Charted & { readonly layout: MarketLayout; readonly close: () => void },
): void {
  const { column, row } = page.layout.page
  const columns = world.screen.columns - 2 * column - SCALE_COLUMNS
  const end = page.layout.noticeEnd - BOX_BUTTON_ROWS - 1
  const rows = Math.min(MOST_ROWS, end - LARGE_ROWS.below - row - LARGE_ROWS.above)
  const top = row + LARGE_ROWS.above
  const left = column + SCALE_COLUMNS
  drawChart(world, page, {
    ...{ column: left, row: top, columns, rows, range: null },
    title: { column, row },
    borough: { column, row: row + 2 },
  })
  drawScale(world, page.state.history, { column, row: top, rows })
  const [from, to] = MARKET_TEXTS.chartEnds
  const foot = `${from}${padStart(to, columns - from.length)}`
  spawnText(world, { column: left, row: top + rows, text: foot, foreground: INK.faint })
  const button = { column, row: top + rows + LARGE_ROWS.below, press: page.close }
  spawnBoxButton(world, { ...button, label: MARKET_TEXTS.closeChart })
}

/** Draws the highest price, the lowest and the one between them, each in its row. */
function drawScale(
  world: GameWorld,
  history: Charted['state']['history'],
  { column, row, rows }: Spot & { readonly rows: number },
): void {
  if (history.length === 0) return
  const prices = history.map(([, at]) => at)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  for (const [line, price] of [
    [0, most],
    [Math.floor(rows / 2), (least + most) / 2],
    [rows - 1, least],
  ] as const) {
    const text = padStart(priceText(price), SCALE_COLUMNS - 1)
    spawnText(world, { text, column, row: row + line, foreground: INK.faint })
  }
}
