/** A present state with the states before it, for undo, and after it, for redo. */
export interface History<state> {
  readonly past: readonly state[]
  readonly present: state
  readonly future: readonly state[]
  /** The name of the gesture in progress, whose steps are undone together. Null between gestures. */
  readonly gesture: string | null
}

/** The number of steps that can be undone. */
const MAX_PAST = 200

export function historyOf<state>(present: state): History<state> {
  return { past: [], present, future: [], gesture: null }
}

/**
 * Adds a step. Consecutive steps of the same gesture are undone together, because a dragged knob changes many times.
 */
export function pushStep<state>(
  history: History<state>,
  next: state,
  gesture: string | null,
): History<state> {
  const { past, present } = history
  if (next === present) return history
  const continues = gesture !== null && gesture === history.gesture
  const newPast = continues ? past : [...past, present].slice(-MAX_PAST)
  return { past: newPast, present: next, future: [], gesture }
}

/** Ends the gesture, so that the next step is separate. */
export function endGesture<state>(history: History<state>): History<state> {
  return history.gesture === null ? history : { ...history, gesture: null }
}

/** Changes the present state without a step to undo. */
export function replacePresent<state>(history: History<state>, change: (state: state) => state) {
  return { ...history, present: change(history.present) }
}

export function undo<state>({ future, past, present }: History<state>): History<state> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, gesture: null }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null }
}

export function redo<state>({ future, past, present }: History<state>): History<state> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future, gesture: null }
  return { past: [...past, present], present: next, future: rest, gesture: null }
}
