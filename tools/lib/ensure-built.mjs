import { rmSync, writeFileSync } from 'node:fs'
import { fingerprint, isStamped } from './fingerprint.mjs'
import { explain, ToolError } from './tool-error.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'
import { timed } from './say.mjs'

const STAMP = place('dist/built')

/** All inputs of the build. */
const SOURCES = ['src', 'assets', 'index.html', 'vite.config.ts', 'package-lock.json', 'tools']

/** Whether dist/ is a complete build of the current sources. */
export function isBuilt() {
  return isStamped(STAMP, sourcePrint())
}

/** Builds page and server into dist/ unless they are up to date. Throws a ToolError with the build's output. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await timed('Building page and server', build)
}

async function build() {
  const print = sourcePrint()
  // Removed first and written last, so that an aborted build is not taken for a complete one.
  rmSync(STAMP, { force: true })
  const { code, output } = await runNode([place('tools/build.mjs')], { cwd: ROOT })
  if (code !== 0) throw new ToolError(explain('The build failed.', output), { output })
  writeFileSync(STAMP, `${print}\n`)
}

/** Vite writes VITE_* variables into the page, so they are inputs of the build. */
function sourcePrint() {
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  return fingerprint(SOURCES, variables)
}
