import { ensureChromium } from './chromium.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { listTestFiles, readTestFile, selectTests } from './select-tests.mjs'
import { BUILD, CHECKS, SUITES } from './steps.mjs'

/**
 * Runs the whole gate, or the tests that a pattern selects in every project. The server's tests start their own PostgreSQL
 * (tests/support/postgres.ts).
 * @param {string} pattern empty for the whole gate
 */
export function test(pattern) {
  return runTool(async () => {
    await ensureInstalled()
    process.env['CHROMIUM_PATH'] = await ensureChromium()
    await runSteps(pattern === '' ? wholeGate() : selected(pattern))
  })
}

function wholeGate() {
  const { style, types, walls, unused, idle } = CHECKS
  const { unit, glass, server, browser } = SUITES
  return [
    [
      [types, BUILD],
      [style, walls, unused, idle],
    ],
    [[unit.step()]],
    [[glass.step()]],
    [[server.step()]],
    [[browser.step()]],
  ]
}

/** @param {string} pattern */
function selected(pattern) {
  const { files, name } = selectTests(pattern, listTestFiles(), readTestFile)
  const steps = Object.values(SUITES).flatMap((suite) => {
    const own = files.filter((file) => suite.files.test(file))
    if (own.length === 0) return []
    const step = suite.step({ files: own, name })
    return suite === SUITES.browser ? [BUILD, step] : [step]
  })
  if (steps.length === 0) {
    throw new ToolError(`No test file and no test is called '${pattern}'.`)
  }
  return [[steps]]
}
