/**
 * The factor of all time limits of the tests: TEST_TIMEOUT_FACTOR, default 4. A limit ends a test that hangs. On a slow or
 * busy machine a larger factor gives the same verdicts later.
 */
export const TIME_LIMIT_FACTOR = readFactor(process.env['TEST_TIMEOUT_FACTOR'])

/**
 * Returns a time limit in milliseconds. `seconds` is ample on an idle machine; the factor is applied to it.
 * @param {number} seconds
 */
export function timeLimit(seconds) {
  return seconds * 1_000 * TIME_LIMIT_FACTOR
}

/** @param {string | undefined} text */
function readFactor(text) {
  const factor = Number(text || 4)
  if (factor > 0 && Number.isFinite(factor)) return factor
  throw new RangeError(`TEST_TIMEOUT_FACTOR is '${text}'; it must be a number above 0.`)
}
