import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns a function that runs `work` once in each turn of the event loop, in the order of the calls. For work that takes
 * the processor for about a millisecond: many callers at once must not delay all others.
 */
export function onePerTurn<input, result>(
  work: (input: input) => Promise<result>,
): (input: input) => Promise<result> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const turn = last.then(() => nextTurn())
    last = turn
    return turn.then(() => work(input))
  }
}
