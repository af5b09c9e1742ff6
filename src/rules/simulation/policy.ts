import type { EncounterChoice } from '../encounters/encounter.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'

/** How a bot plays. */
export interface Policy {
  readonly name: string
  /** How often a day it comes by, evenly over the day. */
  readonly sessions: number
  readonly whenStopped: EncounterChoice
  /** What it does each time it comes by. */
  play(city: City, bot: Bot): void
}
