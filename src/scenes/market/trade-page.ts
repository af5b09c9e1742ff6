import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { setInputValue } from '#src/ecs/systems/set-input-value.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { type GoodSymbol, type MarketState, type Side } from '#src/stores/market-store.ts'
import { chartLines } from '../kit/block-chart.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { dollars, dollarsAndCents } from '../kit/money.ts'
import { spawnShadedArt } from '../kit/shaded.ts'
import { estimateFill, heldOf, mostOf, type Quote } from './estimate-fill.ts'
import { type TradeOrder } from './market-desk.ts'
import { type MarketLayout } from './market-layout.ts'

const SIDES: readonly { readonly value: Side; readonly label: string }[] = [
  { value: 'buy', label: MARKET_TEXTS.buy },
  { value: 'sell', label: MARKET_TEXTS.sell },
]
const NOTHING = '-'
const ESTIMATE_ROWS = 4

export interface TradePage {
  readonly layout: MarketLayout
  readonly state: MarketState
  readonly game: GameState
  readonly choose: (choice: { good?: GoodSymbol; side?: Side; quantity?: string }) => void
  readonly order: (order: TradeOrder) => void
}

/** Prices here, the chosen good's last day, and a trade with its cost before it is made. */
export function drawTradePage(world: GameWorld, page: TradePage): void {
  const quotes = page.state.prices?.boroughs[page.game.currentBorough]
  drawPrices(world, page, quotes)
  drawForm(world, page, quotes?.[page.state.good] ?? null)
  drawChart(world, page)
}

function drawPrices(
  world: GameWorld,
  { layout, state }: TradePage,
  quotes: Readonly<Record<GoodSymbol, Quote>> | undefined,
): void {
  const [good, bid, ask, day, held] = MARKET_TEXTS.priceColumns
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
        quote ? price(quote.bid) : NOTHING,
        quote ? price(quote.ask) : NOTHING,
        quote ? percent(quote.change_24h) : NOTHING,
        String(heldOf(state.stash, symbol)),
      ]
    }),
  })
}

function drawForm(world: GameWorld, page: TradePage, quote: Quote | null): void {
  const { layout, state, choose } = page
  const { fieldRows, form, formColumns } = layout.trade
  const { column } = form
  const labels = MARKET_TEXTS.fields
  const label = (text: string, row: number): void =>
    void spawnText(world, { text, column, row, foreground: INK.faint, spoken: null })
  const at = column + 10
  const sideRow = form.row
  const goodRow = sideRow + fieldRows
  const quantityRow = goodRow + fieldRows
  const estimateRow = quantityRow + 2
  label(labels.side, sideRow)
  spawnChoice(world, {
    name: labels.side,
    column: at,
    row: sideRow,
    columns: 12,
    options: SIDES,
    value: state.side,
    choose: (side) => choose({ side: side as Side }),
  })
  label(labels.good, goodRow)
  spawnChoice(world, {
    name: labels.good,
    column: at,
    row: goodRow,
    columns: 12,
    options: GOOD_SYMBOLS.map((symbol) => ({ value: symbol, label: symbol })),
    value: state.good,
    choose: (good) => choose({ good: good as GoodSymbol }),
  })
  label(labels.quantity, quantityRow)
  const estimate = spawnText(world, {
    text: '',
    column,
    row: estimateRow,
    columns: formColumns,
    rows: ESTIMATE_ROWS,
    spoken: { role: 'status' },
  })
  const confirm = spawnBoxButton(world, {
    label: MARKET_TEXTS.trade,
    column,
    row: estimateRow + ESTIMATE_ROWS,
    columns: formColumns,
    press: () => {
      if (order) page.order(order)
    },
  })
  let order: TradeOrder | null = null
  const show = (typed: string): void => {
    order = orderOf(typed, page, quote)
    rewriteText(world, estimate, order ? estimateText(order, page) : whyNot(typed, quote))
    setDisabled(world, confirm.control, order === null)
  }
  const input = spawnInputLine(world, {
    name: labels.quantity,
    column: at,
    row: quantityRow,
    columns: 8,
    value: state.quantity,
    change: (quantity) => {
      choose({ quantity })
      show(quantity)
    },
    submit: () => {
      if (order) page.order(order)
    },
  })
  spawnButton(world, {
    label: ` ${MARKET_TEXTS.max} `,
    name: MARKET_TEXTS.max,
    column: at + 9,
    row: quantityRow,
    foreground: INK.bright,
    press: () => {
      const most = String(mostFor(page, quote))
      setInputValue(world, input, most)
      choose({ quantity: most })
      show(most)
    },
  })
  show(state.quantity)
}

function mostFor({ state, game }: TradePage, quote: Quote | null): number {
  const { stash, prices } = state
  if (!quote || !stash || !prices) return 0
  const means = { quote, stash, feePart: prices.fee, cash: game.playerCash ?? 0 }
  return mostOf(state.good, state.side, means)
}

/** The trade that the form says; null where it says none. */
function orderOf(typed: string, { state }: TradePage, quote: Quote | null): TradeOrder | null {
  const quantity = Number(typed)
  if (!quote || !state.prices || !/^\s*\d{1,5}\s*$/.test(typed) || quantity < 1) return null
  const { side, good: symbol } = state
  return {
    side,
    symbol,
    quantity,
    quotedPrice: side === 'buy' ? quote.ask : quote.bid,
    estimate: estimateFill(quote, side, quantity, state.prices.fee),
  }
}

function estimateText({ estimate, side }: TradeOrder, { game }: TradePage): string {
  const cash = (game.playerCash ?? 0) + estimate.total
  return [
    MARKET_TEXTS.estimate(side, dollarsAndCents(Math.abs(estimate.total))),
    MARKET_TEXTS.impact(`${(estimate.impact * 100).toFixed(1)}%`),
    MARKET_TEXTS.feeOf(dollarsAndCents(estimate.fee)),
    MARKET_TEXTS.cashAfter(dollars(cash)),
  ].join('\n')
}

function whyNot(typed: string, quote: Quote | null): string {
  if (!quote) return MARKET_TEXTS.noPrices
  return typed.trim() === '' ? MARKET_TEXTS.howMany : MARKET_TEXTS.wholeUnits
}

function drawChart(world: GameWorld, { layout, state }: TradePage): void {
  const { column, row, columns, rows } = layout.trade.chart
  const prices = state.history.map(([, at]) => at)
  const title = MARKET_TEXTS.chart(state.good, CHART_TICKS)
  spawnText(world, { text: title, column, row: row - 1, foreground: INK.faint, spoken: null })
  const range =
    prices.length > 0 ? `${price(Math.min(...prices))} - ${price(Math.max(...prices))}` : ''
  spawnText(world, {
    text: range,
    column: column + columns - range.length,
    row: row - 1,
    foreground: INK.faint,
  })
  spawnShadedArt(world, {
    lines: chartLines(prices, columns, rows),
    column,
    row,
    label: `${title} ${range}`,
    inkOf: () => INK.normal,
  })
}

function price(amount: number): string {
  return amount >= 10_000 ? dollars(amount) : dollarsAndCents(amount)
}

function percent(change: number): string {
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)}%`
}
