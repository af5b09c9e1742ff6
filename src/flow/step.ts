import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { AUTH_FAILURE_REDIRECT_MS, AUTH_GRACE_MS, SWIPE_BACK } from '#src/protocol/timing.ts'
import { type View } from '#src/protocol/views.ts'
import { type FlowEffect } from './flow-effect.ts'
import { type FlowEvent, OPENABLE_VIEWS } from './flow-event.ts'
import { type FlowState } from './flow-state.ts'
import { AFTER_TIMEOUT, isSignInView, needsSession, displayMs } from './views.ts'

export interface FlowStep {
  readonly state: FlowState
  readonly effects: readonly FlowEffect[]
}

/**
 * Returns the state after an event, and its effects. Pure; an event that a guard refuses returns the same state object.
 * `now` is the page's clock in ms.
 */
export function step(state: FlowState, event: FlowEvent, now: number): FlowStep {
  switch (event.type) {
    case 'view_timed_out':
      return timeOut(state, now)
    case 'sign_in_clicked':
      return beginSignIn(state, now)
    case 'host_can_sign_in':
      return signInByHost(state, now)
    case 'sign_in_cancelled':
      return state.signing ? endSignIn(state, now, null) : stay(state)
    case 'account_named':
      return state.signing ? stay({ ...state, account: event.name }) : stay(state)
    case 'account_confirmed':
      return confirmAccount(state)
    case 'sign_in_failed':
      return state.signing ? endSignIn(state, now, event.message) : stay(state)
    case 'signed_in':
      return state.signing ? confirm(state, now, event.wallet) : stay(state)
    case 'session_restored':
      return restore(state, now, event.wallet)
    case 'session_refused':
      return state.confirmed || state.signing
        ? stay(state)
        : rejectStoredSession(state, event.message)
    case 'session_check_failed':
      return !state.confirmed || now < state.graceUntil
        ? stay(state)
        : loseSession(state, now, event.message)
    case 'session_lost':
      return loseSession(state, now, event.message)
    case 'signed_out_everywhere':
      return state.confirmed ? signOutEnded(state, now, event.message) : stay(state)
    case 'account_changed':
      return !state.confirmed || event.wallet === state.wallet ? stay(state) : signOut(state, now)
    case 'disconnect_clicked':
      return state.view === 'confirmation' ? signOut(state, now) : stay(state)
    case 'opened':
      return open(state, now, event.view)
    case 'closed':
      return close(state, now)
    case 'swiped':
      return isSwipeBack(state, event) ? close(state, now) : stay(state)
    case 'host_back':
      return hostBack(state, now)
    case 'restarted':
      return state.view === 'error' ? go(state, home(state), now) : stay(state)
  }
}

function stay(state: FlowState): FlowStep {
  return { state, effects: [] }
}

/** Shows `view` and starts its timer. */
function go(
  state: FlowState,
  view: View,
  now: number,
  changes: Partial<FlowState> = {},
  effects: readonly FlowEffect[] = [],
): FlowStep {
  const ms = displayMs(view, state)
  const due = ms === null ? null : { at: now + ms, event: { type: 'view_timed_out' } as const }
  const errorCode = view === 'error' ? state.errorCode : null
  const left = { previous: state.view, trail: [], account: null }
  const shown = { ...state, ...left, errorCode, due, ...changes, view }
  return { state: shown, effects }
}

function home(state: FlowState): View {
  return state.confirmed ? 'confirmation' : 'boot'
}

function timeOut(state: FlowState, now: number): FlowStep {
  const next = AFTER_TIMEOUT[state.view]
  if (!next) return stay(state)
  // A picture shown before the game leads to the home screen when the player is signed in.
  return go(state, next === 'boot' ? home(state) : next, now)
}

function beginSignIn(state: FlowState, now: number): FlowStep {
  if (state.confirmed || state.signing) return stay(state)
  if (state.view === 'asciiTitle') {
    return go(state, 'waitlist', now, {}, [
      { type: 'dispatch', event: { type: 'sign_in_clicked' } },
    ])
  }
  if (state.view !== 'waitlist') return stay(state)
  return go(state, 'loading', now, { signing: true, message: null }, [{ type: 'sign_in' }])
}

/** Starts the host's sign-in from a view before the home screen; a page that was opened directly stays. */
function signInByHost(state: FlowState, now: number): FlowStep {
  if (state.confirmed || state.signing || !isSignInView(state.view)) return stay(state)
  return go(state, 'loading', now, { signing: true, message: null }, [{ type: 'sign_in' }])
}

function confirmAccount(state: FlowState): FlowStep {
  if (state.account === null) return stay(state)
  return { state: { ...state, account: null }, effects: [{ type: 'confirm_account' }] }
}

function endSignIn(state: FlowState, now: number, message: string | null): FlowStep {
  return go(state, 'waitlist', now, { signing: false, message })
}

function confirm(state: FlowState, now: number, wallet: string | null): FlowStep {
  // A sign-in without an address returns to the login screen.
  if (!wallet) return endSignIn(state, now, AUTH_TEXTS.addressRequired)
  const changes = {
    ...signedInState(wallet),
    welcomeBack: false,
    graceUntil: now + AUTH_GRACE_MS,
  }
  return go(state, state.pendingView ?? 'confirmation', now, changes, [
    { type: 'fetch_first_encounter' },
  ])
}

function signedInState(wallet: string): Partial<FlowState> {
  return { confirmed: true, signing: false, wallet, pendingView: null, message: null }
}

function restore(state: FlowState, now: number, wallet: string | null): FlowStep {
  if (state.confirmed || state.signing) return stay(state)
  if (!wallet) return rejectStoredSession(state, AUTH_TEXTS.sessionExpired)
  const changes = { ...signedInState(wallet), welcomeBack: true }
  // A page that was opened directly (a board, an error) stays; closing it now leads home.
  if (!isSignInView(state.view)) return stay({ ...state, ...changes })
  return go(state, state.pendingView ?? 'confirmation', now, changes)
}

/** Stores the message for the login screen. Does not change the view. */
function rejectStoredSession(state: FlowState, message: string): FlowStep {
  return stay({ ...state, message })
}

/** Ends a lost session. Leaves chat only after a delay, so that the player can read the message there. */
function loseSession(state: FlowState, now: number, message: string): FlowStep {
  if (!state.confirmed) return stay(state)
  const lostState = { ...signedOutState(), message }
  const effects = [{ type: 'clear_session' }, FORGET_PLAYER] as const
  if (state.view === 'chat') {
    const at = now + AUTH_FAILURE_REDIRECT_MS
    const due = { at, event: { type: 'closed' } as const }
    return { state: { ...state, ...lostState, due }, effects: [{ type: 'clear_session' }] }
  }
  if (!needsSession(state.view)) return { state: { ...state, ...lostState }, effects }
  return go(state, 'waitlist', now, lostState, effects)
}

const FORGET_PLAYER: FlowEffect = { type: 'forget_player' }

function signedOutState(): Partial<FlowState> {
  return {
    confirmed: false,
    signing: false,
    wallet: null,
    pendingView: null,
    welcomeBack: false,
    graceUntil: 0,
    message: null,
  }
}

function signOut(state: FlowState, now: number): FlowStep {
  return go(state, 'waitlist', now, signedOutState(), [{ type: 'sign_out' }, FORGET_PLAYER])
}

/** Like {@link signOut}, without telling the server: the session has ended there. */
function signOutEnded(state: FlowState, now: number, message: string): FlowStep {
  const effects = [{ type: 'clear_session' }, FORGET_PLAYER] as const
  return go(state, 'waitlist', now, { ...signedOutState(), message }, effects)
}

function open(state: FlowState, now: number, view: View): FlowStep {
  if (view === state.view || state.signing) return stay(state)
  if (needsSession(view) && !state.confirmed) return stay(state)
  // After a lost session, chat can only be closed, which also forgets the conversation.
  if (state.view === 'chat' && !state.confirmed) return stay(state)
  // L and M open screens by key. In chat they are text, and during boot they do nothing.
  const isKey = view === 'leaderboard' || view === 'menu'
  if (state.view === 'boot' || (state.view === 'chat' && isKey)) return stay(state)
  return go(state, view, now, { trail: trailTo(state, view) })
}

/**
 * Returns the trail after opening `to`. Opening a view that is already on the trail goes back to it, so that walking in
 * a circle does not lengthen the trail.
 */
function trailTo({ trail, view: from }: FlowState, to: View): readonly View[] {
  const below = trail.indexOf(to)
  if (below >= 0) return trail.slice(0, below)
  return isSignInView(from) ? [] : [...trail, from]
}

function close(state: FlowState, now: number): FlowStep {
  switch (state.view) {
    case 'loading':
      return go(state, 'waitlist', now, { signing: false, message: null }, [
        { type: 'abort_sign_in' },
      ])
    case 'chat':
      // A conversation whose session was lost is forgotten after its last message has been shown.
      if (!state.confirmed) return go(state, 'waitlist', now, {}, [FORGET_PLAYER])
      return goBack(state, now)
    default:
      return isOverlay(state.view) ? goBack(state, now) : stay(state)
  }
}

function goBack(state: FlowState, now: number): FlowStep {
  const below = state.trail.at(-1) ?? 'confirmation'
  if (needsSession(below) && !state.confirmed) return go(state, 'waitlist', now)
  return go(state, below, now, { trail: state.trail.slice(0, -1) })
}

function isOverlay(view: View): boolean {
  return (OPENABLE_VIEWS as readonly View[]).includes(view)
}

function isSwipeBack(state: FlowState, swipe: { dx: number; dy: number }): boolean {
  return (
    state.mobile &&
    (state.view === 'chat' || state.view === 'about') &&
    swipe.dx > SWIPE_BACK.minHorizontalPx &&
    Math.abs(swipe.dy) < SWIPE_BACK.maxVerticalPx
  )
}

function hostBack(state: FlowState, now: number): FlowStep {
  if (state.view === 'confirmation' && !state.confirmed) return go(state, 'waitlist', now)
  return close(state, now)
}
