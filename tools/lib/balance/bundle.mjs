import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { place } from '../places.mjs'

/** @typedef {typeof import('../../../src/rules/simulation/balance/main.ts')} Rules */

/** Bundles the simulation, and returns the URL of the bundle. */
export async function bundleSimulation() {
  const outDir = place('.cache/balance')
  await build({
    configFile: false,
    root: place('.'),
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: { main: 'src/rules/simulation/balance/main.ts' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  return pathToFileURL(join(outDir, 'main.mjs')).href
}
