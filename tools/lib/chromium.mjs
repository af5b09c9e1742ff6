import { existsSync } from 'node:fs'
import { ToolError } from './tool-error.mjs'
import { place, ROOT } from './places.mjs'
import { run, runNode } from './run.mjs'
import { timed } from './say.mjs'

/** Arguments with which a Chromium without a display renders WebGL in software. */
export const SOFTWARE_GL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const SYSTEM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds the Chromium of this machine: CHROMIUM_PATH, else Playwright's, else the system's. Returns undefined when there is none.
 * @param {string} playwrightOwn the path of Playwright's Chromium, installed or not
 */
export function findChromium(playwrightOwn) {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new ToolError(`CHROMIUM_PATH names ${named}, and no such file exists.`)
  }
  return [playwrightOwn, ...SYSTEM_PLACES].find((path) => existsSync(path))
}

/**
 * Like {@link findChromium}, but installs one when there is none: by Playwright, or by apt as root on Debian. Throws a
 * ToolError when neither works, because browser tests are never skipped silently.
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright')
  const found = findChromium(chromium.executablePath())
  if (found !== undefined) return found
  let output = ''
  for (const install of isRootOnDebian() ? [byPlaywright, byApt] : [byPlaywright]) {
    const installed = await timed('Installing a Chromium for the tests', install)
    output += installed.output
    const path = findChromium(chromium.executablePath())
    if (installed.code === 0 && path !== undefined) return path
  }
  throw new ToolError(
    'The browser tests need a Chromium, and none could be installed: install one and name it with CHROMIUM_PATH=/path/to/chromium npm test.',
    { output },
  )
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function byPlaywright() {
  const withLibraries = isRootOnDebian() ? ['--with-deps'] : []
  const args = [place('node_modules/playwright/cli.js'), 'install', ...withLibraries, 'chromium']
  return runNode(args, { cwd: ROOT })
}

async function byApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-q'], { env })
  const install = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    { env },
  )
  return { code: install.code, output: update.output + install.output }
}
