import { parentPort, workerData } from 'node:worker_threads'

// A thread of `npm run balance`: runs functions of the simulation's bundle.

/** @type {import('./bundle.mjs').Rules} */
const rules = await import(workerData)

parentPort?.on('message', (/** @type {import('./pool.mjs').Task} */ task) => {
  parentPort?.postMessage(
    task.kind === 'seed' ? rules.playSeed(task.seed) : rules.tryTraits(task.trial),
  )
})
