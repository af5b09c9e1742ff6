/** States one came from and can go back to, and those one went back from. */
export interface History<state> {
  readonly past: readonly state[]
  readonly present: state
  readonly future: readonly state[]
  /** What the last step did; a step that goes on with it takes its place. Null where nothing goes on. */
  readonly going: string | null
}

/** Steps that can be taken back. */
const LONGEST_PAST = 200

export function historyOf<state>(present: state): History<state> {
  return { past: [], present, future: [], going: null }
}

/** A step on. Steps in a row that have one name are one step to take back: a knob under the hand moves many times. */
export function stepOn<state>(
  history: History<state>,
  next: state,
  going: string | null,
): History<state> {
  const { past, present } = history
  if (next === present) return history
  const goesOn = going !== null && going === history.going
  const longer = goesOn ? past : [...past, present].slice(-LONGEST_PAST)
  return { past: longer, present: next, future: [], going }
}

/** The hand left the knob: the next step is one of its own. */
export function rest<state>(history: History<state>): History<state> {
  return history.going === null ? history : { ...history, going: null }
}

/** Changes what is there without a step: nothing to take back. */
export function amend<state>(history: History<state>, change: (state: state) => state) {
  return { ...history, present: change(history.present) }
}

export function undo<state>({ future, past, present }: History<state>): History<state> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, going: null }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], going: null }
}

export function redo<state>({ future, past, present }: History<state>): History<state> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future, going: null }
  return { past: [...past, present], present: next, future: rest, going: null }
}
