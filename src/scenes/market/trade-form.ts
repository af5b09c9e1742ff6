import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { tradableGoods } from '#src/rules/market/tradable-goods.ts'
import { type GameState } from '#src/stores/game-state.ts'
import {
  type GoodSymbol,
  type MarketChoice,
  type MarketState,
  type Side,
} from '#src/stores/market-store.ts'
import { maxQuantity, type Quote } from '../kit/estimate-fill.ts'
import { type TradeOrder } from './market-controller.ts'
import { type MarketLayout } from './market-layout.ts'
import { drawQuantityField } from './quantity-field.ts'
import { drawTradeSide } from './trade-side.ts'

const SIDES = ['buy', 'sell'] as const satisfies readonly Side[]

export interface TradeForm {
  readonly layout: MarketLayout
  readonly state: MarketState
  readonly game: GameState
  readonly choose: (choice: MarketChoice) => void
  readonly order: (order: TradeOrder) => void
  /** The side with which the guided deal continues; null when it does not continue here. */
  readonly marked: Side | null
}

/** Draws the form for a trade: the good, the quantity, and a button for each side with what it would do. */
export function drawTradeForm(world: GameWorld, page: TradeForm, quote: Quote | null): void {
  const { layout, marked, state, choose } = page
  const { limits: limitsAt, quantity, slider, steps } = layout.trade
  drawGoodChoice(world, page)
  drawLabel(world, MARKET_TEXTS.fields.quantity, quantity)
  const limits = limitsOf(page, quote)
  spawnText(world, {
    ...{ ...limitsAt, text: limitsText(limits, layout.trade.sideColumns), foreground: INK.faint },
  })
  const sides = SIDES.map((side) => drawTradeSide(world, { page, quote, side }))
  // The one announcement of the form, of what both buttons would do.
  const status = spawnStatus(world, { ...limitsAt, columns: quantity.columns, rows: 1, text: '' })
  const show = (typed: string): void => {
    const [buy = '', sell = ''] = sides.map((side) => side.show(typed))
    setSpoken(world, status, { name: buy === sell ? buy : MARKET_TEXTS.bothSides(buy, sell) })
  }
  drawQuantityField(world, {
    ...{ steps, slider },
    column: quantity.column + quantity.fieldOffset,
    row: quantity.row,
    columns: quantity.columns,
    value: state.quantity,
    most: Math.max(limits.buy, limits.sell),
    max: (typed) => nextLimit(limits, typed),
    change: (typed) => {
      choose({ quantity: typed })
      show(typed)
    },
    submit: () => {
      const ready = sides.filter((side) => side.canTrade())
      const next = ready.find(({ side }) => side === marked) ?? ready[0]
      if (next) focus(world, next.button)
    },
  })
  show(state.quantity)
}

function drawGoodChoice(world: GameWorld, { layout, state, choose }: TradeForm): void {
  const { good } = MARKET_TEXTS.fields
  const { column, columns, fieldOffset, row } = layout.trade.good
  drawLabel(world, good, layout.trade.good)
  spawnChoice(world, {
    ...{ column: column + fieldOffset, columns, row },
    name: good,
    options: GOOD_SYMBOLS.map((symbol) => ({ value: symbol, label: symbol })),
    value: state.good,
    choose: (chosen) => choose({ good: chosen as GoodSymbol }),
  })
}

function drawLabel(
  world: GameWorld,
  text: string,
  { column, row }: { readonly column: number; readonly row: number },
): void {
  spawnText(world, { text, column, row, foreground: INK.faint, spoken: null })
}

type Limits = Readonly<Record<Side, number>>

/** Returns the largest quantities of the chosen good that can be bought and sold. */
function limitsOf({ state, game }: TradeForm, quote: Quote | null): Limits {
  const { good, prices, stash } = state
  if (!quote || !stash || !prices) return { buy: 0, sell: 0 }
  const terms = { quote, fee: prices.fee, spread: prices.spread }
  const situation = { terms, stash, cash: game.playerCash ?? 0 }
  const isOpen = tradableGoods(game.reputation).includes(good)
  return {
    buy: isOpen ? maxQuantity(good, 'buy', situation) : 0,
    sell: maxQuantity(good, 'sell', situation),
  }
}

function limitsText(limits: Limits, columns: number): string {
  const text = MARKET_TEXTS.limits(limits)
  return text.length <= columns ? text : MARKET_TEXTS.shortLimits(limits)
}

/** Returns what MAX fills in: all that is held, and when that is filled in, all that can be bought. */
function nextLimit({ buy, sell }: Limits, typed: string): number {
  const [first = 0, second = first] = [sell, buy].filter((limit) => limit > 0)
  return Number(typed) === first ? second : first
}
