import { INK } from '#src/ecs/components/text-run.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES, type BoroughName, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { tradableGoods } from '#src/rules/market/tradable-goods.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'
import { boroughName } from '../kit/borough-name.ts'
import { spawnChart } from '../kit/spawn-chart.ts'
import { quantityHeld, type Quote } from '../kit/estimate-fill.ts'
import { drawGoods } from './goods-list.ts'
import { priceText } from './price-text.ts'
import { drawTradeForm, type TradeForm } from './trade-form.ts'

const NOTHING = '-'
/** Width of the choice of a borough: 'STATEN ISLAND' and two arrows. */
const BOROUGH_CHOICE_COLUMNS = 15

export interface TradePage extends TradeForm {
  /** A phone has no room for the chart below the guided deal. */
  readonly hasChart: boolean
}

/** Draws the prices in the player's borough, a chart of the chosen good, and the trade form. */
export function drawTradePage(world: GameWorld, page: TradePage): void {
  const quotes = page.state.prices?.boroughs[page.game.currentBorough]
  drawPrices(world, page, quotes)
  drawTradeForm(world, page, quotes?.[page.state.good] ?? null)
  if (page.hasChart) drawChart(world, page)
}

function drawPrices(
  world: GameWorld,
  { choose, game, layout, state }: TradeForm,
  quotes: Readonly<Record<GoodSymbol, Quote>> | undefined,
): void {
  const tradable = tradableGoods(game.reputation)
  drawGoods(world, {
    place: layout.trade.goods,
    chosen: state.good,
    choose: (good) => choose({ good }),
    rows: GOOD_SYMBOLS.map((symbol) => {
      const quote = quotes?.[symbol]
      return {
        symbol,
        bid: quote ? priceText(quote.bid) : NOTHING,
        ask: quote ? askText(quote, tradable.includes(symbol)) : NOTHING,
        day: quote ? percent(quote.change_24h) : NOTHING,
        held: quantityHeld(state.stash, symbol),
      }
    }),
  })
}

/** Returns the ask of a good that the player may buy; of another, at which reputation it opens. */
function askText({ ask, from_reputation }: Quote, isOpen: boolean): string {
  return isOpen ? priceText(ask) : MARKET_TEXTS.opensAt(from_reputation)
}

function drawChart(world: GameWorld, { layout, state, game, choose }: TradeForm): void {
  const { column, row, columns, rows, ofColumn, range: rangeAt } = layout.trade.chart
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
  spawnText(world, { ...rangeAt, text: range, foreground: INK.faint })
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
