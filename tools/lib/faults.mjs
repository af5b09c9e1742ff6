import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CLIENT_FAULTS } from '../faults/client.mjs'
import { DOOR_FAULTS } from '../faults/doors.mjs'
import { RULES_FAULTS } from '../faults/rules.mjs'
import { SERVER_FAULTS } from '../faults/server.mjs'
import { WRITE_FAULTS } from '../faults/writes.mjs'
import { ensureChromium } from './chromium.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place, ROOT } from './places.mjs'
import { run, runNode } from './run.mjs'
import { SUMMARY } from './run-steps.mjs'

/** @typedef {import('../faults/fault.d.ts').Fault} Fault */
/** @typedef {{ isCaught: boolean, by: string }} Finding */

const FAULTS = [
  ...RULES_FAULTS,
  ...SERVER_FAULTS,
  ...WRITE_FAULTS,
  ...DOOR_FAULTS,
  ...CLIENT_FAULTS,
]
/** Below the cache, which all tools of the project ignore. */
const COPY = '.cache/faults'

/**
 * `npm run faults [-- PATTERN]`: plants faults in a copy of the project, one at a time, and runs the tests of the part that
 * each belongs to. Fails when the tests of a fault pass. The pattern selects faults by name or file.
 */
export function faults() {
  return runTool(async () => {
    await ensureInstalled()
    process.env['CHROMIUM_PATH'] = await ensureChromium()
    const pattern = process.argv.slice(2).join(' ').toLowerCase()
    const chosen = FAULTS.filter(({ name, file }) =>
      `${name} ${file}`.toLowerCase().includes(pattern),
    )
    if (chosen.length === 0) throw new ToolError(`No fault is called '${pattern}'.`)
    await copyProject()
    let missed = 0
    for (const fault of chosen) {
      const { isCaught, by } = await tryFault(fault)
      if (!isCaught) missed += 1
      console.log(`${isCaught ? 'caught' : 'MISSED'}  ${fault.name} (${fault.file})\n        ${by}`)
    }
    console.log(`\n${chosen.length - missed} passed, ${missed} failed`)
    if (missed > 0) process.exitCode = 1
  })
}

/** Copies all files that git tracks or would track, as they are now. */
async function copyProject() {
  rmSync(place(COPY), { recursive: true, force: true })
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
  })
  for (const file of output.split('\0').filter((path) => path && existsSync(place(path)))) {
    mkdirSync(dirname(inCopy(file)), { recursive: true })
    cpSync(place(file), inCopy(file))
  }
  symlinkSync(place('node_modules'), inCopy('node_modules'))
}

/**
 * @param {Fault} fault
 * @returns {Promise<Finding>}
 */
async function tryFault({ file, find, replace, tests }) {
  const text = readFileSync(place(file), 'utf8')
  if (text.split(find).length !== 2 || find === replace) {
    return { isCaught: false, by: 'the text to replace does not occur exactly once in the file' }
  }
  writeFileSync(
    inCopy(file),
    text.replace(find, () => replace),
  )
  rmSync(inCopy(SUMMARY), { force: true })
  try {
    // A failing test may wait for its time limit. Failing is the expected case here, so limits are short.
    const env = { TEST_TIMEOUT_FACTOR: '1' }
    await runNode([inCopy('tools/test.mjs'), tests], { cwd: inCopy('.'), env })
    return readFinding(tests)
  } finally {
    writeFileSync(inCopy(file), text)
  }
}

/**
 * @param {string} tests
 * @returns {Finding}
 */
function readFinding(tests) {
  if (!existsSync(inCopy(SUMMARY))) return { isCaught: false, by: `'${tests}' did not run` }
  /** @type {import('./run-steps.mjs').Summary} */
  const summary = JSON.parse(readFileSync(inCopy(SUMMARY), 'utf8'))
  const [first, ...others] = summary.tests.filter(({ isPassed }) => !isPassed)
  if (first)
    return {
      isCaught: true,
      by: `${first.name}${others.length > 0 ? `, and ${others.length} more` : ''}`,
    }
  // A file that cannot be loaded fails without a test.
  return { isCaught: summary.failed > 0, by: `${summary.passed} of '${tests}' passed` }
}

/** @param {string} path relative to the project's folder */
function inCopy(path) {
  return join(place(COPY), path)
}
