import { parentPort } from 'node:worker_threads'
import { describeFailure } from '#src/lib/errors.ts'
import { type Day, playMonth } from '#src/rules/simulation/play-month.ts'
import { AGENTS } from '#src/rules/simulation/policies/policies.ts'
import type { DayReport, DayRequest, ThreadMessage } from './features/simulation/messages.ts'

/** The entry of the simulation's thread, which plays the game's own rules without blocking the server. */

/** The running simulations, each with the last day that was played. */
const runs = new Map<string, { readonly days: Generator<Day>; day: number }>()

function playDay({ runId, agent, seed, day }: DayRequest): DayReport {
  const known = runs.get(runId)
  // After a restart a run is replayed up to the requested day: the same seed plays the same days.
  const run = known && known.day < day ? known : { days: playMonth(seed, AGENTS[agent]), day: 0 }
  runs.set(runId, run)
  for (;;) {
    const { value, done } = run.days.next()
    run.day += 1
    if (done) return { runId, day, failure: 'The month is over.' }
    if (run.day < day) continue
    const { netWorthCents, reward } = value
    return { runId, day, netWorthCents, reward }
  }
}

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'forget') return void runs.delete(message.runId)
  const { runId, day } = message.request
  try {
    parentPort?.postMessage(playDay(message.request))
  } catch (failure) {
    parentPort?.postMessage({ runId, day, failure: describeFailure(failure) } satisfies DayReport)
  }
})
