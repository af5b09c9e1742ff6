import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place } from './places.mjs'

const ENDING = '.test.ts'

/** The options, and the variable of the environment by which the tests read each. */
const VARIABLES = {
  seed: 'TEST_SEED',
  seeds: 'SOAK_SEEDS',
  acts: 'SOAK_ACTS',
  'engine-acts': 'SOAK_ENGINE_ACTS',
  rounds: 'SOAK_ROUNDS',
  days: 'SOAK_DAYS',
  guests: 'SOAK_GUESTS',
}

/** Runs the soak tests that the command line names, or all of them, on the built game. */
export function soak() {
  return runTool(async () => {
    const { files, environment } = readOptions(process.argv.slice(2))
    Object.assign(process.env, environment)
    await ensureInstalled()
    await ensureBuilt()
    // Loaded after the seed is set.
    const [{ runSteps }, { vitest }] = [
      await import('./run-steps.mjs'),
      await import('./steps.mjs'),
    ]
    await runSteps([[[vitest({ name: 'soak', projects: ['soak'] }, files)]]])
  })
}

/** @param {readonly string[]} args */
function readOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string' },
      acts: { type: 'string' },
      'engine-acts': { type: 'string' },
      rounds: { type: 'string' },
      days: { type: 'string' },
      guests: { type: 'string' },
    },
  })
  /** @type {Record<string, string>} */
  const environment = {}
  for (const [name, value] of Object.entries(values)) {
    const number = Number(value)
    if (!Number.isSafeInteger(number) || number < 1) {
      throw new ToolError(`--${name} takes a whole number from 1.`)
    }
    environment[VARIABLES[/** @type {keyof typeof VARIABLES} */ (name)]] = String(number)
  }
  return { files: chosenFiles(positionals), environment }
}

/** @param {readonly string[]} names */
function chosenFiles(names) {
  const all = readdirSync(place('tests/soak'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) {
    throw new ToolError(`There is no soak test '${unknown}'; there are: ${all.join(', ')}.`)
  }
  if (names.length === 0) return undefined
  return { files: names.map((name) => `tests/soak/${name}${ENDING}`), name: null }
}
