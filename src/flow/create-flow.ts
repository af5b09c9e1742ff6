import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { PROMO_MS } from '#src/protocol/timing.ts'
import { type FlowEffect } from './flow-effect.ts'
import { type FlowEvent } from './flow-event.ts'
import { type FlowState } from './flow-state.ts'
import { type Route } from './routes.ts'
import { step } from './step.ts'
import { displayMs } from './views.ts'

/** Keeps the flow's state, dispatches its timed event, and passes on its effects. */
export interface Flow {
  readonly state: FlowState
  /** Starts the timer of the first view. Call when the first screen is visible. */
  begin(): void
  dispatch(event: FlowEvent): void
  /** Calls `listener` after every change of state. */
  subscribe(listener: (state: FlowState, before: FlowState) => void): Release
  release(): void
}

export interface CreateFlowOptions {
  readonly route: Pick<Route, 'view' | 'errorCode' | 'pendingView' | 'promo'>
  readonly embedded: boolean
  readonly mobile: boolean
  /** Whether motion is reduced. Default: no. */
  readonly lessMotion?: boolean
  readonly timers: Timers
  /** Performs the effects of a step, except `dispatch`. */
  readonly perform: (effect: Exclude<FlowEffect, { readonly type: 'dispatch' }>) => void
}

export function createFlow(options: CreateFlowOptions): Flow {
  const { timers, perform } = options
  let state = firstState(options)
  const listeners = new Set<(state: FlowState, before: FlowState) => void>()
  const queue: FlowEvent[] = []
  let isDispatching = false
  let cancelDue: Release = () => undefined

  const scheduleDue = (): void => {
    cancelDue()
    const { due } = state
    if (!due) return
    cancelDue = timers.after(Math.max(0, due.at - timers.now()), () => {
      state = { ...state, due: null }
      dispatch(due.event)
    })
  }

  const handle = (event: FlowEvent): void => {
    const before = state
    const { state: next, effects } = step(state, event, timers.now())
    state = next
    if (next.due !== before.due) scheduleDue()
    if (next !== before) for (const listener of [...listeners]) listener(next, before)
    for (const effect of effects) {
      if (effect.type === 'dispatch') queue.push(effect.event)
      else perform(effect)
    }
  }

  /**
   * Handles one event at a time: events dispatched by listeners and effects wait until every listener has received this
   * state.
   */
  const dispatch = (event: FlowEvent): void => {
    queue.push(event)
    if (isDispatching) return
    isDispatching = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) handle(next)
    } finally {
      isDispatching = false
    }
  }

  return {
    get state() {
      return state
    },
    begin() {
      const ms = options.route.promo ? PROMO_MS : displayMs(state.view, state)
      // An earlier event has already changed the view and set its timer.
      if (state.previous !== null || ms === null) return
      state = { ...state, due: { at: timers.now() + ms, event: { type: 'view_timed_out' } } }
      scheduleDue()
    },
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    release() {
      cancelDue()
      listeners.clear()
    },
  }
}

function firstState({
  route,
  embedded,
  mobile,
  lessMotion = false,
}: Pick<CreateFlowOptions, 'route' | 'embedded' | 'mobile' | 'lessMotion'>): FlowState {
  return {
    view: route.view,
    previous: null,
    trail: [],
    confirmed: false,
    signing: false,
    account: null,
    wallet: null,
    embedded,
    lessMotion,
    mobile,
    pendingView: route.pendingView,
    welcomeBack: false,
    graceUntil: 0,
    errorCode: route.errorCode,
    message: null,
    due: null,
  }
}
