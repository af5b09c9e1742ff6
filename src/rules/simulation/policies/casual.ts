import { type Chance, pick } from '#src/lib/chance.ts'
import { RULES } from '../../config.ts'
import { owedOf } from '../../loans.ts'
import { drawNormal } from '../../market/draw-normal.ts'
import { BOROUGHS, type BoroughName, type GoodSymbol } from '../../market/goods.ts'
import { goodsWorth, debtOf } from '../../player/worth.ts'
import { buy, growStash, sellAll, travel, work } from '../acts.ts'
import { buyFront, tendFronts } from '../fronts.ts'
import type { Game } from '../game.ts'
import { borrow, isDue, limitOf, payDue } from '../lending.ts'
import { FIVE_LOOKS, type Policy } from '../policy.ts'
import { BUYING, SELLING, View } from '../view.ts'

/** How a player plays who compares prices by eye, carries one or two goods, and errs. */
export interface CasualTraits {
  readonly name: string
  readonly looks: readonly number[]
  readonly movesALook: number
  /** How often it thinks of a loan that falls due, 0..1. */
  readonly diligence: number
  /** How often it takes any trip instead of the best, 0..1. */
  readonly mistakes: number
  /** The error of its eye, as a standard deviation of a price ratio. */
  readonly misjudges: number
  /** How far it moves a price with one good at most, as a share. */
  readonly impact: number
  /** How often it takes a second good along when there is room and cash, 0..1. */
  readonly carriesTwo: number
  /** Whether it borrows for good plans only, takes every loan that it is offered, or never borrows. */
  readonly borrows: 'plans' | 'all' | 'never'
  /** The gain of a plan from which it borrows. */
  readonly borrowsFrom: number
  readonly pays: boolean
  readonly travels: boolean
}

const CASUAL: CasualTraits = {
  name: 'casual',
  looks: FIVE_LOOKS,
  movesALook: 1,
  diligence: 0.9,
  mistakes: 0.12,
  misjudges: 0.042,
  impact: 0.08,
  carriesTwo: 0.9,
  borrows: 'plans',
  borrowsFrom: 0.1,
  pays: true,
  travels: true,
}

/** A trip with one good, as the player judges it. */
interface Idea {
  readonly to: BoroughName
  readonly symbol: GoodSymbol
  readonly quantity: number
  /** In cents. */
  readonly gain: number
}

const { dayMs } = RULES.clock
/** The last days, in which no loan is worth its interest. */
const LAST_DAYS = 27
/** Cash that it keeps when it pays a loan in time. */
const KEPT_CENTS = 10_000
/** Cash that a late debtor keeps, to earn the rest with. */
const TRADED_CENTS = 100_000
/** From this purse on it wants no loans, in cents. */
const RICH_CENTS = 6_000_000

export function makeCasual(changes: Partial<CasualTraits> = {}): Policy {
  const traits = { ...CASUAL, ...changes }
  const { name, looks } = traits
  return {
    ...{ name, looks, whenStopped: 'pay' },
    begin(game) {
      const player = new Casual(game, traits)
      return () => player.look()
    },
  }
}

class Casual {
  readonly #game: Game
  readonly #traits: CasualTraits
  readonly #view: View
  readonly #chance: Chance

  constructor(game: Game, traits: CasualTraits) {
    this.#game = game
    this.#traits = traits
    this.#view = new View(game)
    this.#chance = game.chance
  }

  look(): void {
    const game = this.#game
    const { borrows, movesALook, pays } = this.#traits
    tendFronts(game)
    if (game.moves < 1) return
    if (pays) this.#pay()
    if (borrows !== 'never') this.#borrow()
    for (let move = 0; move < movesALook && game.moves > 0; move += 1) this.#move()
  }

  /** Pays what falls due within a day when the cash covers it, else all but what trade needs, once it is due. */
  #pay(): void {
    const game = this.#game
    if (this.#chance() < this.#traits.diligence) {
      const until = game.world.now.getTime() + dayMs
      const owed = game.loans
        .filter(({ dueAt }) => dueAt.getTime() <= until)
        .reduce((sum, loan) => sum + owedOf(loan), 0)
      if (game.cashCents - KEPT_CENTS >= owed) payDue(game, dayMs)
    }
    if (isDue(game)) payDue(game, 0, TRADED_CENTS)
  }

  #borrow(): void {
    const game = this.#game
    if (this.#traits.borrows === 'all') {
      const all = Number.MAX_SAFE_INTEGER
      for (const shark of ['bigboss', 'carmela', 'tommy', 'vinnie'] as const)
        borrow(game, shark, all)
      return
    }
    const owesLittle = debtOf(game.sheet) < Math.max(50_000, game.worthCents) / 2
    const isCalm = !isDue(game) && (owesLittle || game.loans.some(({ isOpening }) => isOpening))
    if (!isCalm) return
    if (game.cashCents < 100_000 && game.day < 25) borrow(game, 'tommy', Number.MAX_SAFE_INTEGER)
    else if (game.day < LAST_DAYS) this.#borrowForPlan()
  }

  /** Borrows when some trip looks good. */
  #borrowForPlan(): void {
    const { sheet, world, cashCents } = this.#game
    const purse = cashCents + goodsWorth(sheet, world.bids)
    if (purse > RICH_CENTS || this.#bestGain(purse) <= this.#traits.borrowsFrom) return
    if (this.#chance() >= 0.6) return
    const shark = limitOf(this.#game, 'carmela') > 0 ? 'carmela' : 'vinnie'
    borrow(this.#game, shark, this.#loanBase() * (0.25 + 0.25 * this.#chance()))
  }

  /** Returns what loans are sized by: the net worth as the sharks count it. The opening debt stands for a small loan. */
  #loanBase(): number {
    const { loans, worthCents } = this.#game
    if (loans.some(({ isOpening }) => isOpening)) return worthCents
    return Math.max(RULES.loans.leastWorthCents, worthCents)
  }

  #bestGain(purse: number): number {
    const { borough } = this.#game.sheet
    let best = 0
    for (const to of this.#view.elsewhere) {
      for (const symbol of this.#view.goods) {
        const price = this.#view.price(borough, symbol)
        const share = (purse * 0.8) / (price * BUYING) / this.#view.depth(symbol)
        if (share <= 0.1) best = Math.max(best, this.#gainOf(to, symbol) - share)
      }
    }
    return best
  }

  /** Returns the gain of a good that is carried to a borough, as the player's eye judges it: 0.1 is 10 %. */
  #gainOf(to: BoroughName, symbol: GoodSymbol): number {
    const here = this.#view.price(this.#game.sheet.borough, symbol)
    const ratio = this.#view.price(to, symbol) / here
    const seen = ratio * (1 + this.#traits.misjudges * drawNormal(this.#chance))
    return (seen * SELLING) / BUYING - 1
  }

  #move(): void {
    const game = this.#game
    const chance = this.#chance
    sellAll(game)
    if (!this.#traits.travels) return void work(game)
    const ideas = this.#ideas()
    const best = ideas.reduce<Idea | null>(
      (found, idea) => (found && found.gain >= idea.gain ? found : idea),
      null,
    )
    const errs = chance() < this.#traits.mistakes && ideas.length > 0
    const idea = errs ? pick(chance, ideas) : best
    if (!errs && (!idea || idea.gain < usualPay() * 0.8)) {
      if (chance() < 0.75 || !travel(game, pick(chance, BOROUGHS).name)) work(game)
      return
    }
    if (idea) this.#carry(idea, ideas)
  }

  #ideas(): readonly Idea[] {
    const { borough } = this.#game.sheet
    const view = this.#view
    const budget = (this.#game.cashCents * 0.8) / BUYING
    return view.elsewhere.flatMap((to) => {
      const costs = view.toll(borough, to) + view.expectedStop(to) * 0.7
      return view.goods.flatMap((symbol) => {
        const price = view.price(borough, symbol)
        const depth = view.depth(symbol)
        const quantity = Math.min(budget / price, view.room, depth * this.#traits.impact)
        if (quantity < 1) return []
        const gain = (this.#gainOf(to, symbol) - quantity / depth) * quantity * price - costs
        return [{ to, symbol, quantity, gain }]
      })
    })
  }

  #carry({ to, symbol, quantity }: Idea, ideas: readonly Idea[]): void {
    const game = this.#game
    const chance = this.#chance
    const { borough } = game.sheet
    const affords = (good: GoodSymbol, cents: number): number =>
      cents / (this.#view.price(borough, good) * BUYING)
    const spends = 0.6 + 0.35 * chance()
    buy(game, symbol, Math.min(quantity, affords(symbol, game.cashCents * spends)))
    if (this.#view.room > 5 && game.cashCents > 50_000 && chance() < this.#traits.carriesTwo) {
      const [second] = ideas
        .filter((idea) => idea.to === to && idea.symbol !== symbol && idea.gain > 2_000)
        .toSorted((one, other) => other.gain - one.gain)
      const cents = game.cashCents - 15_000
      if (second) buy(game, second.symbol, Math.min(second.quantity, affords(second.symbol, cents)))
    }
    if (!travel(game, to)) return void work(game)
    sellAll(game)
    growStash(game, 0.3)
    if (game.day > 5) buyFront(game, 0.35)
  }
}

/** Returns what a job pays, about, in cents. */
export function usualPay(): number {
  return (RULES.jobs.leastCents + RULES.jobs.mostCents) / 2
}
