import { rmSync } from 'node:fs'
import { ensureBuilt } from './ensure-built.mjs'
import { ToolError, tailOf } from './tool-error.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'
import { readPlaywright, readReport, readVitest } from './test-reports.mjs'
import { testSeed } from './test-seed.mjs'

/**
 * A step of the tests: runs, prints what failed, and resolves to its outcome and its output.
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<import('./test-reports.mjs').Outcome & { output: string }>} run
 */

/** The seed of this process. It sets the order of the tests. */
export const SEED = testSeed()

/** Checks of the whole source text. */
export const CHECKS = {
  style: checker('style', ['@biomejs/biome/bin/biome', 'format', '.']),
  types: checker('types', ['typescript/bin/tsc', '-b']),
  walls: checker('walls', ['oxlint/bin/oxlint', '--deny-warnings']),
  unused: checker('unused', ['knip/bin/knip.js', '--no-progress']),
  // Code that only tests use counts as unused.
  idle: checker('idle', ['knip/bin/knip.js', '--no-progress', '--production']),
}

/** @type {Step} */
export const BUILD = { name: 'build', run: build }

/**
 * A step that runs tests: the files that belong to it, and a function that runs all of them or a selection.
 * @typedef {object} Suite
 * @property {RegExp} files
 * @property {(selection?: import('./select-tests.mjs').Selection) => Step} step
 */

export const SUITES = {
  /** @type {Suite} */
  unit: {
    files: /^tests\/(?!crt\/glass|terminal\/(painter|twin)|server|e2e)/,
    step: (selection) =>
      vitest({ name: 'unit', projects: ['unit', 'house'], workers: 2 }, selection),
  },
  /** @type {Suite} */
  glass: {
    files: /^tests\/(crt\/glass|terminal\/(painter|twin))\//,
    step: (selection) => vitest({ name: 'glass', projects: ['glass'], workers: 2 }, selection),
  },
  /** @type {Suite} */
  server: {
    files: /^tests\/server\//,
    // A third worker costs its imports and two more database engines, and there is no idle core for it.
    step: (selection) => vitest({ name: 'server', projects: ['server'], workers: 2 }, selection),
  },
  /** @type {Suite} */
  browser: { files: /^tests\/e2e\//, step: browser },
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
 * @param {{ name: string, projects: readonly string[], workers?: number }} suite
 * @param {import('./select-tests.mjs').Selection} [selection]
 * @returns {Step}
 */
export function vitest({ name, projects, workers }, selection) {
  const report = place(`.cache/tests/${name}.json`)
  const title = selection?.name
  const args = [
    place('node_modules/vitest/vitest.mjs'),
    ...['run', ...(selection?.files ?? [])],
    ...projects.map((project) => `--project=${project}`),
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    ...(title ? [`--testNamePattern=${escapeRegExp(title)}`, '--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--allowOnly=false',
  ]
  return {
    name,
    run: async () => {
      rmSync(report, { force: true })
      const { code, output } = await runNode(args, { cwd: ROOT, show: true, env: seeded() })
      return { ...readVitest(readReport(report), { code, isFiltered: Boolean(title) }), output }
    },
  }
}

/**
 * @param {import('./select-tests.mjs').Selection} [selection]
 * @returns {Step}
 */
function browser(selection) {
  const report = place('.cache/tests/browser.json')
  const title = selection?.name
  const args = [
    place('node_modules/@playwright/test/cli.js'),
    ...['test', ...(selection?.files.map(escapeRegExp) ?? [])],
    '--config=tests/e2e/playwright.config.ts',
    ...(title ? [`--grep=${escapeRegExp(title)}`, '--pass-with-no-tests'] : []),
    `--shuffle=${SEED}`,
    '--reporter=list,json',
  ]
  const env = { ...seeded(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return {
    name: 'browser',
    run: async () => {
      rmSync(report, { force: true })
      const { code, output } = await runNode(args, { cwd: ROOT, show: true, env })
      return { ...readPlaywright(readReport(report), { code, isFiltered: Boolean(title) }), output }
    },
  }
}

function seeded() {
  return { TEST_SEED: String(SEED) }
}

/** @param {string} text */
function escapeRegExp(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** @param {boolean} isPassed */
function whole(isPassed) {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, tests: [] }
}

async function build() {
  try {
    await ensureBuilt()
    return { ...whole(true), output: '' }
  } catch (failure) {
    if (!(failure instanceof ToolError)) throw failure
    const output = `${failure.output.trimEnd()}\n${failure.message}`
    console.log(tailOf(output))
    return { ...whole(false), output }
  }
}
