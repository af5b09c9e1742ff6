import type { EncounterChoice } from '../encounters/encounter.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'

/** How a bot plays. */
export interface Policy {
  readonly name: string
  /** Sessions per day, spread evenly. */
  readonly sessions: number
  readonly whenStopped: EncounterChoice
  /** Plays one session. */
  play(city: City, bot: Bot): void
}
