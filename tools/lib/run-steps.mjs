import { mkdirSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { tailOf } from './tool-error.mjs'
import { place } from './places.mjs'
import { secondsSince } from './say.mjs'
import { SEED } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The result of a run, for the tools that repeat runs.
 * @typedef {object} Summary
 * @property {number} seed
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {readonly import('./test-reports.mjs').Verdict[]} tests
 */

/** The file to which each run writes its {@link Summary}. */
export const SUMMARY = '.cache/tests/summary.json'

/** How many lines of a failed step's output are repeated: enough for one or two failed tests. */
const ENDING_LINES = 50
const SLOWEST = 10

/**
 * Runs groups of lanes one after another. The lanes of a group run side by side, and the steps of a lane one after
 * another, all of them even when one fails. Prints one summary with the counts in its last line. The end of each failed
 * step's output is repeated above it, since logs of long runs are often cut at their beginning.
 * @param {readonly (readonly (readonly Step[])[])[]} groups
 */
export async function runSteps(groups) {
  mkdirSync(place('.cache/tests'), { recursive: true })
  console.log(`seed ${SEED} (TEST_SEED=${SEED} repeats the order of the tests)`)
  const begun = performance.now()
  /** @type {Ended[]} */
  const ended = []
  for (const lanes of groups) {
    console.log(
      `\n== ${lanes
        .flat()
        .map(({ name }) => name)
        .join(', ')}`,
    )
    await Promise.all(lanes.map((lane) => runLane(lane, ended)))
  }
  const seconds = Number(secondsSince(begun))
  const sum = (/** @type {(step: Ended) => number} */ of) =>
    ended.reduce((all, step) => all + of(step), 0)
  const [passed, failed] = [sum((step) => step.passed), sum((step) => step.failed)]
  const tests = ended.flatMap((step) => step.tests)
  /** @type {Summary} */
  const summary = { seed: SEED, seconds, passed, failed, tests }
  writeFileSync(place(SUMMARY), JSON.stringify(summary))
  tell(ended, summary)
  if (failed > 0 || passed === 0) process.exitCode = 1
}

/** @typedef {import('./test-reports.mjs').Outcome & { name: string, row: string, output: string }} Ended */

/**
 * @param {readonly Step[]} lane
 * @param {Ended[]} ended receives the outcome of each step
 */
async function runLane(lane, ended) {
  for (const { name, run } of lane) {
    const begun = performance.now()
    const outcome = await run()
    const { passed, failed } = outcome
    const row = `${name.padEnd(8)} ${failed === 0 ? 'passed' : 'FAILED'} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${secondsSince(begun).padStart(6)} s`
    console.log(row)
    ended.push({ ...outcome, name, row })
  }
}

/**
 * @param {readonly Ended[]} ended
 * @param {Summary} summary
 */
function tell(ended, { seed, seconds, passed, failed, tests }) {
  for (const { name, failed: count, output } of ended) {
    if (count > 0) console.log(`\n== ${name} failed\n${tailOf(output, ENDING_LINES)}`)
  }
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  if (slowest.length > 0) {
    console.log(`\n== slowest tests`)
    for (const test of slowest)
      console.log(`${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`)
  }
  console.log(`\n== summary\n${ended.map(({ row }) => row).join('\n')}`)
  console.log(`seed ${seed}, ${seconds.toFixed(0)} s`)
  console.log(`${passed} passed, ${failed} failed`)
}
