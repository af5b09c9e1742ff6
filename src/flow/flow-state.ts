import { type View } from '#src/protocol/views.ts'
import { type FlowEvent } from './flow-event.ts'

/** Which view is shown and why: everything that the next view depends on. */
export interface FlowState {
  readonly view: View
  /** The view before this one. */
  readonly previous: View | null
  /** The views that closing returns to, one by one from the last. */
  readonly trail: readonly View[]
  /** Whether the player is signed in, as far as the page knows. */
  readonly confirmed: boolean
  readonly signing: boolean
  /** The name of the account that a frame's sign-in leads to, while the player is asked to confirm it. */
  readonly account: string | null
  /** Lower-cased address of the signed-in player. */
  readonly wallet: string | null
  /** Whether the page is inside a frame; the title is then shorter. */
  readonly embedded: boolean
  /** Whether motion is reduced; the opening is then shorter. */
  readonly lessMotion: boolean
  /** Whether the device has a touch screen. Swipes are ignored without one. */
  readonly mobile: boolean
  /** A requested view that needs a session; shown once there is one. */
  readonly pendingView: View | null
  /** Whether the session came from storage; the home screen then says welcome back. */
  readonly welcomeBack: boolean
  /** Until this time (page clock, ms) a failed session check is ignored. */
  readonly graceUntil: number
  /** The code on the error screen, such as '404'. */
  readonly errorCode: string | null
  /** Why the player is on the login screen; shown there. */
  readonly message: string | null
  /** The event that is dispatched automatically, and when (page clock, ms). */
  readonly due: { readonly at: number; readonly event: FlowEvent } | null
}
