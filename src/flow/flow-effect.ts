import { type FlowEvent } from './flow-event.ts'

/** What the page must do because of a step; the flow itself has no side effects. */
export type FlowEffect =
  /** Let the player pick a wallet, sign, and post. Results in signed_in, sign_in_failed or sign_in_cancelled. */
  | { readonly type: 'sign_in' }
  /** Abort the sign-in in progress. */
  | { readonly type: 'abort_sign_in' }
  /** Continue the sign-in that waits for the player's confirmation. */
  | { readonly type: 'confirm_account' }
  | { readonly type: 'fetch_first_encounter' }
  /** Revoke the session on the server, then clear keys, identity and platform context, whatever the server responds. */
  | { readonly type: 'sign_out' }
  /** Clear what is stored of a session that the server has ended. */
  | { readonly type: 'clear_session' }
  /** Remove the player's conversation, figures and name from the page. */
  | { readonly type: 'forget_player' }
  /** Dispatch an event after every listener has received this state. */
  | { readonly type: 'dispatch'; readonly event: FlowEvent }
