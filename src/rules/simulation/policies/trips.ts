import type { BoroughName } from '../../market/goods.ts'
import { errandToday } from '../acts.ts'
import type { Game } from '../game.ts'
import type { View } from '../view.ts'
import { type Cargo, planCargo } from './cargo.ts'
import type { ExpertTraits } from './expert.ts'

/** A trip with its cargo. Money in cents. */
export interface Trip {
  readonly to: BoroughName
  readonly cargo: Cargo
  /** After the toll and what the police are expected to cost, with what an errand there saves. */
  readonly gain: number
  /** What the best trip from there would gain. */
  readonly nextGain: number
}

/** Cash that is kept out of cargo. */
const KEPT_CENTS = 15_000
const KEPT_FOR_NEXT_CENTS = 10_000
const POCKET_CENTS = 2_000

/** Plans trips with the prices of now. */
export class Planner {
  readonly #game: Game
  readonly #view: View
  readonly #traits: Pick<ExpertTraits, 'foresight' | 'margin'>

  constructor(game: Game, view: View, traits: Pick<ExpertTraits, 'foresight' | 'margin'>) {
    this.#game = game
    this.#view = view
    this.#traits = traits
  }

  /** Returns the best trip from here, with the one after it in mind. */
  best(): Trip | null {
    const { foresight, margin } = this.#traits
    const { cashCents, sheet } = this.#game
    const { borough: from } = sheet
    const errand = errandToday(this.#game)
    let best: Trip | null = null
    let bestValue = Number.NEGATIVE_INFINITY
    for (const to of this.#view.elsewhere) {
      const toll = this.#view.toll(from, to)
      const budget = Math.max(0, cashCents - toll - POCKET_CENTS)
      const cargo = planCargo(this.#view, { from, to }, { budget, room: this.#view.room, margin })
      const gain = cargo.profit - toll - this.#view.expectedStop(to)
      const nextGain = this.#bestFrom(to, cashCents + Math.max(0, cargo.profit) - toll)
      const errandGain = errand?.to === to ? errand.cents : 0
      const value = gain + errandGain + foresight * nextGain
      if (value > bestValue) {
        best = { to, cargo, gain: gain + errandGain, nextGain }
        bestValue = value
      }
    }
    return best
  }

  /** Returns what the best trip would bring with this cash, before the police. */
  profitWith(cashCents: number): number {
    const { borough: from } = this.#game.sheet
    const limits = {
      budget: Math.max(0, cashCents - KEPT_CENTS),
      room: this.#view.room,
      margin: 0.015,
    }
    const profits = this.#view.elsewhere.map(
      (to) => planCargo(this.#view, { from, to }, limits).profit - this.#view.toll(from, to),
    )
    return Math.max(...profits)
  }

  #bestFrom(from: BoroughName, cashCents: number): number {
    const room = this.#game.sheet.stashCapacity
    const limits = { budget: Math.max(0, cashCents - KEPT_FOR_NEXT_CENTS), room, margin: 0.02 }
    const places = [...this.#view.elsewhere, this.#game.sheet.borough]
    const gains = places
      .filter((to) => to !== from)
      .map((to) => {
        const { profit } = planCargo(this.#view, { from, to }, limits)
        return profit - this.#view.toll(from, to) - this.#view.expectedStop(to)
      })
    return Math.max(0, ...gains)
  }
}
