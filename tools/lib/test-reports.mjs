import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './places.mjs'

/**
 * One test of a run. `name` is the project, the file and the test's full title; it is the same in every run.
 * @typedef {{ name: string, isPassed: boolean, seconds: number }} Verdict
 */

/**
 * The outcome of a test run. A skipped test counts as failed, so that nothing is skipped silently.
 * @typedef {{ passed: number, failed: number, tests: readonly Verdict[] }} Outcome
 */

/** The outcome of a runner that wrote no report. @type {Outcome} */
const NO_REPORT = { passed: 0, failed: 1, tests: [] }

/**
 * Returns the parsed report, or undefined when there is none.
 * @param {string} file
 * @returns {any}
 */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * Reads Vitest's JSON report.
 * @param {any} report
 * @param {{ code: number, isFiltered?: boolean }} run the exit code; whether tests were selected by name, so that the
 *   others are left out on purpose
 * @returns {Outcome}
 */
export function readVitest(report, { code, isFiltered = false }) {
  if (report === undefined) return NO_REPORT
  // A file that cannot be loaded has no failed tests.
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const leftOut = isFiltered ? 0 : report.numPendingTests + report.numTodoTests
  const tests = report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter(isRun)
      .map((/** @type {any} */ { ancestorTitles, title, status, duration }) => ({
        name: [relative(ROOT, name), ...ancestorTitles, title].join(' > '),
        isPassed: status === 'passed',
        seconds: (duration ?? 0) / 1_000,
      })),
  )
  const failed = report.numFailedTests + unloaded + leftOut
  return settle({ passed: report.numPassedTests, failed, tests }, { code, isFiltered })
}

/** @param {any} assertion */
function isRun({ status }) {
  return status === 'passed' || status === 'failed'
}

/**
 * Reads Playwright's JSON report.
 * @param {any} report
 * @param {{ code: number, isFiltered?: boolean }} run
 * @returns {Outcome}
 */
export function readPlaywright(report, { code, isFiltered = false }) {
  if (report === undefined) return NO_REPORT
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky + skipped + report.errors.length
  const tests = report.suites.flatMap((/** @type {any} */ suite) => testsOf(suite, []))
  return settle({ passed: expected, failed, tests }, { code, isFiltered })
}

/**
 * @param {any} suite
 * @param {readonly string[]} above titles of the suites around it
 * @returns {Verdict[]}
 */
function testsOf(suite, above) {
  const titles = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ { projectName, results, status }) => ({
      name: [projectName, ...titles, spec.title].join(' > '),
      isPassed: status === 'expected',
      seconds:
        results.reduce(
          (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration,
          0,
        ) / 1_000,
    })),
  )
  const below = (suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsOf(inner, titles))
  return [...own, ...below]
}

/**
 * A run with a bad exit code has at least one failure, whatever its report says. So has an empty run, unless its tests were
 * selected by name.
 * @param {Outcome} outcome
 * @param {{ code: number, isFiltered: boolean }} run
 * @returns {Outcome}
 */
function settle({ passed, failed, tests }, { code, isFiltered }) {
  const isEmpty = passed + failed === 0 && !isFiltered
  return { passed, tests, failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed }
}
