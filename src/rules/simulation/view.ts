import { RULES } from '../config.ts'
import { bribeCents } from '../encounters/encounter.ts'
import { encounterRisk } from '../heat.ts'
import { BOROUGHS, type BoroughName, cellIndex, type GoodSymbol } from '../market/goods.ts'
import { depthOf } from '../market/impact.ts'
import { priceOf } from '../market/quote.ts'
import { tradableGoods } from '../market/tradable-goods.ts'
import { goodsWorth } from '../player/worth.ts'
import { unitsIn } from '../stash.ts'
import { marketOf } from '../trade/decide.ts'
import { tollCents } from '../travel/tolls.ts'
import type { Game } from './game.ts'

const { fee, spread } = RULES.market
/** What a buyer pays and a seller gets of a price, with the fee. */
export const BUYING = (1 + spread / 2) * (1 + fee)
export const SELLING = (1 - spread / 2) * (1 - fee)

/** A good that gains something between two boroughs. Money in cents. */
export interface RouteGood {
  readonly symbol: GoodSymbol
  /** The units that move the price by a factor of e. */
  readonly depth: number
  /** What the first unit costs here, and brings there. */
  readonly cost: number
  readonly proceeds: number
  /** The logarithm of proceeds by cost. */
  readonly edge: number
}

/** What a player sees of the market: the prices of all boroughs, as the screens show them. */
export class View {
  readonly #game: Game
  readonly #only: readonly GoodSymbol[] | null
  /** By cell, and by from and to. They are valid for one state of the game. */
  readonly #prices = new Map<number, number>()
  readonly #routes = new Map<string, readonly RouteGood[]>()
  #state = -1

  /** `only` leaves out all other goods. */
  constructor(game: Game, only: readonly GoodSymbol[] | null = null) {
    this.#game = game
    this.#only = only
  }

  /** The goods that the player may buy. */
  get goods(): readonly GoodSymbol[] {
    const goods = tradableGoods(this.#game.sheet.reputation)
    return this.#only ? goods.filter((symbol) => this.#only?.includes(symbol)) : goods
  }

  /** The boroughs where the player is not. */
  get elsewhere(): readonly BoroughName[] {
    const { borough } = this.#game.sheet
    return BOROUGHS.map(({ name }) => name).filter((name) => name !== borough)
  }

  /** The units that the stash has room for. */
  get room(): number {
    const { holdings, stashCapacity } = this.#game.sheet
    return Math.max(0, stashCapacity - unitsIn(holdings))
  }

  /** Returns the price of one unit now, in cents. */
  price(borough: BoroughName, symbol: GoodSymbol): number {
    this.#forget()
    const { sheet, world } = this.#game
    const cell = cellIndex(borough, symbol)
    const known = this.#prices.get(cell)
    if (known !== undefined) return known
    const priceCents = priceOf(marketOf(sheet, cell, world))
    this.#prices.set(cell, priceCents)
    return priceCents
  }

  /** Returns the goods that gain something from one borough to another. */
  route(from: BoroughName, to: BoroughName): readonly RouteGood[] {
    this.#forget()
    const key = `${from} ${to}`
    const known = this.#routes.get(key)
    if (known) return known
    const goods = this.goods.flatMap((symbol) => {
      const cost = this.price(from, symbol) * BUYING
      const proceeds = this.price(to, symbol) * SELLING
      const edge = Math.log(proceeds / cost)
      return edge > 0 ? [{ symbol, depth: this.depth(symbol), cost, proceeds, edge }] : []
    })
    this.#routes.set(key, goods)
    return goods
  }

  /** Returns the mean price of a good over all boroughs, in cents. */
  meanPrice(symbol: GoodSymbol): number {
    return BOROUGHS.reduce((sum, { name }) => sum + this.price(name, symbol), 0) / BOROUGHS.length
  }

  /** Returns the units that move the price of a good by a factor of e. */
  depth(symbol: GoodSymbol): number {
    return depthOf(cellIndex('manhattan', symbol))
  }

  toll(from: BoroughName, to: BoroughName): number {
    return tollCents(from, to)
  }

  /** Returns what the police are expected to cost on arrival, in cents. */
  expectedStop(to: BoroughName): number {
    const { cashCents, sheet, world } = this.#game
    const heat = sheet.heat[to] ?? 0
    const risk = encounterRisk(heat, to)
    if (risk === 0) return 0
    return risk * bribeCents({ heat, cashCents, goodsCents: goodsWorth(sheet, world.bids) })
  }

  /** Forgets the prices of a state that is over. */
  #forget(): void {
    const { state } = this.#game
    if (this.#state === state) return
    this.#state = state
    this.#prices.clear()
    this.#routes.clear()
  }
}
