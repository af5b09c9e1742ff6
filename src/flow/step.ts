import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { AUTH_FAILURE_REDIRECT_MS, AUTH_GRACE_MS, SWIPE_BACK } from '#src/protocol/timing.ts'
import { type View } from '#src/protocol/views.ts'
import { type FlowEffect } from './flow-effect.ts'
import { type FlowEvent, OPENABLE_VIEWS } from './flow-event.ts'
import { type FlowState } from './flow-state.ts'
import { AFTER_TIMEOUT, isOpening, needsSession, standsFor } from './views.ts'

export interface FlowStep {
  readonly state: FlowState
  readonly effects: readonly FlowEffect[]
}

/**
 * Spec §4, screen flow: what follows an event. Pure; an event that a guard refuses gives the same state object back.
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
    case 'sign_in_failed':
      return state.signing ? endSignIn(state, now, event.message) : stay(state)
    case 'signed_in':
      return state.signing ? confirm(state, now, event.wallet) : stay(state)
    case 'session_restored':
      return restore(state, now, event.wallet)
    case 'session_refused':
      return state.confirmed || state.signing ? stay(state) : refuseStored(state, event.message)
    case 'session_check_failed':
      return !state.confirmed || now < state.graceUntil
        ? stay(state)
        : loseSession(state, now, event.message)
    case 'session_lost':
      return loseSession(state, now, event.message)
    case 'signed_out_everywhere':
      return state.confirmed ? leaveEnded(state, now, event.message) : stay(state)
    case 'account_changed':
      return !state.confirmed || event.wallet === state.wallet ? stay(state) : leave(state, now)
    case 'disconnect_clicked':
      return state.view === 'confirmation' ? leave(state, now) : stay(state)
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

/** Shows `view` and starts its own time. */
function go(
  state: FlowState,
  view: View,
  now: number,
  changes: Partial<FlowState> = {},
  effects: readonly FlowEffect[] = [],
): FlowStep {
  const ms = standsFor(view, state.embedded)
  const due = ms === null ? null : { at: now + ms, event: { type: 'view_timed_out' } as const }
  const errorCode = view === 'error' ? state.errorCode : null
  const shown = { ...state, previous: state.view, trail: [], errorCode, due, ...changes, view }
  return { state: shown, effects }
}

function home(state: FlowState): View {
  return state.confirmed ? 'confirmation' : 'boot'
}

function timeOut(state: FlowState, now: number): FlowStep {
  const next = AFTER_TIMEOUT[state.view]
  if (!next) return stay(state)
  // A picture before the game gives way to where its player was.
  return go(state, next === 'boot' ? home(state) : next, now)
}

function beginSignIn(state: FlowState, now: number): FlowStep {
  if (state.confirmed || state.signing) return stay(state)
  if (state.view === 'asciiTitle') {
    return go(state, 'waitlist', now, {}, [{ type: 'then', event: { type: 'sign_in_clicked' } }])
  }
  if (state.view !== 'waitlist') return stay(state)
  return go(state, 'loading', now, { signing: true, message: null }, [{ type: 'sign_in' }])
}

/** Cuts the opening short; a page of its own stays, and its player signs in where they choose to. */
function signInByHost(state: FlowState, now: number): FlowStep {
  if (state.confirmed || state.signing || !isOpening(state.view)) return stay(state)
  return go(state, 'loading', now, { signing: true, message: null }, [{ type: 'sign_in' }])
}

function endSignIn(state: FlowState, now: number, message: string | null): FlowStep {
  return go(state, 'waitlist', now, { signing: false, message })
}

function confirm(state: FlowState, now: number, wallet: string | null): FlowStep {
  // Confirmed without an address resets to the login screen.
  if (!wallet) return endSignIn(state, now, AUTH_TEXTS.addressRequired)
  const changes = {
    ...signedIn(wallet),
    welcomeBack: false,
    graceUntil: now + AUTH_GRACE_MS,
  }
  return go(state, state.wanted ?? 'confirmation', now, changes, [
    { type: 'fetch_first_encounter' },
  ])
}

function signedIn(wallet: string): Partial<FlowState> {
  return { confirmed: true, signing: false, wallet, wanted: null, message: null }
}

function restore(state: FlowState, now: number, wallet: string | null): FlowStep {
  if (state.confirmed || state.signing) return stay(state)
  if (!wallet) return refuseStored(state, AUTH_TEXTS.sessionExpired)
  const changes = { ...signedIn(wallet), welcomeBack: true }
  // A page of its own (a board, an error) stays; its way out now leads home.
  if (!isOpening(state.view)) return stay({ ...state, ...changes })
  return go(state, state.wanted ?? 'confirmation', now, changes)
}

/** The opening goes on as for anybody; the login screen says why it is there. */
function refuseStored(state: FlowState, message: string): FlowStep {
  return stay({ ...state, message })
}

/** The chat shows its own line first, so the login screen follows a moment later. */
function loseSession(state: FlowState, now: number, message: string): FlowStep {
  if (!state.confirmed) return stay(state)
  const gone = { ...signedOut(), message }
  const cleared = [{ type: 'clear_session' }, FORGET] as const
  if (state.view === 'chat') {
    const at = now + AUTH_FAILURE_REDIRECT_MS
    const due = { at, event: { type: 'closed' } as const }
    return { state: { ...state, ...gone, due }, effects: [{ type: 'clear_session' }] }
  }
  if (!needsSession(state.view)) return { state: { ...state, ...gone }, effects: cleared }
  return go(state, 'waitlist', now, gone, cleared)
}

const FORGET: FlowEffect = { type: 'forget_player' }

function signedOut(): Partial<FlowState> {
  return {
    confirmed: false,
    signing: false,
    wallet: null,
    wanted: null,
    welcomeBack: false,
    graceUntil: 0,
    message: null,
  }
}

function leave(state: FlowState, now: number): FlowStep {
  return go(state, 'waitlist', now, signedOut(), [{ type: 'sign_out' }, FORGET])
}

/** {@link leave} where the server needs no word of it: the session has ended there. */
function leaveEnded(state: FlowState, now: number, message: string): FlowStep {
  const effects = [{ type: 'clear_session' }, FORGET] as const
  return go(state, 'waitlist', now, { ...signedOut(), message }, effects)
}

function open(state: FlowState, now: number, view: View): FlowStep {
  if (view === state.view || state.signing) return stay(state)
  if (needsSession(view) && !state.confirmed) return stay(state)
  // A talk whose session was lost has one way out, which forgets it.
  if (state.view === 'chat' && !state.confirmed) return stay(state)
  // The letters of the screens' keys are letters in chat, and mean nothing before the tube is warm.
  const isKey = view === 'leaderboard' || view === 'menu'
  if (state.view === 'boot' || (state.view === 'chat' && isKey)) return stay(state)
  return go(state, view, now, { trail: trailTo(state, view) })
}

/** Whoever comes round to a screen that lies below goes back to it, so that no walk in a circle grows the way back. */
function trailTo({ trail, view: from }: FlowState, to: View): readonly View[] {
  const below = trail.indexOf(to)
  if (below >= 0) return trail.slice(0, below)
  return isOpening(from) ? [] : [...trail, from]
}

function close(state: FlowState, now: number): FlowStep {
  switch (state.view) {
    case 'loading':
      return go(state, 'waitlist', now, { signing: false, message: null }, [
        { type: 'abort_sign_in' },
      ])
    case 'chat':
      // A talk whose session was lost is forgotten once its last line has been read.
      if (!state.confirmed) return go(state, 'waitlist', now, {}, [FORGET])
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
