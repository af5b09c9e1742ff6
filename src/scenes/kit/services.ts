import { type ApiClient } from '#src/api/client.ts'
import { type Announce } from '#src/browser/announce.ts'
import { type Network } from '#src/browser/watch-network.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Surroundings } from '#src/hosts/read-surroundings.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type TurnQueue } from '#src/stores/turn-queue.ts'
import { type LinkDesk } from '#src/wallet/link-desk.ts'
import { type SessionValidity } from '#src/wallet/session-keeper.ts'
import { type StepUpDesk } from '#src/wallet/step-up-desk.ts'
import { type Till } from '#src/wallet/till.ts'

/** All that screens know of the rest of the house; src/main.tsx puts it together, tests do likewise. */
export interface SceneServices {
  readonly world: GameWorld
  /** Which screen follows which. Screens dispatch what happened; doing something about it is the composition's. */
  readonly flow: Flow
  readonly stores: Stores
  readonly api: ApiClient
  /** Where jobs, missions and favours that are taken as turns are queued. */
  readonly turns: TurnQueue
  readonly host: Host
  /** What the page found around it: capability flags by name, whether storage outlives it, and the game's own origin. */
  readonly surroundings: () => Surroundings
  /** Resolves with whether the stored session is still valid. The answer is cached for 5 minutes. */
  readonly sessionValidity: () => Promise<SessionValidity>
  /** Where the player adds identities. */
  readonly linking: LinkDesk
  /** Where the player proves afresh who they are. */
  readonly stepUp: StepUpDesk
  /** Where USDC is paid. */
  readonly till: Till
  /** The page's own clock, for what outlives a screen; a screen's timers are entities of the world. */
  readonly timers: Timers
  /** The wall clock, ISO 8601, for what is shown or stored as an instant. */
  readonly instant: () => string
  /** Whether nobody sees the page now. */
  readonly isHidden: () => boolean
  /** CSS px per px of the buffer on the page now. */
  readonly cssScale: () => number
  /** Events on the window: dcw-view and its like. */
  readonly announce: Announce
  /** Puts a text into the clipboard; whether the browser let it. */
  readonly copy: (text: string) => Promise<boolean>
  /** Hands the player a file. */
  readonly save: (file: {
    readonly name: string
    readonly content: string
    readonly type: string
  }) => void
  /** Whether the page has a network, and when that changes. */
  readonly network: Network
  /** Says a text to whoever hears the screen instead of seeing it. */
  readonly say: (text: string) => void
  /** The title's letters, a FIGfont; rejects when they cannot be had. */
  readonly loadTitleFont: () => Promise<string>
  /** Where a failure goes that the player has been told of already. */
  readonly log: (what: string, failure: unknown) => void
}
