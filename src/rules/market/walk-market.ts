import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import type { ChanceAt } from './bias.ts'
import { drawNormal } from './draw-normal.ts'
import { type BoroughName, CELLS, type GoodSymbol } from './goods.ts'

/** The state of the market after a tick. */
export interface MarketState {
  /** The number of the tick in its season. 0 is the opening. */
  readonly tick: number
  /** x of each cell, in the order of CELLS. The price of a cell is base × bias × e^x. */
  readonly levels: readonly number[]
}

/** A jump of a price that is reported in the news. */
export interface Headline {
  /** The tick at which the price jumps. */
  readonly tick: number
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  /** The change of x: positive when the price rises. */
  readonly jump: number
  /** Whether the headline is published one tick before the price moves. */
  readonly early: boolean
}

export interface Walk {
  /** The state after each walked tick, oldest first. Empty if no tick was walked. */
  readonly states: readonly MarketState[]
  readonly headlines: readonly Headline[]
}

/** The name of each cell in the scopes of chance, in the order of CELLS. */
const SCOPES = CELLS.map(({ borough, symbol }) => `${borough}|${symbol}`)
/** The stationary standard deviation of x under reversion and noise. */
const STATIONARY_DEVIATION = RULES.market.noise / Math.sqrt(1 - (1 - RULES.market.reversion) ** 2)

/** Returns the market at the start of a season. Each cell is drawn from the stationary distribution. */
export function openMarket(chanceAt: ChanceAt): MarketState {
  const levels = SCOPES.map((scope) => STATIONARY_DEVIATION * drawNormal(chanceAt(`open|${scope}`)))
  return { tick: 0, levels }
}

/**
 * Walks a market by whole ticks. Each borough, good and tick has its own chance: walking in several calls gives the
 * same result as walking in one.
 */
export function walkMarket(chanceAt: ChanceAt, from: MarketState, ticks: number): Walk {
  const states: MarketState[] = []
  const headlines: Headline[] = []
  let state = from
  for (let walked = 0; walked < ticks; walked += 1) {
    state = stepMarket(chanceAt, state, headlines)
    states.push(state)
  }
  return { states, headlines }
}

/** Returns the market one tick later. Appends the headlines of that tick to `headlines`. */
function stepMarket(chanceAt: ChanceAt, from: MarketState, headlines: Headline[]): MarketState {
  const tick = from.tick + 1
  const levels = CELLS.map((cell, index) => {
    const chance = chanceAt(`tick|${SCOPES[index]}|${tick}`)
    const reverted = (from.levels[index] ?? 0) * (1 - RULES.market.reversion)
    const noise = RULES.market.noise * drawNormal(chance)
    const jump = drawJump(chance)
    if (jump !== 0) {
      const early = chance() < RULES.market.jump.earlyPart
      headlines.push({ tick, borough: cell.borough, symbol: cell.symbol, jump, early })
    }
    return reverted + noise + jump
  })
  return { tick, levels }
}

/** Returns a change of x, or 0 for no jump. */
function drawJump(chance: Chance): number {
  const { chance: odds, min, max } = RULES.market.jump
  if (chance() >= odds) return 0
  const size = min + (max - min) * chance()
  return chance() < 0.5 ? -size : size
}

/** Returns the prices of a state in cents, in the order of CELLS. */
export function pricesOf(state: MarketState, bias: readonly number[]): number[] {
  return CELLS.map(({ baseCents }, index) => {
    const factor = (bias[index] ?? 1) * Math.exp(state.levels[index] ?? 0)
    return Math.max(1, Math.round(baseCents * factor))
  })
}
