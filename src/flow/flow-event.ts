import { type View } from '#src/protocol/views.ts'

/** The events of the flow of screens. */
export type FlowEvent =
  /** The view's time is over, or the player has skipped the view. */
  | { readonly type: 'view_timed_out' }
  | { readonly type: 'sign_in_clicked' }
  /** The host or the URL of the frame can prove who the user is, so the sign-in starts without a click. */
  | { readonly type: 'host_can_sign_in' }
  | { readonly type: 'sign_in_cancelled' }
  /** The player must confirm the account that a frame's sign-in leads to. */
  | { readonly type: 'account_named'; readonly name: string }
  | { readonly type: 'account_confirmed' }
  | {
      readonly type: 'signed_in'
      /** Empty or null when the sign-in returned no address. */
      readonly wallet: string | null
    }
  | { readonly type: 'sign_in_failed'; readonly message: string }
  /** The server confirmed the stored session on load. */
  | { readonly type: 'session_restored'; readonly wallet: string | null }
  /** The server refused the stored session on load. */
  | { readonly type: 'session_refused'; readonly message: string }
  /** A check of the session failed; ignored in the grace period after sign-in. */
  | { readonly type: 'session_check_failed'; readonly message: string }
  /** The server responded with 401; the keys are already cleared. */
  | { readonly type: 'session_lost'; readonly message: string }
  /** The server has ended all sessions of the player, as they asked. */
  | { readonly type: 'signed_out_everywhere'; readonly message: string }
  /** The wallet shows another account, or none. */
  | { readonly type: 'account_changed'; readonly wallet: string | null }
  | { readonly type: 'disconnect_clicked' }
  | { readonly type: 'opened'; readonly view: OpenableView }
  /** The player closed the view: by the X, Escape, or a link back. */
  | { readonly type: 'closed' }
  /** A finger moved over the screen by this many px. */
  | { readonly type: 'swiped'; readonly dx: number; readonly dy: number }
  /** The back action of a mini-app host. */
  | { readonly type: 'host_back' }
  /** The player pressed the button of the error screen. */
  | { readonly type: 'restarted' }

/** Views that a click, a key or a host may open. */
export const OPENABLE_VIEWS = [
  'chat',
  'about',
  'help',
  'leaderboard',
  'market',
  'encounter',
  'account',
  'menu',
  'game_console',
  'menu_test',
  'sdk_test',
  'verify',
] as const satisfies readonly View[]
export type OpenableView = (typeof OPENABLE_VIEWS)[number]

export function isOpenable(view: View): view is OpenableView {
  return (OPENABLE_VIEWS as readonly View[]).includes(view)
}
