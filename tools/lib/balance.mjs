import { writeFileSync } from 'node:fs'
import { breakRules } from './balance/break.mjs'
import { bundleSimulation } from './balance/bundle.mjs'
import { DRAWN_POLICIES, drawCurves } from './balance/curves.mjs'
import { DIARIES, diaryText } from './balance/diaries.mjs'
import { progress } from './balance/pool.mjs'
import { playSeeds, SEEDS } from './balance/play-seeds.mjs'
import { printBands, printPolicies } from './balance/table.mjs'
import { ensureInstalled } from './install.mjs'
import { place } from './places.mjs'
import { runTool, ToolError } from './tool-error.mjs'

/** @typedef {import('./balance/bundle.mjs').Rules} Rules */
/** @typedef {keyof Rules['POLICIES']} PolicyName */

const SHOWN = { onDone: progress('seeds played') }

const USAGE = `npm run balance [-- SEEDS]                every policy and the bands, on 24 seeds or SEEDS
npm run balance -- --break N [NAME]       searches N ways to play for one that breaks the bands; NAME draws other ones
npm run balance -- --curves FILE          draws net worth by day as an SVG
npm run balance -- --diary POLICY SEED    tells a month in words
npm run balance -- --diaries              writes docs/diaries
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
    const [option, value = '', name] = asked
    if (option === '--break') {
      return breakRules(rules, bundle, { tries: countOf(value), name: name ?? 'break' })
    }
    if (option === '--diary') return tell(rules, policyOf(rules, value), name ?? 'balance 1')
    if (option === '--diaries') {
      for (const diary of DIARIES) {
        writeFileSync(place(`docs/diaries/${diary.file}`), diaryText(rules, diary))
      }
      return
    }
    if (option === '--curves') return draw(rules, bundle, value)
    if (option === '--only') {
      const policies = value.split('+').map((name) => policyOf(rules, name))
      return printPolicies(rules, await playSeeds(rules, bundle, { policies, ...SHOWN }), policies)
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
  const sample = await playSeeds(rules, bundle, { seeds, policies, isWhole: true, ...SHOWN })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  printPolicies(rules, sample, policies)
  const isHeld = printBands(rules, sample)
  console.log(`\n${seeds} seeds ('balance 1' to 'balance ${seeds}') in ${seconds} s.`)
  if (!isHeld) process.exitCode = 1
}

/**
 * @param {Rules} rules
 * @param {string} bundle
 * @param {string} file
 */
async function draw(rules, bundle, file) {
  if (file === '') throw new ToolError(USAGE)
  const sample = await playSeeds(rules, bundle, { policies: DRAWN_POLICIES, ...SHOWN })
  writeFileSync(file, drawCurves(rules, sample))
  console.log(`${file} shows ${SEEDS} seeds.`)
}

/**
 * @param {Rules} rules
 * @param {PolicyName} policy
 * @param {string} seed
 */
function tell(rules, policy, seed) {
  process.stdout.write(diaryText(rules, { policy, seed }))
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
