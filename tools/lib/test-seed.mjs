/** The largest seed, so that every seed is a short positive number. */
const SEEDS = 1_000_000

/**
 * The seed of this test run: TEST_SEED, else a random one. It sets the order of the tests and the values of property tests.
 * The same seed repeats both.
 */
export function testSeed() {
  const text = process.env['TEST_SEED']
  if (!text) return 1 + Math.floor(Math.random() * SEEDS)
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed > 0) return seed
  throw new RangeError(`TEST_SEED is '${text}'; it must be a whole number above 0.`)
}
