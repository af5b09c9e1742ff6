import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { tradableGoods } from '#src/rules/market/tradable-goods.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'
import { quantityHeld, type Quote } from '../kit/estimate-fill.ts'
import { drawChart } from './price-chart.ts'
import { drawGoods } from './goods-list.ts'
import { priceText } from './price-text.ts'
import { drawTradeForm, type TradeForm } from './trade-form.ts'

const NOTHING = '-'

export interface TradePage extends TradeForm {
  /** A phone has no room for the chart below the guided deal. */
  readonly hasChart: boolean
  /** Shows the large chart. */
  readonly openChart: () => void
}

/** Draws the prices in the player's borough, a chart of the chosen good, and the trade form. */
export function drawTradePage(world: GameWorld, page: TradePage): void {
  const quotes = page.state.prices?.boroughs[page.game.currentBorough]
  drawPrices(world, page, quotes)
  drawTradeForm(world, page, quotes?.[page.state.good] ?? null)
  if (page.hasChart) drawSmallChart(world, page)
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

/** Draws the chart below the goods, or the button of the large one. */
function drawSmallChart(world: GameWorld, { openChart, ...page }: TradePage): void {
  const { chart, chartButton } = page.layout.trade
  if (chartButton)
    spawnButton(world, {
      ...{ ...chartButton, foreground: INK.bright, press: openChart },
      label: MARKET_TEXTS.openChart(page.state.good),
    })
  if (!chart) return
  const { column, columns, ofColumn, range, row, rows } = chart
  drawChart(world, page, {
    ...{ column, row, columns, rows, range },
    title: chartButton ? null : { column, row: row - 1 },
    borough: { column: ofColumn, row: row - 1 },
  })
}

function percent(change: number): string {
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)}%`
}
