import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import type { ChanceAt } from './bias.ts'
import { drawNormal } from './draw-normal.ts'
import { BOROUGHS, type BoroughName, CELLS, GOODS, type GoodSymbol } from './goods.ts'

/** The state of the market after a tick. */
export interface MarketState {
  /** The number of the tick in its season. 0 is the opening. */
  readonly tick: number
  /** What moves each good in the whole city, in the order of GOODS. */
  readonly common: readonly number[]
  /** What moves each cell alone, and what is left of its headlines, in the order of CELLS. */
  readonly local: readonly number[]
  readonly news: readonly number[]
  /** The sum of the three for each cell, in the order of CELLS. The price of a cell is base × e^(bias + level). */
  readonly levels: readonly number[]
}

/** A jump of a price, which is reported in the news of its tick. */
export interface Headline {
  readonly tick: number
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  /** The change of x: positive when the price rises. */
  readonly jump: number
}

export interface Walk {
  /** The state after each walked tick, oldest first. Empty if no tick was walked. */
  readonly states: readonly MarketState[]
  readonly headlines: readonly Headline[]
}

/** How a part of x returns to 0, and the standard deviation that it keeps. */
interface Reverting {
  readonly reversion: number
  readonly deviation: number
}

/** The ticks before a season whose headlines still count at its start. Of an older one less than 0.3 % is left. */
const TICKS_BEFORE = 7 * RULES.market.windowTicks
/** The chance of a headline in a tick and a cell. */
const HEADLINE_ODDS = RULES.market.headlines.perDay / RULES.market.windowTicks / CELLS.length

/** Returns the market at the start of a season: each part of x as if the walk had always gone on. */
export function openMarket(chanceAt: ChanceAt): MarketState {
  const { common, local } = RULES.market
  const cityChance = chanceAt('open')
  const opened = BOROUGHS.map(({ name }) => {
    const chance = chanceAt(`open|${name}`)
    return GOODS.map(() => ({
      local: local.deviation * drawNormal(chance),
      news: newsBefore(chance),
    }))
  }).flat()
  return stateOf({
    tick: 0,
    common: GOODS.map(() => common.deviation * drawNormal(cityChance)),
    local: opened.map((cell) => cell.local),
    news: opened.map((cell) => cell.news),
  })
}

/**
 * Walks a market by whole ticks. Each tick has its own chance, and each borough in it: walking in several calls gives
 * the same result as walking in one.
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
  const { common, local } = RULES.market
  const tick = from.tick + 1
  const cityChance = chanceAt(`tick|${tick}`)
  const after = {
    tick,
    common: from.common.map((x) => stepPart(x, common, cityChance)),
    local: [...from.local],
    news: [...from.news],
  }
  const chances = BOROUGHS.map(({ name }) => chanceAt(`tick|${name}|${tick}`))
  for (const [cell, { borough, symbol }] of CELLS.entries()) {
    const chance = chances[Math.floor(cell / GOODS.length)] ?? cityChance
    after.local[cell] = stepPart(from.local[cell] ?? 0, local, chance)
    const jump = drawJump(chance)
    after.news[cell] = stepNews(from.news[cell] ?? 0, jump)
    if (jump !== 0) headlines.push({ tick, borough, symbol, jump })
  }
  return stateOf(after)
}

function stateOf(parts: Omit<MarketState, 'levels'>): MarketState {
  const { common, local, news } = parts
  const levels = local.map(
    (own, cell) => (common[cell % GOODS.length] ?? 0) + own + (news[cell] ?? 0),
  )
  return { ...parts, levels }
}

function stepPart(x: number, { reversion, deviation }: Reverting, chance: Chance): number {
  const kept = 1 - reversion
  return x * kept + deviation * Math.sqrt(1 - kept * kept) * drawNormal(chance)
}

function stepNews(x: number, jump: number): number {
  return x * (1 - RULES.market.headlines.decay) + jump
}

/** Returns what is left of the headlines of a cell from before the season. */
function newsBefore(chance: Chance): number {
  let x = 0
  for (let tick = 0; tick < TICKS_BEFORE; tick += 1) x = stepNews(x, drawJump(chance))
  return x
}

/** Returns a change of x, or 0 for no headline. */
function drawJump(chance: Chance): number {
  const { min, max } = RULES.market.headlines
  if (chance() >= HEADLINE_ODDS) return 0
  const size = min + (max - min) * chance()
  return chance() < 0.5 ? -size : size
}

/** Returns the prices of a state in cents, in the order of CELLS. */
export function pricesOf(
  { levels }: Pick<MarketState, 'levels'>,
  bias: readonly number[],
): number[] {
  return CELLS.map(({ baseCents }, cell) => {
    const x = (bias[cell] ?? 0) + (levels[cell] ?? 0)
    return Math.max(1, Math.round(baseCents * Math.exp(x)))
  })
}
