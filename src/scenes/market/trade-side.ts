import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type Side } from '#src/stores/market-store.ts'
import { boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { estimateFill, type Quote } from '../kit/estimate-fill.ts'
import { DOUBLE } from '../kit/frame.ts'
import { dollars, dollarsAndCents, dollarsWithin } from '../kit/money.ts'
import { type TradeOrder } from './market-controller.ts'
import { refuseOrder } from './refuse-order.ts'
import { type TradeForm } from './trade-form.ts'

export interface TradeSide {
  readonly side: Side
  readonly button: EntityId
  /** Shows what the side would do with the typed quantity, or why it cannot. Returns it in short. */
  readonly show: (typed: string) => string
  readonly canTrade: () => boolean
}

interface DrawnSide {
  readonly page: TradeForm
  readonly quote: Quote | null
  readonly side: Side
}

/** Both buttons are as wide as the longer label. */
const BUTTON_COLUMNS = boxColumns(MARKET_TEXTS.sell)

/** Draws the button that buys or sells, with the estimate or the reason to its right. */
export function drawTradeSide(world: GameWorld, { page, quote, side }: DrawnSide): TradeSide {
  const { sideColumns, sides } = page.layout.trade
  const { column, row } = sides[side]
  const columns = sideColumns - BUTTON_COLUMNS - 1
  const rows = Math.abs(sides.sell.row - sides.buy.row)
  let order: TradeOrder | null = null
  const button = spawnBoxButton(world, {
    ...{ column, row, columns: BUTTON_COLUMNS },
    label: MARKET_TEXTS[side],
    ...(page.marked === side && { lines: DOUBLE, foreground: INK.bright }),
    press: () => {
      if (order) page.order(order)
    },
  })
  const text = spawnText(world, {
    ...{ column: column + BUTTON_COLUMNS + 1, row, columns, rows },
    text: '',
  })
  return {
    side,
    button,
    canTrade: () => order !== null,
    show: (typed) => {
      const placed = orderOf(typed, page, { quote, side })
      const refusal = placed ? refuseOrder(placed, page) : whyNot(typed, quote)
      order = refusal === null ? placed : null
      const lines = placed ? estimateLines(placed, page, columns) : []
      rewriteText(world, text, shownText({ refusal, lines, side, columns, isWhole: !!placed }))
      setSpoken(world, button, { description: refusal ?? lines.join('. ') })
      setDisabled(world, button, order === null)
      return refusal ?? (lines[0] ?? '').replace(/ +/g, ' ')
    },
  }
}

/** Returns the order that a side would place; null when it is incomplete. */
function orderOf(
  typed: string,
  { state: { good: symbol, prices } }: TradeForm,
  { quote, side }: Pick<DrawnSide, 'quote' | 'side'>,
): TradeOrder | null {
  const quantity = Number(typed)
  if (!quote || !prices || !/^\s*\d{1,5}\s*$/.test(typed) || quantity < 1) return null
  return {
    ...{ side, symbol, quantity },
    quotedPrice: side === 'buy' ? quote.ask : quote.bid,
    estimate: estimateFill({ quote, fee: prices.fee, spread: prices.spread }, side, quantity),
  }
}

/** Returns the estimate in lines of at most `columns`, apart from the second, which may take two. */
function estimateLines(
  { estimate, side }: TradeOrder,
  { game }: TradeForm,
  columns: number,
): readonly string[] {
  const { fee, impact, total } = estimate
  const feeText = fee < 10 ? dollarsAndCents(fee) : dollars(fee)
  const amount = Math.abs(total)
  const room = (label: string): number => columns - label.replace(/ +/g, ' ').length
  const totalRoom = room(MARKET_TEXTS.estimate(side, ''))
  const totalText = amount < 1_000_000 ? dollarsAndCents(amount) : dollarsWithin(amount, totalRoom)
  const cash = (game.playerCash ?? 0) + total
  return [
    MARKET_TEXTS.estimate(side, totalText),
    MARKET_TEXTS.impactAndFee(`${(impact * 100).toFixed(1)}%`, feeText),
    MARKET_TEXTS.cashAfter(dollarsWithin(cash, room(MARKET_TEXTS.cashAfter('')))),
  ]
}

interface Shown {
  readonly refusal: string | null
  readonly lines: readonly string[]
  readonly side: Side
  readonly columns: number
  /** Whether the quantity is one that can be traded at all. */
  readonly isWhole: boolean
}

/** Returns the estimate, or the reason. What is wrong with the quantity is said once, next to the first button. */
function shownText({ columns, isWhole, lines, refusal, side }: Shown): string {
  if (refusal === null) return lines.flatMap((line) => fitted(line, columns)).join('\n')
  return isWhole || side === 'buy' ? wrapText(refusal, columns).join('\n') : ''
}

/** Returns a line without its alignment, in as many lines as it needs, where it is too long. */
function fitted(line: string, columns: number): readonly string[] {
  return line.length <= columns ? [line] : wrapText(line.replace(/ +/g, ' '), columns)
}

function whyNot(typed: string, quote: Quote | null): string {
  if (!quote) return MARKET_TEXTS.noPrices
  return typed.trim() === '' ? MARKET_TEXTS.howMany : MARKET_TEXTS.wholeUnits
}
