import { RulesError } from '../errors.ts'
import type { ChanceAt } from '../market/bias.ts'
import type { EventBase } from './event.ts'

/** The city as every player meets it: read-only, made from the season's seed and the clock. */
export interface World {
  readonly now: Date
  /** 'YYYY-MM'. */
  readonly season: string
  /** Counted from the season's start. */
  readonly tick: number
  /** By market cell: what the season multiplies its base price by. */
  readonly bias: readonly number[]
  /** By market cell: x of the season's walk at this tick. */
  readonly levels: readonly number[]
  /** The season's chance by scope. */
  readonly chance: ChanceAt
}

/** What an event of this moment carries. */
export function stampOf({ now, season, tick }: World): EventBase {
  return { v: 1, at: now.toISOString(), season, tick }
}

/** The bias and the level of a market cell. Throws {@link RulesError} for a cell that does not exist. */
export function cellOf({ bias, levels }: World, cell: number): { bias: number; level: number } {
  const [factor, level] = [bias[cell], levels[cell]]
  if (factor === undefined || level === undefined) {
    throw new RulesError('bad_cell', `There is no market cell ${cell}.`)
  }
  return { bias: factor, level }
}
