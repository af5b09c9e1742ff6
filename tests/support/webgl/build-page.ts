import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { fingerprint } from '../../../tools/lib/fingerprint.mjs'
import { place } from '../../../tools/lib/places.mjs'

const SOURCES = [
  'src/crt',
  'src/ecs',
  'src/lib',
  'src/terminal',
  'tests/support/hosts',
  'tests/support/terminal',
  'tests/support/webgl',
  'tools/phaser-trim.ts',
  'tools/plain-shaders.ts',
  'package-lock.json',
]

export interface BuildPageOptions {
  /** With 'development', React checks what it does only during development. */
  readonly mode?: 'development' | 'production'
  /** Sources besides those of the engine. */
  readonly sources?: readonly string[]
}

/** Bundles a browser script into one file, once per state of its sources. Returns its text. */
export async function buildPage(
  entry: string,
  plugins: readonly Plugin[],
  { mode = 'production', sources = [] }: BuildPageOptions = {},
): Promise<string> {
  const words = [entry, mode, ...plugins.map((plugin) => plugin.name)]
  const folder = place(`.cache/pages/${fingerprint([...SOURCES, ...sources], words).slice(0, 16)}`)
  const page = join(folder, 'page.js')
  if (!existsSync(page)) {
    const draft = `${folder}.${process.pid}`
    await build({
      configFile: false,
      root: place('.'),
      mode,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      logLevel: 'error',
      publicDir: false,
      plugins: [...plugins],
      build: {
        outDir: draft,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: place(entry),
          output: { entryFileNames: 'page.js', codeSplitting: false },
        },
      },
    })
    mkdirSync(dirname(folder), { recursive: true })
    // Renamed when complete, because another run may be building the same file.
    if (!existsSync(folder)) renameSync(draft, folder)
    rmSync(draft, { recursive: true, force: true })
  }
  return readFileSync(page, 'utf8')
}
