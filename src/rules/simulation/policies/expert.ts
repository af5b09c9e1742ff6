import type { EncounterChoice } from '../../encounters/encounter.ts'
import type { GoodSymbol } from '../../market/goods.ts'
import { holdingOf } from '../../stash.ts'
import type { Shark } from '../../sharks/decision.ts'
import {
  askAdvance,
  buy,
  doMission,
  growStash,
  runErrand,
  sell,
  sellAll,
  travel,
  work,
} from '../acts.ts'
import { buyFront, tendFronts } from '../fronts.ts'
import type { Game } from '../game.ts'
import { FIVE_LOOKS, type Policy } from '../policy.ts'
import { BUYING, View } from '../view.ts'
import { usualPay } from './casual.ts'
import { Books } from './expert-books.ts'
import { Planner, type Trip } from './trips.ts'

/** How a player plays who computes the best cargo, looks one trip ahead, and sizes loans by what they earn. */
export interface ExpertTraits {
  readonly name: string
  readonly looks: readonly number[]
  /** The most moves in one look; null for what keeps the moves from being lost. */
  readonly movesALook: number | null
  /** Whether it borrows when the money earns more than it costs, always, or never. */
  readonly borrows: 'earning' | 'all' | 'never'
  /** The sharks, in the order in which it asks them. */
  readonly sharks: readonly Shark[]
  /** How much more than its interest a loan must earn: 1.15 is 15 % more. */
  readonly caution: number
  /** The trips a day that it reckons a loan with. */
  readonly hopsADay: number
  /** Whether it also borrows from these for reputation. */
  readonly forReputation: readonly Shark[]
  /** The part of a shark's limit that it borrows, 0..1. */
  readonly borrowsPart: number
  /** From this day on it pays no loan. */
  readonly paysUntilDay: number
  /** How long before a loan falls due it pays, in hours; negative: after it. Null: when its looks demand it. */
  readonly paysAhead: number | null
  /** It clears the opening debt early with this many times its sum in cash. */
  readonly clearsAt: number
  /** How much the next trip counts when one is planned, 0..1. */
  readonly foresight: number
  /** The least gain of the last unit of a cargo. */
  readonly margin: number
  /** With a look in each tick: it leaves when a plan is among this many of the last 72. */
  readonly pickiness: number
  readonly doesMissions: boolean
  /** Whether it buys goods below their mean price where it is, and holds them. */
  readonly scalps: boolean
  /** How far below the mean a price must be, as a share. */
  readonly scalpsFrom: number
  /** The goods that it trades, of those that it may buy; null for all. */
  readonly goods: readonly GoodSymbol[] | null
  /** The part of its cash that it spends on a larger stash, 0..1. */
  readonly growsAt: number
  /** The part of its cash that it spends on a front, 0..1. */
  readonly buysFrontsAt: number
  /** Whether it asks for cash advances. */
  readonly asksAdvances: boolean
  readonly whenStopped: EncounterChoice
}

const FOREVER = 10_000

export const EXPERT: ExpertTraits = {
  name: 'expert',
  looks: FIVE_LOOKS,
  movesALook: null,
  borrows: 'earning',
  sharks: ['bigboss', 'tommy', 'carmela', 'vinnie'],
  caution: 1.15,
  hopsADay: 3.5,
  forReputation: ['carmela', 'bigboss'],
  borrowsPart: 1,
  paysUntilDay: FOREVER,
  paysAhead: null,
  clearsAt: 1.3,
  foresight: 0.6,
  margin: 0.015,
  pickiness: 12,
  doesMissions: false,
  scalps: false,
  scalpsFrom: 0.16,
  goods: null,
  growsAt: 0.25,
  buysFrontsAt: 0.55,
  asksAdvances: false,
  whenStopped: 'pay',
}

/** From this many looks a day on it waits for a good trip instead of taking the next one. */
const MANY_LOOKS = 8
/** The looks whose plans it compares. */
const REMEMBERED = 72

export function makeExpert(changes: Partial<ExpertTraits> = {}): Policy {
  const traits = { ...EXPERT, ...changes }
  const { name, looks, whenStopped } = traits
  return {
    ...{ name, looks, whenStopped },
    begin(game) {
      const player = new Expert(game, traits)
      return () => player.look()
    },
  }
}

class Expert {
  readonly #game: Game
  readonly #traits: ExpertTraits
  readonly #view: View
  readonly #planner: Planner
  readonly #books: Books
  readonly #waits: boolean
  /** What the plans of the last looks were worth. */
  readonly #remembered: number[] = []

  constructor(game: Game, traits: ExpertTraits) {
    this.#game = game
    this.#traits = traits
    this.#view = new View(game, traits.goods)
    this.#planner = new Planner(game, this.#view, traits)
    this.#books = new Books(game, this.#planner, traits)
    this.#waits = traits.looks.length > MANY_LOOKS
  }

  look(): void {
    const game = this.#game
    tendFronts(game)
    this.#books.pay()
    if (this.#traits.scalps) this.#scalp()
    for (let left = this.#movesToSpend(); left > 0 && game.moves > 0; left -= 1) {
      if (!this.#move()) break
    }
    if (game.day > 3) buyFront(game, this.#traits.buysFrontsAt)
  }

  #movesToSpend(): number {
    const { moves } = this.#game
    if (this.#waits) return moves
    return this.#traits.movesALook ?? (moves > 5 ? 2 : 1)
  }

  /** Makes a move. Returns false when it waits for a better one. */
  #move(): boolean {
    const game = this.#game
    this.#sell()
    if (runErrand(game)) return true
    this.#books.borrow()
    if (this.#traits.asksAdvances) askAdvance(game)
    const trip = this.#planner.best()
    if (this.#waits && !this.#isGoodEnough(trip)) return false
    if (!trip || trip.gain + 0.4 * trip.nextGain < usualPay()) {
      if (this.#waits && game.moves < 9) return false
      return (this.#traits.doesMissions && doMission(game)) || work(game)
    }
    for (const { symbol, quantity } of trip.cargo.units) buy(game, symbol, quantity)
    if (!travel(game, trip.to)) return work(game)
    this.#sell()
    growStash(game, this.#traits.growsAt)
    return true
  }

  /** Whether a plan is one of the best of the last looks, or the moves would be lost. */
  #isGoodEnough(trip: Trip | null): boolean {
    const { moves } = this.#game
    const value = trip ? trip.gain + this.#traits.foresight * trip.nextGain * 0.5 : 0
    this.#remembered.push(value)
    if (this.#remembered.length > REMEMBERED) this.#remembered.shift()
    const sorted = this.#remembered.toSorted((one, other) => other - one)
    const place = moves >= 9 ? 60 : this.#traits.pickiness
    return value >= (sorted[Math.min(place, sorted.length - 1)] ?? 0) || moves >= 10
  }

  #sell(): void {
    if (!this.#traits.scalps) return sellAll(this.#game)
    const { borough, holdings } = this.#game.sheet
    for (const { symbol, quantity } of holdings) {
      const isCheap = this.#view.price(borough, symbol) < this.#view.meanPrice(symbol) * 0.92
      if (!isCheap) sell(this.#game, symbol, quantity)
    }
  }

  /** Buys what a headline has made cheap here, and sells what is dear again. */
  #scalp(): void {
    const game = this.#game
    const { borough } = game.sheet
    for (const symbol of this.#view.goods) {
      const price = this.#view.price(borough, symbol)
      const below = -Math.log(price / this.#view.meanPrice(symbol)) - this.#traits.scalpsFrom
      const affordable = (game.cashCents * 0.9) / (price * BUYING)
      if (below > 0) buy(game, symbol, Math.min(below * this.#view.depth(symbol), affordable))
      else if (price > this.#view.meanPrice(symbol)) {
        sell(game, symbol, holdingOf(game.sheet.holdings, symbol).quantity)
      }
    }
  }
}
