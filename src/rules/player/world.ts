import { RulesError } from '../errors.ts'
import type { ChanceAt } from '../market/bias.ts'
import type { EventBase } from './event.ts'

/** The instant of a decision. */
export interface Moment {
  readonly now: Date
  /** 'YYYY-MM'. */
  readonly season: string
  /** Counted from the season's start. */
  readonly tick: number
  /** Returns the id of something that a decision adds by itself. The same name gives the same id. */
  readonly idOf: (name: string) => string
  /** The season's chance, by scope. */
  readonly chance: ChanceAt
}

/** The state of the city that is the same for all players. Computed from the season's seed and the clock. */
export interface World extends Moment {
  /** The season's part of x, by market cell. */
  readonly bias: readonly number[]
  /** x of the season's walk at this tick, by market cell. */
  readonly levels: readonly number[]
  /** The city's average bids in cents, in the order of GOODS. Net worth values goods by them. */
  readonly bids: readonly number[]
}

/** The part of the world that events are stamped with. */
export type Stamped = Pick<World, 'now' | 'season' | 'tick'>

/** Returns the base fields of an event that is decided now. */
export function stampOf({ now, season, tick }: Stamped): EventBase {
  return { v: 1, at: now.toISOString(), season, tick }
}

/** Returns the bias and the level of a market cell. Throws {@link RulesError} for a cell that does not exist. */
export function cellOf({ bias, levels }: World, cell: number): { bias: number; level: number } {
  const [part, level] = [bias[cell], levels[cell]]
  if (part === undefined || level === undefined) {
    throw new RulesError('bad_cell', `There is no market cell ${cell}.`)
  }
  return { bias: part, level }
}
