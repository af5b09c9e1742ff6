import { type View } from '#src/protocol/views.ts'
import { type FlowEvent } from './flow-event.ts'

/** Which screen is shown and why; everything the next screen depends on. */
export interface FlowState {
  readonly view: View
  /** The screen before, for the ones that close back to it. */
  readonly previous: View | null
  /** Screens that lie below this one, the nearest last: closing goes back through them. */
  readonly trail: readonly View[]
  /** Signed in, as far as the page knows. */
  readonly confirmed: boolean
  readonly signing: boolean
  /** Lower-cased address of the signed-in player. */
  readonly wallet: string | null
  /** Inside a frame: the title is shorter. */
  readonly embedded: boolean
  /** A touch device: swipes mean something. */
  readonly mobile: boolean
  /** A screen that was asked for and needs a session; shown once there is one. */
  readonly wanted: View | null
  /** The session came from storage: the home says welcome back. */
  readonly welcomeBack: boolean
  /** Until then (page clock, ms) a failed session check does not throw the player out. */
  readonly graceUntil: number
  /** What the error screen is about: '404'. */
  readonly errorCode: string | null
  /** What the login screen tells: why the player is there. */
  readonly message: string | null
  /** What happens by itself, and when (page clock, ms). */
  readonly due: { readonly at: number; readonly event: FlowEvent } | null
}
