import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { PROMO_MS } from '#src/protocol/timing.ts'
import { type FlowEffect } from './flow-effect.ts'
import { type FlowEvent } from './flow-event.ts'
import { type FlowState } from './flow-state.ts'
import { type Route } from './routes.ts'
import { step } from './step.ts'
import { standsFor } from './views.ts'

/** The flow at work: keeps the state, wakes it when it is due, and hands out what is to be done. */
export interface Flow {
  readonly state: FlowState
  /** The first screen is on the glass: from now on it stands for its time. */
  begin(): void
  dispatch(event: FlowEvent): void
  /** Hears of every new state, not of the present one. */
  subscribe(listener: (state: FlowState, before: FlowState) => void): Release
  release(): void
}

export interface CreateFlowOptions {
  readonly route: Pick<Route, 'view' | 'errorCode' | 'wanted' | 'promo'>
  readonly embedded: boolean
  readonly mobile: boolean
  readonly timers: Timers
  /** Does what a step asks for, `then` excepted. */
  readonly perform: (effect: Exclude<FlowEffect, { readonly type: 'then' }>) => void
}

export function createFlow(options: CreateFlowOptions): Flow {
  const { timers, perform } = options
  let state = firstState(options)
  const listeners = new Set<(state: FlowState, before: FlowState) => void>()
  const queue: FlowEvent[] = []
  let working = false
  let cancelDue: Release = () => undefined

  const wakeWhenDue = (): void => {
    cancelDue()
    const { due } = state
    if (!due) return
    cancelDue = timers.after(Math.max(0, due.at - timers.now()), () => {
      state = { ...state, due: null }
      dispatch(due.event)
    })
  }

  const take = (event: FlowEvent): void => {
    const before = state
    const { state: next, effects } = step(state, event, timers.now())
    state = next
    if (next.due !== before.due) wakeWhenDue()
    if (next !== before) for (const listener of [...listeners]) listener(next, before)
    for (const effect of effects) {
      if (effect.type === 'then') queue.push(effect.event)
      else perform(effect)
    }
  }

  /** One event at a time: what listeners and effects dispatch waits until everybody has seen this state. */
  const dispatch = (event: FlowEvent): void => {
    queue.push(event)
    if (working) return
    working = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) take(next)
    } finally {
      working = false
    }
  }

  return {
    get state() {
      return state
    },
    begin() {
      const ms = options.route.promo ? PROMO_MS : standsFor(state.view, state.embedded)
      // Whatever happened before has set its own time.
      if (state.previous !== null || ms === null) return
      state = { ...state, due: { at: timers.now() + ms, event: { type: 'view_timed_out' } } }
      wakeWhenDue()
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
}: Pick<CreateFlowOptions, 'route' | 'embedded' | 'mobile'>): FlowState {
  return {
    view: route.view,
    previous: null,
    trail: [],
    confirmed: false,
    signing: false,
    wallet: null,
    embedded,
    mobile,
    wanted: route.wanted,
    welcomeBack: false,
    graceUntil: 0,
    errorCode: route.errorCode,
    message: null,
    due: null,
  }
}
