import { INK } from '#src/ecs/components/text-run.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { type GameState } from '#src/stores/game-state.ts'
import {
  type GoodSymbol,
  type MarketChoice,
  type MarketState,
  type Side,
} from '#src/stores/market-store.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { DOUBLE } from '../kit/frame.ts'
import { dollars, dollarsAndCents } from '../kit/money.ts'
import { estimateFill, maxQuantity, type Quote } from '../kit/estimate-fill.ts'
import { type TradeOrder } from './market-controller.ts'
import { type FieldLayout, type MarketLayout } from './market-layout.ts'
import { drawQuantityField } from './quantity-field.ts'
import { refuseOrder } from './refuse-order.ts'

const SIDES: readonly { readonly value: Side; readonly label: string }[] = [
  { value: 'buy', label: MARKET_TEXTS.buy },
  { value: 'sell', label: MARKET_TEXTS.sell },
]
const ESTIMATE_ROWS = 4

export interface TradeForm {
  readonly layout: MarketLayout
  readonly state: MarketState
  readonly game: GameState
  readonly choose: (choice: MarketChoice) => void
  readonly order: (order: TradeOrder) => void
  /** Whether the guided deal continues with the button of this form. */
  readonly isMarked: boolean
}

/** Draws the form for a trade, with an estimate of its result. */
export function drawTradeForm(world: GameWorld, page: TradeForm, quote: Quote | null): void {
  const { layout, state, choose } = page
  const { estimate: place, quantity, slider, steps } = layout.trade
  drawChoices(world, page)
  drawLabel(world, MARKET_TEXTS.fields.quantity, quantity)
  const estimate = spawnText(world, {
    ...place,
    text: '',
    rows: ESTIMATE_ROWS,
    spoken: { role: 'status' },
  })
  let order: TradeOrder | null = null
  const submit = (): void => {
    if (order) page.order(order)
  }
  const confirm = spawnBoxButton(world, {
    ...layout.trade.button,
    label: MARKET_TEXTS.trade,
    ...(page.isMarked && { lines: DOUBLE, foreground: INK.bright }),
    press: submit,
  })
  const show = (typed: string): void => {
    const placed = orderOf(typed, page, quote)
    const refusal = placed ? refuseOrder(placed, page) : whyNot(typed, quote)
    order = refusal === null ? placed : null
    const text = placed ? estimateText(placed, page) : ''
    rewriteText(
      world,
      estimate,
      refusal === null ? text : refusalText(refusal, text, place.columns),
    )
    setDisabled(world, confirm, order === null)
  }
  drawQuantityField(world, {
    ...{ steps, slider, submit },
    column: quantity.column + quantity.fieldOffset,
    row: quantity.row,
    columns: quantity.columns,
    value: state.quantity,
    most: () => mostFor(page, quote),
    change: (typed) => {
      choose({ quantity: typed })
      show(typed)
    },
  })
  show(state.quantity)
}

function drawChoices(world: GameWorld, { layout, state, choose }: TradeForm): void {
  const { good, side } = MARKET_TEXTS.fields
  const { good: goodAt, side: sideAt } = layout.trade
  drawLabel(world, side, sideAt)
  spawnChoice(world, {
    ...fieldAt(sideAt),
    name: side,
    options: SIDES,
    value: state.side,
    choose: (chosen) => choose({ side: chosen as Side }),
  })
  drawLabel(world, good, goodAt)
  spawnChoice(world, {
    ...fieldAt(goodAt),
    name: good,
    options: GOOD_SYMBOLS.map((symbol) => ({ value: symbol, label: symbol })),
    value: state.good,
    choose: (chosen) => choose({ good: chosen as GoodSymbol }),
  })
}

function fieldAt({ fieldOffset, column, columns, row }: FieldLayout) {
  return { column: column + fieldOffset, row, columns }
}

function drawLabel(
  world: GameWorld,
  text: string,
  { column, row }: { readonly column: number; readonly row: number },
): void {
  spawnText(world, { text, column, row, foreground: INK.faint, spoken: null })
}

function mostFor({ state, game }: TradeForm, quote: Quote | null): number {
  const { stash, prices } = state
  if (!quote || !stash || !prices) return 0
  const terms = { quote, fee: prices.fee, spread: prices.spread }
  return maxQuantity(state.good, state.side, { terms, stash, cash: game.playerCash ?? 0 })
}

/** Returns the order in the form; null when it is incomplete. */
function orderOf(typed: string, { state }: TradeForm, quote: Quote | null): TradeOrder | null {
  const quantity = Number(typed)
  if (!quote || !state.prices || !/^\s*\d{1,5}\s*$/.test(typed) || quantity < 1) return null
  const { side, good: symbol } = state
  return {
    side,
    symbol,
    quantity,
    quotedPrice: side === 'buy' ? quote.ask : quote.bid,
    estimate: estimateFill(
      { quote, fee: state.prices.fee, spread: state.prices.spread },
      side,
      quantity,
    ),
  }
}

function estimateText({ estimate, side }: TradeOrder, { game }: TradeForm): string {
  const cash = (game.playerCash ?? 0) + estimate.total
  return [
    MARKET_TEXTS.estimate(side, dollarsAndCents(Math.abs(estimate.total))),
    MARKET_TEXTS.impact(`${(estimate.impact * 100).toFixed(1)}%`),
    MARKET_TEXTS.feeOf(dollarsAndCents(estimate.fee)),
    MARKET_TEXTS.cashAfter(dollars(cash)),
  ].join('\n')
}

/** Returns why an order cannot be placed, then as many lines of its estimate as there is room for. */
function refusalText(refusal: string, estimate: string, columns: number): string {
  const reason = wrapText(refusal, columns)
  return [...reason, ...estimate.split('\n').slice(0, ESTIMATE_ROWS - reason.length - 1)].join('\n')
}

function whyNot(typed: string, quote: Quote | null): string {
  if (!quote) return MARKET_TEXTS.noPrices
  return typed.trim() === '' ? MARKET_TEXTS.howMany : MARKET_TEXTS.wholeUnits
}
