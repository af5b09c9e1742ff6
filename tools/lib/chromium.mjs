import { existsSync } from 'node:fs'
import { HouseError } from './house-error.mjs'
import { place, ROOT } from './places.mjs'
import { run, runNode } from './run.mjs'
import { timed } from './say.mjs'

/** Lets a Chromium without a display draw WebGL by itself. */
export const SOFTWARE_GL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const SYSTEM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium of this machine: CHROMIUM_PATH, else Playwright's own, else the system's; undefined where there is none.
 * @param {string} playwrightOwn where Playwright keeps its own, there or not
 */
export function findChromium(playwrightOwn) {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new HouseError(`CHROMIUM_PATH names ${named}, and no such file exists.`)
  }
  return [playwrightOwn, ...SYSTEM_PLACES].find((path) => existsSync(path))
}

/**
 * As {@link findChromium}, installing one where there is none: by the system's packages as root on a Debian, by
 * Playwright anywhere. Throws a HouseError where neither works: browser tests are never left out in silence.
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
  throw new HouseError(
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
