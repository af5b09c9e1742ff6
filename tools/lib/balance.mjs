import { writeFileSync } from 'node:fs'
import { breakRules } from './balance/break.mjs'
import { bundleSimulation } from './balance/bundle.mjs'
import { DRAWN_POLICIES, drawCurves } from './balance/curves.mjs'
import { progress, runTasks } from './balance/pool.mjs'
import { printBands, printPolicies } from './balance/table.mjs'
import { ensureInstalled } from './install.mjs'
import { runTool, ToolError } from './tool-error.mjs'

/** @typedef {import('./balance/bundle.mjs').Rules} Rules */
/** @typedef {keyof Rules['POLICIES']} PolicyName */

const SEEDS = 24
/** A city is played for four months on each seed of this many. */
const SEEDS_PER_CITY = 4

const USAGE = `npm run balance [-- SEEDS]                every policy and the bands, on 24 seeds or SEEDS
npm run balance -- --break N              searches N ways to play for one that breaks the bands
npm run balance -- --curves FILE          draws net worth by day as an SVG
npm run balance -- --diary POLICY SEED    tells a month in words
npm run balance -- --bands [SEEDS]        the bands alone, with only the policies that they read
npm run balance -- --only POLICY+POLICY   the quantiles of some policies, without bands`

/**
 * Plays the simulation and prints what was asked for.
 * @param {readonly string[]} asked the arguments of the command
 */
export function balance(asked) {
  return runTool(async () => {
    await ensureInstalled()
    const bundle = await bundleSimulation()
    /** @type {Rules} */
    const rules = await import(bundle)
    const [option, value = '', seed = 'balance 1'] = asked
    if (option === '--break') return breakRules(rules, bundle, countOf(value))
    if (option === '--diary') return tell(rules, policyOf(rules, value), seed)
    if (option === '--curves') return draw(rules, bundle, value)
    if (option === '--only') {
      const policies = value.split('+').map((name) => policyOf(rules, name))
      return printPolicies(rules, await sampleOf(rules, bundle, { policies }), policies)
    }
    if (option === '--bands') {
      const seeds = value === '' ? SEEDS : countOf(value)
      return hold(rules, bundle, { seeds, policies: rules.MEASURED })
    }
    const policies = /** @type {PolicyName[]} */ (Object.keys(rules.POLICIES))
    await hold(rules, bundle, { seeds: option === undefined ? SEEDS : countOf(option), policies })
  })
}

/**
 * Prints the quantiles and the bands. A missed band fails the command.
 * @param {Rules} rules
 * @param {string} bundle
 * @param {{ seeds: number, policies: readonly PolicyName[] }} what
 */
async function hold(rules, bundle, { seeds, policies }) {
  const startedAt = performance.now()
  const sample = await sampleOf(rules, bundle, { seeds, policies, isWhole: true })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  printPolicies(rules, sample, policies)
  const isHeld = printBands(rules, sample)
  console.log(`\n${seeds} seeds ('balance 1' to 'balance ${seeds}') in ${seconds} s.`)
  if (!isHeld) process.exitCode = 1
}

/**
 * @param {Rules} rules
 * @param {string} bundle
 * @param {{ seeds?: number, policies: readonly PolicyName[], isWhole?: boolean }} what
 */
async function sampleOf(rules, bundle, { seeds = SEEDS, policies, isWhole = false }) {
  const tasks = Array.from({ length: seeds }, (_, index) => ({
    kind: /** @type {const} */ ('seed'),
    seed: {
      ...{ seed: `balance ${index + 1}`, policies, measuresIncome: isWhole },
      playsCohort: isWhole && index % SEEDS_PER_CITY === 0,
    },
  }))
  /** @type {import('./balance/pool.mjs').SeedResult[]} */
  const results = await runTasks(bundle, tasks, progress('seeds played'))
  return new rules.Sample(results)
}

/**
 * @param {Rules} rules
 * @param {string} bundle
 * @param {string} file
 */
async function draw(rules, bundle, file) {
  if (file === '') throw new ToolError(USAGE)
  const sample = await sampleOf(rules, bundle, { policies: DRAWN_POLICIES })
  writeFileSync(file, drawCurves(rules, sample))
  console.log(`${file} shows ${SEEDS} seeds.`)
}

/**
 * @param {Rules} rules
 * @param {PolicyName} policy
 * @param {string} seed
 */
function tell(rules, policy, seed) {
  for (const line of rules.writeDiary(rules.POLICIES[policy], seed)) console.log(line)
}

/**
 * @param {Rules} rules
 * @param {string} name
 * @returns {PolicyName}
 */
function policyOf({ POLICIES }, name) {
  if (Object.hasOwn(POLICIES, name)) return /** @type {PolicyName} */ (name)
  throw new ToolError(`'${name}' is none of: ${Object.keys(POLICIES).join(' | ')}`)
}

/** @param {string} asked */
function countOf(asked) {
  const count = Number(asked)
  if (Number.isInteger(count) && count > 0) return count
  throw new ToolError(USAGE)
}
