import { INK } from '#src/ecs/components/text-run.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES, type BoroughName, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { tradableGoods } from '#src/rules/market/tradable-goods.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'
import { boroughName } from '../kit/borough-name.ts'
import { spawnChart } from '../kit/spawn-chart.ts'
import { quantityHeld, type Quote } from './estimate-fill.ts'
import { priceText } from './price-text.ts'
import { drawTradeForm, type TradeForm } from './trade-form.ts'

const NOTHING = '-'
/** Width of the choice of a borough: 'STATEN ISLAND' and two arrows. */
const BOROUGH_CHOICE_COLUMNS = 15

/** Draws the prices in the player's borough, a chart of the chosen good, and the trade form. */
export function drawTradePage(world: GameWorld, page: TradeForm): void {
  const quotes = page.state.prices?.boroughs[page.game.currentBorough]
  drawPrices(world, page, quotes)
  drawTradeForm(world, page, quotes?.[page.state.good] ?? null)
  drawChart(world, page)
}

function drawPrices(
  world: GameWorld,
  { game, layout, state }: TradeForm,
  quotes: Readonly<Record<GoodSymbol, Quote>> | undefined,
): void {
  const [good, bid, ask, day, held] = MARKET_TEXTS.priceColumns
  const tradable = tradableGoods(game.reputation)
  spawnTable(world, {
    name: MARKET_TEXTS.prices,
    ...layout.trade.table,
    gap: 1,
    columns: [
      { title: good, columns: 8 },
      { title: bid, columns: 9, align: 'end' },
      { title: ask, columns: 9, align: 'end' },
      { title: day, columns: 7, align: 'end' },
      { title: held, columns: 4, align: 'end' },
    ],
    marked: GOOD_SYMBOLS.indexOf(state.good),
    rows: GOOD_SYMBOLS.map((symbol) => {
      const quote = quotes?.[symbol]
      return [
        symbol,
        quote ? priceText(quote.bid) : NOTHING,
        quote ? askText(quote, tradable.includes(symbol)) : NOTHING,
        quote ? percent(quote.change_24h) : NOTHING,
        String(quantityHeld(state.stash, symbol)),
      ]
    }),
  })
}

/** Returns the ask of a good that the player may buy; of another, at which reputation it opens. */
function askText({ ask, from_reputation }: Quote, isOpen: boolean): string {
  return isOpen ? priceText(ask) : MARKET_TEXTS.opensAt(from_reputation)
}

function drawChart(world: GameWorld, { layout, state, game, choose }: TradeForm): void {
  const { column, row, columns, rows, ofColumn } = layout.trade.chart
  const prices = state.history.map(([, at]) => at)
  const title = MARKET_TEXTS.chart(state.good, CHART_TICKS)
  spawnText(world, { text: title, column, row: row - 1, foreground: INK.faint, spoken: null })
  const chartBorough = state.chartOf ?? game.currentBorough
  spawnChoice(world, {
    name: MARKET_TEXTS.fields.chart,
    column: ofColumn,
    row: row - 1,
    columns: BOROUGH_CHOICE_COLUMNS,
    options: BOROUGH_NAMES.map((value) => ({ value, label: boroughName(value) })),
    value: chartBorough,
    choose: (name) => choose({ chartOf: name as BoroughName }),
  })
  const range =
    prices.length > 0 ? `${priceText(Math.min(...prices))} - ${priceText(Math.max(...prices))}` : ''
  spawnText(world, { text: range, column, row: row + rows, foreground: INK.faint })
  spawnChart(world, {
    label: `${title}, ${boroughName(chartBorough)} ${range}`,
    points: state.history.map(([tick, figure]) => ({ name: String(tick), figure })),
    titles: MARKET_TEXTS.chartColumns,
    say: priceText,
    ...{ column, row, columns, rows },
  })
}

function percent(change: number): string {
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)}%`
}
