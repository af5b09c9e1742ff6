/** Why a command changes nothing: a code for the caller, and a sentence for the player. */
export interface Refusal<code extends string = string> {
  readonly refused: code
  readonly sentence: string
}

/** Turns commands into events, and events into states. Both functions are pure. */
export interface Decider<state, command, event, world, code extends string = string> {
  /** Returns the events that the command causes, or the reason why it causes none. */
  decide(state: state, command: command, world: world): readonly event[] | Refusal<code>
  /** Returns the state after an event. It applies no rules: the event says what happened. */
  evolve(state: state, event: event): state
}

export function isRefusal<code extends string>(
  decided: readonly unknown[] | Refusal<code>,
): decided is Refusal<code> {
  return !Array.isArray(decided)
}
