import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fingerprint, isStamped } from './fingerprint.mjs'
import { explain, HouseError } from './house-error.mjs'
import { place, ROOT } from './places.mjs'
import { run } from './run.mjs'
import { timed } from './say.mjs'

/** Inside node_modules, so that it goes when they go. */
const STAMP = place('node_modules/.cache/house/installed')

/** Whether node_modules is what the lock file says, for this machine. */
export function isInstalled() {
  return isStamped(STAMP, lockPrint())
}

/** Installs what the lock file says, unless that has been done. Throws a HouseError with npm's own words. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await timed('Installing packages (first time: up to a minute or two)', install)
}

async function install() {
  // `npm ci` refuses a lock that lacks other systems' platform packages; this installs the same versions from it and
  // leaves it alone. Nothing here needs a package's install script, so none may run.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-update-notifier',
  ]
  const { code, output } = await npm(args)
  if (code !== 0)
    throw new HouseError(explain('The packages could not be installed.', output), { output })
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, `${lockPrint()}\n`)
}

/** @param {readonly string[]} args */
function npm(args) {
  // Run by npm, this is npm's own script: no search, and no shell on Windows.
  const script = process.env['npm_execpath']
  return script !== undefined && basename(script) === 'npm-cli.js'
    ? run(process.execPath, [script, ...args], { cwd: ROOT })
    : run('npm', args, { cwd: ROOT })
}

function lockPrint() {
  const machine = [process.platform, process.arch]
  return fingerprint(['package.json', 'package-lock.json', '.npmrc'], machine)
}
