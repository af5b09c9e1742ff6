import { existsSync, readFileSync } from 'node:fs'

/**
 * What a run of tests came to. A test that was left out counts as failed: nothing is skipped in silence.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Reads a report, or tells that there is none.
 * @param {string} file
 * @returns {any}
 */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * Counts of Vitest's JSON report.
 * @param {any} report
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
export function countVitest(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 }
  // A file that could not be loaded has no tests to fail.
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const leftOut = report.numPendingTests + report.numTodoTests
  return settle(report.numPassedTests, report.numFailedTests + unloaded + leftOut, code)
}

/**
 * Counts of Playwright's JSON report.
 * @param {any} report
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(expected, unexpected + flaky + skipped + report.errors.length, code)
}

/**
 * A run that failed, or ran nothing, has failed by at least one, whatever its report says.
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 */
function settle(passed, failed, code) {
  const isEmpty = passed + failed === 0
  return { passed, failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed }
}
