import { runTasks } from './pool.mjs'

/** @typedef {import('./bundle.mjs').Rules} Rules */

export const SEEDS = 24

/**
 * Plays policies on the seeds 'balance 1' to 'balance N'. `isWhole` measures incomes, and a city on each seed, too.
 * @param {Rules} rules
 * @param {string} bundle
 * @param {{ seeds?: number, policies: readonly (keyof Rules['POLICIES'])[], isWhole?: boolean,
 *   onDone?: (done: number, all: number) => void }} what
 */
export async function playSeeds(
  rules,
  bundle,
  { seeds = SEEDS, policies, isWhole = false, onDone },
) {
  const tasks = Array.from({ length: seeds }, (_, index) => ({
    kind: /** @type {const} */ ('seed'),
    seed: {
      ...{ seed: `balance ${index + 1}`, policies, measuresIncome: isWhole, playsCohort: isWhole },
    },
  }))
  /** @type {import('./pool.mjs').SeedResult[]} */
  const results = await runTasks(bundle, tasks, onDone)
  return new rules.Sample(results)
}
