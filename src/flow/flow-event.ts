import { type View } from '#src/protocol/views.ts'

/** What can happen to the flow of screens. */
export type FlowEvent =
  /** The screen has stood for as long as it stands by itself. */
  | { readonly type: 'view_timed_out' }
  | { readonly type: 'sign_in_clicked' }
  /** The app around the page vouches for its user: the sign-in starts by itself. */
  | { readonly type: 'host_can_sign_in' }
  | { readonly type: 'sign_in_cancelled' }
  | {
      readonly type: 'signed_in'
      /** Empty or null: the sign-in gave no address. */
      readonly wallet: string | null
    }
  | { readonly type: 'sign_in_failed'; readonly message: string }
  /** On load the server knew the stored session. */
  | { readonly type: 'session_restored'; readonly wallet: string | null }
  /** On load it did not. */
  | { readonly type: 'session_refused'; readonly message: string }
  /** A check said no; in the grace period after sign-in this is not believed. */
  | { readonly type: 'session_check_failed'; readonly message: string }
  /** A 401: the keys are gone already. */
  | { readonly type: 'session_lost'; readonly message: string }
  /** The server has ended all sessions of the player, as they asked. */
  | { readonly type: 'signed_out_everywhere'; readonly message: string }
  /** The wallet shows another account, or none. */
  | { readonly type: 'account_changed'; readonly wallet: string | null }
  | { readonly type: 'disconnect_clicked' }
  | { readonly type: 'opened'; readonly view: OpenableView }
  /** The X, Escape, a link back. */
  | { readonly type: 'closed' }
  /** A finger moved over the screen by so many px. */
  | { readonly type: 'swiped'; readonly dx: number; readonly dy: number }
  /** The back action of a mini-app host. */
  | { readonly type: 'host_back' }
  /** An error screen's way out. */
  | { readonly type: 'restarted' }

/** Screens that a click, a key or a host may ask for. */
export const OPENABLE_VIEWS = [
  'chat',
  'about',
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
