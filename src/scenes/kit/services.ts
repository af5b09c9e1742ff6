import { type ApiClient } from '#src/api/client.ts'
import { type Announce } from '#src/browser/announce.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Network } from '#src/browser/watch-network.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Surroundings } from '#src/hosts/read-surroundings.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type LineState } from '#src/stores/line-store.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type ActionQueue } from '#src/stores/action-queue.ts'
import { type IdentityLinker } from '#src/session/identity-linker.ts'
import { type SessionValidity } from '#src/session/session-manager.ts'
import { type StepUpController } from '#src/session/step-up-controller.ts'
import { type Payments } from '#src/wallet/payments.ts'

/** Everything that screens use from outside src/scenes. src/main.tsx and tests provide it. */
export interface SceneServices {
  readonly world: GameWorld
  /** Decides which screen follows. Screens only dispatch what happened; src/main.tsx performs the effects. */
  readonly flow: Flow
  readonly stores: Stores
  readonly api: ApiClient
  /** Sends jobs, missions and other actions in batches. */
  readonly actionQueue: ActionQueue
  readonly host: Host
  /**
   * What was detected around the page: the host's capabilities by name, whether storage is persistent, and the game's
   * origin.
   */
  readonly surroundings: () => Surroundings
  /** Resolves with whether the stored session is still valid. The answer is cached for 5 minutes. */
  readonly sessionValidity: () => Promise<SessionValidity>
  /** Links identities. */
  readonly linking: IdentityLinker
  /** Proves the player's identity afresh, before a sensitive change. */
  readonly stepUp: StepUpController
  /** Pays USDC. */
  readonly payments: Payments
  /** The page's clock, for timers that outlive a screen; a screen's own timers are entities of the world. */
  readonly timers: Timers
  /** Returns the wall clock time in ISO 8601, for instants that are shown or stored. */
  readonly instant: () => string
  /** Whether the page is hidden. */
  readonly isHidden: () => boolean
  /** Returns the CSS px per buffer px. */
  readonly cssScale: () => number
  /** Dispatches events on the window, such as dcw-view. */
  readonly announce: Announce
  /** Copies a text to the clipboard. Resolves with whether the browser allowed it. */
  readonly copy: (text: string) => Promise<boolean>
  /** Downloads a file. */
  readonly save: (file: {
    readonly name: string
    readonly content: string
    readonly type: string
  }) => void
  /** The browser's storage. */
  readonly storage: ClientStorage
  /** Whether the server can be reached, and changes of that. */
  readonly network: Network
  /** Asks the server. Resolves with what is known of the connection then. */
  readonly checkLine: () => Promise<LineState>
  /** Reloads the page. The screen, the text being typed and a reply in progress are kept. */
  readonly reload: () => void
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void
  /** Loads the FIGfont of the title. */
  readonly loadTitleFont: () => Promise<string>
  /** Logs a failure that the player has already been shown. */
  readonly log: (what: string, failure: unknown) => void
}
