import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Reads the figures of players, in a thread of its own: what the attacking client does must not count as the server's
 * time. The message 'start' begins, 'stop' ends and is answered with the times in ms and the statuses.
 */

/** @type {{ origin: string, everyMs: number, players: readonly Record<string, string>[] }} */
const { origin, everyMs, players } = workerData
const agent = new Agent({ keepAlive: true })
let isReading = false
/** @type {Promise<void>[]} */
let readers = []
/** @type {number[]} */
let times = []
/** @type {number[]} */
let statuses = []

/** @param {Record<string, string>} headers */
function read(headers) {
  return new Promise((resolve, reject) => {
    const asked = get(`${origin}/player/me/stats`, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
  })
}

/** @param {Record<string, string>} headers */
async function keepReading(headers) {
  do {
    const begun = performance.now()
    const status = await read(headers)
    times.push(performance.now() - begun)
    statuses.push(status)
    await wait(everyMs)
  } while (isReading)
}

parentPort?.on('message', async (message) => {
  isReading = message === 'start'
  if (isReading) {
    ;[times, statuses] = [[], []]
    readers = players.map(keepReading)
    return
  }
  await Promise.all(readers)
  parentPort?.postMessage({ times, statuses })
})
