import { mkdirSync, rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { countPlaywright, countVitest, readReport } from './counts.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { HouseError, tailOf } from './house-error.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'
import { secondsSince } from './say.mjs'

/**
 * One step of the tests: it does its work, says what failed, and answers its counts and what it said.
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<import('./counts.mjs').Counts & { output: string }>} run
 */

/** Lines of a failed step told again: a failed test or two, with where they failed. */
const ENDING_LINES = 50

/** @type {Readonly<Record<string, Step>>} */
export const STEPS = {
  style: checker('style', ['@biomejs/biome/bin/biome', 'format', '.']),
  types: checker('types', ['typescript/bin/tsc', '-b']),
  walls: checker('walls', ['oxlint/bin/oxlint', '--deny-warnings']),
  unused: checker('unused', ['knip/bin/knip.js', '--no-progress']),
  // What only tests use has no use.
  idle: checker('idle', ['knip/bin/knip.js', '--no-progress', '--production']),
  unit: vitest('unit', ['unit', 'house'], ['--maxWorkers=2']),
  glass: vitest('glass', ['glass'], ['--maxWorkers=2']),
  // They wait for disks and processes more than they work: four share two cores well.
  server: vitest('server', ['server'], ['--maxWorkers=4']),
  build: { name: 'build', run: build },
  browser: { name: 'browser', run: browser },
}

/**
 * Runs groups of steps one after another, the steps of a group side by side, all of them whatever fails, and prints one
 * summary with the counts as its last line. Above it stands once more how each failed step ended: of a long run often
 * only the end is kept.
 * @param {readonly (readonly (Step | undefined)[])[]} groups
 */
export async function runSteps(groups) {
  mkdirSync(place('.cache/tests'), { recursive: true })
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const rows = []
  /** @type {string[]} */
  const endings = []
  for (const group of groups) {
    const steps = group.filter((step) => step !== undefined)
    console.log(`\n== ${steps.map(({ name }) => name).join(', ')}`)
    const begun = performance.now()
    await Promise.all(
      steps.map(async ({ name, run }) => {
        const { passed, failed, output } = await run()
        total.passed += passed
        total.failed += failed
        const row = `${name.padEnd(8)} ${failed === 0 ? 'passed' : 'FAILED'} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${secondsSince(begun)} s`
        console.log(row)
        rows.push(row)
        if (failed > 0) endings.push(`\n== ${name} failed\n${tailOf(output, ENDING_LINES)}`)
      }),
    )
  }
  for (const ending of endings) console.log(ending)
  console.log(`\n== summary\n${rows.join('\n')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
}

/**
 * A tool that passes or fails as a whole.
 * @param {string} name
 * @param {readonly [string, ...string[]]} command its script below node_modules, and its arguments
 * @returns {Step}
 */
function checker(name, [script, ...args]) {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode([place(`node_modules/${script}`), ...args], {
        cwd: ROOT,
      })
      if (code !== 0) console.log(output.trimEnd())
      return { ...whole(code === 0), output }
    },
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {readonly string[]} options
 * @returns {Step}
 */
export function vitest(name, projects, options = []) {
  const report = place(`.cache/tests/${name}.json`)
  const args = [
    place('node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--allowOnly=false',
  ]
  return {
    name,
    run: async () => {
      rmSync(report, { force: true })
      const { code, output } = await runNode(args, { cwd: ROOT, show: true })
      return { ...countVitest(readReport(report), code), output }
    },
  }
}

/** @param {boolean} isPassed */
function whole(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function build() {
  try {
    await ensureBuilt()
    return { ...whole(true), output: '' }
  } catch (failure) {
    if (!(failure instanceof HouseError)) throw failure
    const output = `${failure.output.trimEnd()}\n${failure.message}`
    console.log(tailOf(output))
    return { ...whole(false), output }
  }
}

async function browser() {
  const report = place('.cache/tests/browser.json')
  rmSync(report, { force: true })
  const cli = place('node_modules/@playwright/test/cli.js')
  const config = '--config=tests/e2e/playwright.config.ts'
  const { code, output } = await runNode([cli, 'test', config, '--reporter=list,json'], {
    cwd: ROOT,
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return { ...countPlaywright(readReport(report), code), output }
}
