import type { EncounterEvent } from '../encounters/event.ts'
import type { FavourEvent } from '../favours/ask.ts'
import type { FrontEvent } from '../fronts/event.ts'
import type { GuidePaid } from '../guide/pay.ts'
import type { JobDone } from '../jobs/job.ts'
import type { KickedUp } from '../kicking-up/kicked-up.ts'
import type { MergeEvent } from '../merging.ts'
import type { MissionsDrawn } from '../missions/draw.ts'
import type { MissionDone } from '../missions/hand-in.ts'
import type { MoveEvent } from '../moves.ts'
import type { NameChosen } from '../names.ts'
import type { NightsPassed } from '../nights/passed.ts'
import type { DayBegun } from '../play-day.ts'
import type { PotPaid } from '../pot-payout.ts'
import type { PurchaseEvent } from '../purchases/messages.ts'
import type { LoanEvent } from '../loans/event.ts'
import type { OptionTaken } from '../offers/option-taken.ts'
import type { RelationMoved } from '../sharks/relation-event.ts'
import type { StashUpgraded } from '../stash-upgrade.ts'
import type { WordsForgotten } from '../talk/forget.ts'
import type { TurnOpened } from '../talk/turn-opened.ts'
import type { TradeEvent } from '../trade/event.ts'
import type { Travelled } from '../travel/event.ts'

/** The fields of every event of a player. */
export interface EventBase {
  /** The version of the event's shape. A stored event is never rewritten. */
  readonly v: 1
  /** When it happened, ISO 8601. What falls due by time happens then, also when it is decided later. */
  readonly at: string
  /** The season in which it was decided. `tick` is the tick of that decision. */
  readonly season: string
  readonly tick: number
}

export type PlayerEvent =
  | DayBegun
  | EncounterEvent
  | FavourEvent
  | FrontEvent
  | GuidePaid
  | JobDone
  | KickedUp
  | MergeEvent
  | LoanEvent
  | MissionDone
  | MissionsDrawn
  | MoveEvent
  | NameChosen
  | NightsPassed
  | PotPaid
  | PurchaseEvent
  | OptionTaken
  | RelationMoved
  | StashUpgraded
  | TradeEvent
  | Travelled
  | TurnOpened
  | WordsForgotten
