import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint, isStamped } from './fingerprint.mjs'
import { explain, ToolError } from './tool-error.mjs'
import { npmCommand } from './npm.mjs'
import { place, ROOT } from './places.mjs'
import { run } from './run.mjs'
import { timed } from './say.mjs'

/** Inside node_modules, so that it is deleted with them. */
const STAMP = place('node_modules/.cache/house/installed')

/** Whether node_modules matches the lock file on this machine. */
export function isInstalled() {
  return isStamped(STAMP, lockPrint())
}

/** Installs the packages of the lock file unless they are installed. Throws a ToolError with npm's output. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await timed('Installing packages (first time: up to a minute or two)', install)
}

async function install() {
  // `npm ci` rejects a lock file without other systems' platform packages. This command installs the same versions and does
  // not change the lock file. No package needs its install script, so none may run.
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
    throw new ToolError(explain('The packages could not be installed.', output), { output })
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, `${lockPrint()}\n`)
}

/** @param {readonly string[]} args */
function npm(args) {
  const { command, args: all } = npmCommand(args)
  return run(command, all, { cwd: ROOT })
}

function lockPrint() {
  const machine = [process.platform, process.arch]
  return fingerprint(['package.json', 'package-lock.json', '.npmrc'], machine)
}
