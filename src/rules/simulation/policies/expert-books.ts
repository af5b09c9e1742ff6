import { RULES, SHARK_POLICIES } from '../../config.ts'
import type { Shark } from '../../sharks/decision.ts'
import { owedOf } from '../../loans.ts'
import type { Game } from '../game.ts'
import { borrow, daysHeld, isDue, limitOf, pay, payDue } from '../lending.ts'
import type { ExpertTraits } from './expert.ts'
import type { Planner } from './trips.ts'

const { dayMs } = RULES.clock
const HOUR_MS = 60 * 60_000
/** From this many days on, repaying a loan brings its whole reputation. */
const EARNING_DAYS = 3
/** Cash for the toll of a late debtor. */
const TOLL_CENTS = 5_000

/** How an expert borrows and pays. */
export class Books {
  readonly #game: Game
  readonly #planner: Planner
  readonly #traits: ExpertTraits

  constructor(game: Game, planner: Planner, traits: ExpertTraits) {
    this.#game = game
    this.#planner = planner
    this.#traits = traits
  }

  pay(): void {
    const game = this.#game
    const { borrows, paysAhead, paysUntilDay } = this.#traits
    if (game.day >= paysUntilDay || game.loans.length === 0) return
    payDue(game, paysAhead === null ? this.#aheadMs() : paysAhead * HOUR_MS)
    if (isDue(game) && paysAhead === null) payDue(game, 0, TOLL_CENTS)
    if (borrows !== 'never') this.#payIdleLoans()
    const opening = game.loans.find(({ isOpening }) => isOpening)
    if (opening && borrows !== 'never' && daysHeld(game, opening) >= EARNING_DAYS) {
      const owed = owedOf(opening)
      if (game.cashCents > owed * this.#traits.clearsAt) pay(game, opening, owed)
    }
  }

  /** Returns how long before a loan falls due it must be paid, so that no look comes too late. */
  #aheadMs(): number {
    const { length } = this.#traits.looks
    if (length === 1) return dayMs * 1.02
    return length > 8 ? dayMs / 5 : dayMs / 2
  }

  /** Pays loans back whose money earns less than their interest. */
  #payIdleLoans(): void {
    const game = this.#game
    const loans = game.loans.toSorted((one, other) => other.dailyRate - one.dailyRate)
    for (const loan of loans) {
      const { dailyRate } = loan
      if (loan.isOpening || dailyRate === 0 || daysHeld(game, loan) < EARNING_DAYS) continue
      const owed = owedOf(loan)
      if (game.cashCents <= owed * 1.6) continue
      if (this.#earned(game.cashCents - owed, owed) < dailyRate) pay(game, loan, owed)
    }
  }

  /** Takes the loans that would earn more than they cost. */
  borrow(): void {
    const { borrows, sharks } = this.#traits
    if (borrows === 'never' || isDue(this.#game)) return
    for (const shark of sharks) this.#borrowFrom(shark)
  }

  #borrowFrom(shark: Shark): void {
    const game = this.#game
    const { borrows, caution, forReputation } = this.#traits
    const limit = limitOf(game, shark) * this.#traits.borrowsPart
    if (limit === 0) return
    const isEarning =
      this.#earned(game.cashCents, limit) > SHARK_POLICIES[shark].dailyRate * caution
    if (borrows === 'all' || isEarning) borrow(game, shark, limit)
    else if (forReputation.includes(shark) && game.sheet.reputation < 0.98) {
      const worth = Math.max(RULES.start.cashCents, game.worthCents)
      borrow(game, shark, Math.max(SHARK_POLICIES[shark].minCents, 0.3 * worth))
    }
  }

  /** Returns what `more` cents would earn a day on top of `cash`, as a share. */
  #earned(cash: number, more: number): number {
    const gained = this.#planner.profitWith(cash + more) - this.#planner.profitWith(cash)
    return (gained / more) * this.#traits.hopsADay
  }
}
