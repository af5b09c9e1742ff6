import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** @typedef {Parameters<import('./bundle.mjs').Rules['playSeed']>[0]} SeedTask */
/** @typedef {Parameters<import('./bundle.mjs').Rules['tryTraits']>[0]} Trial */
/** @typedef {Trial['traits']} Traits */
/** @typedef {ReturnType<import('./bundle.mjs').Rules['playSeed']>} SeedResult */
/** @typedef {{ kind: 'seed', seed: SeedTask } | { kind: 'try', trial: Trial }} Task */

/**
 * Runs tasks of one kind in a thread for each processor. `onDone` is called with the number of tasks that are done.
 * @template result
 * @param {string} bundle
 * @param {readonly Task[]} tasks
 * @param {(done: number, all: number) => void} [onDone]
 * @returns {Promise<result[]>} in the order of the tasks
 */
export async function runTasks(bundle, tasks, onDone = () => undefined) {
  /** @type {result[]} */
  const results = Array.from({ length: tasks.length })
  let next = 0
  let done = 0
  const threads = Array.from({ length: Math.min(tasks.length, availableParallelism()) }, () => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: bundle })
    return new Promise((resolve, reject) => {
      let index = next
      next += 1
      worker.on('error', reject)
      worker.on('message', (result) => {
        results[index] = result
        done += 1
        onDone(done, tasks.length)
        index = next
        next += 1
        if (index < tasks.length) worker.postMessage(tasks[index])
        else worker.terminate().then(resolve, reject)
      })
      worker.postMessage(tasks[index])
    })
  })
  await Promise.all(threads)
  return results
}

/**
 * Shows progress on one line of a terminal.
 * @param {string} what
 * @returns {(done: number, all: number) => void}
 */
export function progress(what) {
  return (done, all) => {
    if (!process.stderr.isTTY) return
    process.stderr.write(`\r${done} of ${all} ${what}${done === all ? '\n' : ''}`)
  }
}
