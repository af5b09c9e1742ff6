import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keepBusy } from './busy.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'
import { SUMMARY } from './run-steps.mjs'

/** @typedef {import('./run-steps.mjs').Summary} Summary */

const LOGS = '.cache/flakes'

/**
 * `npm run flakes -- --runs 10 [--busy 1] [PATTERN]`: repeats the gate or a part of it, each time with another seed, and
 * prints each test whose verdict varied. Fails when a run failed.
 */
export function flakes() {
  return runTool(async () => {
    const { runs, busy, pattern } = readOptions(process.argv.slice(2))
    rmSync(place(LOGS), { recursive: true, force: true })
    mkdirSync(place(LOGS), { recursive: true })
    const release = keepBusy(busy)
    /** @type {Summary[]} */
    const summaries = []
    try {
      for (let run = 1; run <= runs; run += 1) summaries.push(await runOnce(run, pattern))
    } finally {
      release()
    }
    const unsteady = findUnsteady(summaries)
    console.log(`\n${unsteady.length} tests without the same verdict in all ${runs} runs`)
    for (const line of unsteady) console.log(line)
    if (summaries.some(({ failed }) => failed > 0)) process.exitCode = 1
  })
}

/** @param {readonly string[]} args */
function readOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '10' }, busy: { type: 'string', default: '0' } },
  })
  const [runs, busy] = [Number(values.runs), Number(values.busy)]
  if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(busy) || busy < 0) {
    throw new ToolError('--runs takes a whole number from 1, --busy one from 0.')
  }
  return { runs, busy, pattern: positionals.join(' ') }
}

/**
 * @param {number} run
 * @param {string} pattern
 * @returns {Promise<Summary>}
 */
async function runOnce(run, pattern) {
  rmSync(place(SUMMARY), { force: true })
  const { output } = await runNode([place('tools/test.mjs'), ...(pattern ? [pattern] : [])], {
    cwd: ROOT,
    // Each run chooses its own seed.
    env: { TEST_SEED: undefined },
  })
  const log = `${LOGS}/run-${run}.log`
  writeFileSync(place(log), output)
  const summary = readSummary(output)
  const { seed, seconds, passed, failed } = summary
  console.log(
    `run ${String(run).padStart(2)}  seed ${String(seed).padStart(7)}  ${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed} failed${failed > 0 ? `  ${log}` : ''}`,
  )
  return summary
}

/**
 * @param {string} output
 * @returns {Summary}
 */
function readSummary(output) {
  try {
    return JSON.parse(readFileSync(place(SUMMARY), 'utf8'))
  } catch (cause) {
    throw new ToolError('The run ended without a summary.', { output, cause })
  }
}

/**
 * Returns a line for each test that passed only in some runs, with the seeds of the runs in which it failed. A test that is
 * missing from a run counts as failed there.
 * @param {readonly Pick<Summary, 'seed' | 'tests'>[]} summaries
 * @returns {string[]}
 */
export function findUnsteady(summaries) {
  /** @type {Map<string, number[]>} seeds of the runs in which the test passed */
  const passes = new Map()
  for (const { seed, tests } of summaries) {
    for (const { name, isPassed } of tests) {
      passes.set(name, [...(passes.get(name) ?? []), ...(isPassed ? [seed] : [])])
    }
  }
  const seeds = summaries.map(({ seed }) => seed)
  return [...passes]
    .filter(([, passed]) => passed.length > 0 && passed.length < seeds.length)
    .map(([name, passed]) => {
      const lost = seeds.filter((seed) => !passed.includes(seed))
      return `  ${name}\n    failed in ${lost.length} of ${seeds.length}, seeds ${lost.join(', ')}`
    })
}
