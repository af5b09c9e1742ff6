import { progress, runTasks } from './pool.mjs'
import { dollars } from './table.mjs'

/** @typedef {import('./bundle.mjs').Rules} Rules */
/** @typedef {import('./pool.mjs').Traits} Traits */

/** The seeds on which candidates are compared. The best is measured on others. */
const TRIED_ON = 5
const MEASURED_ON = 24
/** The candidates of a round: at least so many, and at most this part of all. */
const ROUND = { least: 40, part: 1 / 50 }
/** How many of the best the next round changes. */
const KEPT = 6
/** A candidate that reaches less than this part of the last of the best on the first seed is given up. */
const GIVEN_UP_BELOW = 0.6

/**
 * Searches for a way to play that breaks the bands: draws traits at random, then changes the best ones again and again.
 * @param {Rules} rules
 * @param {string} bundle
 * @param {number} tries
 */
export async function breakRules(rules, bundle, tries) {
  const seeds = Array.from({ length: TRIED_ON }, (_, index) => `try ${index + 1}`)
  /** @type {{ traits: Traits, cents: number }[]} */
  let best = []
  const round = Math.max(ROUND.least, Math.ceil(tries * ROUND.part))
  for (let tried = 0; tried < tries; tried += round) {
    const count = Math.min(round, tries - tried)
    const isClimbing = tried >= tries / 3 && best.length > 0
    const candidates = Array.from({ length: count }, (_, index) => {
      const name = `break ${tried + index}`
      const parent = best[index % Math.max(1, best.length)]
      return isClimbing && parent ? rules.changeTraits(parent.traits, name) : rules.drawTraits(name)
    })
    const leastCents = GIVEN_UP_BELOW * (best[KEPT - 1]?.cents ?? 0)
    const trials = candidates.map((traits) => ({ traits, seeds, leastCents }))
    const cents = await play(bundle, trials)
    best = [...best, ...candidates.map((traits, index) => ({ traits, cents: cents[index] ?? 0 }))]
      .toSorted((one, other) => other.cents - one.cents)
      .slice(0, KEPT)
    console.log(`${tried + count} tried: the best has $${dollars((best[0]?.cents ?? 0) / 100)}`)
  }
  await report(rules, bundle, best[0]?.traits)
}

/**
 * @param {string} bundle
 * @param {readonly import('./pool.mjs').Trial[]} trials
 * @returns {Promise<number[]>}
 */
function play(bundle, trials) {
  const tasks = trials.map((trial) => ({ kind: /** @type {const} */ ('try'), trial }))
  return runTasks(bundle, tasks, progress('candidates played'))
}

/**
 * @param {Rules} rules
 * @param {string} bundle
 * @param {Traits | undefined} traits
 */
async function report(rules, bundle, traits) {
  if (!traits) return
  const seeds = Array.from({ length: MEASURED_ON }, (_, index) => `balance ${index + 1}`)
  const [cents = 0] = await play(bundle, [{ traits, seeds }])
  const tasks = seeds.map((seed) => ({
    kind: /** @type {const} */ ('seed'),
    seed: { seed, policies: /** @type {const} */ (['casual']), ...NOTHING_ELSE },
  }))
  /** @type {import('./pool.mjs').SeedResult[]} */
  const results = await runTasks(bundle, tasks)
  const casual = new rules.Sample(results).worth('casual')
  console.log(`\nThe best way found, on ${MEASURED_ON} other seeds:`)
  console.log(`  differs from the expert in: ${rules.describeTraits(traits) || 'nothing'}`)
  console.log(`  median net worth $${dollars(cents / 100)}, casual $${dollars(casual / 100)}`)
  console.log(`  ÷ casual: ${(cents / Math.max(1, casual)).toFixed(1)}`)
}

const NOTHING_ELSE = { measuresIncome: false, playsCohort: false }
