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
 * Another name draws other ways to play.
 * @param {Rules} rules
 * @param {string} bundle
 * @param {{ tries: number, name: string }} search
 */
export async function breakRules(rules, bundle, { tries, name }) {
  const startedAt = performance.now()
  const seeds = Array.from({ length: TRIED_ON }, (_, index) => `try ${index + 1}`)
  /** @type {{ traits: Traits, cents: number }[]} */
  let best = []
  let months = 0
  const round = Math.max(ROUND.least, Math.ceil(tries * ROUND.part))
  for (let tried = 0; tried < tries; tried += round) {
    const count = Math.min(round, tries - tried)
    const isClimbing = tried >= tries / 3 && best.length > 0
    const candidates = Array.from({ length: count }, (_, index) => {
      const draw = `${name} ${tried + index}`
      const parent = best[index % Math.max(1, best.length)]
      return isClimbing && parent ? rules.changeTraits(parent.traits, draw) : rules.drawTraits(draw)
    })
    const leastCents = GIVEN_UP_BELOW * (best[KEPT - 1]?.cents ?? 0)
    const trials = candidates.map((traits) => ({ traits, seeds, leastCents }))
    const ends = await play(bundle, trials)
    months += ends.reduce((sum, { played }) => sum + played, 0)
    best = [
      ...best,
      ...candidates.map((traits, index) => ({ traits, cents: ends[index]?.medianCents ?? 0 })),
    ]
      .toSorted((one, other) => other.cents - one.cents)
      .slice(0, KEPT)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const first = `the best has $${dollars((best[0]?.cents ?? 0) / 100)}`
    console.log(
      `${tried + count} tried, ${dollars(months)} months played in ${seconds} s: ${first}`,
    )
  }
  await report(rules, bundle, best[0]?.traits)
}

/**
 * @param {string} bundle
 * @param {readonly import('./pool.mjs').Trial[]} trials
 * @returns {Promise<ReturnType<Rules['tryTraits']>[]>}
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
  const [{ medianCents: cents } = { medianCents: 0 }] = await play(bundle, [{ traits, seeds }])
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
