import { type FlowEvent } from './flow-event.ts'

/** What the page has to do because of a step; the flow itself does nothing. */
export type FlowEffect =
  /** Let the player pick a wallet, sign, post. Answers with signed_in, sign_in_failed or sign_in_cancelled. */
  | { readonly type: 'sign_in' }
  /** Drop the sign-in that is under way. */
  | { readonly type: 'abort_sign_in' }
  | { readonly type: 'fetch_first_encounter' }
  /** Tell the server, then clear keys, identity and platform context whatever it answers. */
  | { readonly type: 'sign_out' }
  /** The session is over at the server: clear what is stored of it. */
  | { readonly type: 'clear_session' }
  /** The player's talk, figures and name leave the page. */
  | { readonly type: 'forget_player' }
  /** The next event, once everybody has seen this state. */
  | { readonly type: 'then'; readonly event: FlowEvent }
