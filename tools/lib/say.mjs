import { performance } from 'node:perf_hooks'

/**
 * Runs a piece of work and logs its start and its duration.
 * @template result
 * @param {string} what
 * @param {() => Promise<result>} work
 * @returns {Promise<result>}
 */
export async function timed(what, work) {
  console.log(`${what} …`)
  const begun = performance.now()
  const result = await work()
  console.log(`${what}: done in ${secondsSince(begun)} s`)
  return result
}

/** @param {number} begun a reading of performance.now() */
export function secondsSince(begun) {
  return ((performance.now() - begun) / 1000).toFixed(1)
}
