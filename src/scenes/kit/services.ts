import { type ApiClient } from '#src/api/client.ts'
import { type Announce } from '#src/browser/announce.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type ChatStore } from '#src/stores/chat-store.ts'
import { type GameStore } from '#src/stores/game-store.ts'
import { type LeaderboardStore } from '#src/stores/leaderboard-store.ts'
import { type SessionStore } from '#src/stores/session-store.ts'
import { type TickerStore } from '#src/stores/ticker-store.ts'
import { type Flow } from '#src/flow/flow.ts'

/** All that screens know of the rest of the house; src/main.tsx puts it together, tests do likewise. */
export interface SceneServices {
  readonly world: GameWorld
  /** Which screen follows which. Screens dispatch what happened; what must be done about it is the composition's. */
  readonly flow: Flow
  readonly stores: {
    readonly chat: ChatStore
    readonly game: GameStore
    readonly leaderboard: LeaderboardStore
    readonly session: SessionStore
    readonly ticker: TickerStore
  }
  readonly api: ApiClient
  /** The page's own clock, for what outlives a screen; a screen's timers are entities of the world. */
  readonly timers: Timers
  /** Events on the window: dcw-view and its like. */
  readonly announce: Announce
  /** Says a text to whoever hears the screen instead of seeing it. */
  readonly say: (text: string) => void
  /** The title's letters; rejects when they cannot be had. */
  readonly loadTitleFont: () => Promise<string>
  /** Where a failure goes that the player has been told of already. */
  readonly log: (what: string, failure: unknown) => void
}
