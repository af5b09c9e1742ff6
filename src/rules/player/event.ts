import type { EncounterEvent } from '../encounters/event.ts'
import type { FavourEvent } from '../favours/ask.ts'
import type { JobDone } from '../jobs/job.ts'
import type { LoanExtended } from '../loan-extension.ts'
import type { MissionEvent } from '../missions/hand-in.ts'
import type { MoveEvent } from '../moves.ts'
import type { DayBegun } from '../play-day.ts'
import type { StashUpgraded } from '../stash-upgrade.ts'
import type { TradeEvent } from '../trade/event.ts'
import type { Travelled } from '../travel/event.ts'

/** The fields of every event of a player. */
export interface EventBase {
  /** The version of the event's shape. A stored event is never rewritten. */
  readonly v: 1
  /** When the event was decided, ISO 8601. */
  readonly at: string
  /** The season in which it was decided. `tick` is the tick of the season. */
  readonly season: string
  readonly tick: number
}

export type PlayerEvent =
  | DayBegun
  | EncounterEvent
  | FavourEvent
  | JobDone
  | LoanExtended
  | MissionEvent
  | MoveEvent
  | StashUpgraded
  | TradeEvent
  | Travelled
