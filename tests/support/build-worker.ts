import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { place } from '../../tools/lib/places.mjs'
import { buildOnce } from './build-once.ts'

/** Where the bundles of the server's threads lie. */
export interface WorkerBundle {
  /** The engine's thread. */
  readonly worker: string
  /** The simulation's thread. */
  readonly simulation: string
  /** A program that holds a store open in a process of its own. */
  readonly holder: string
}

/** Bundles the embedded engine's thread, and {@link file://./store-holder.ts}, as the server's build does. */
export async function buildWorker(): Promise<WorkerBundle> {
  const folder = await buildOnce({
    name: 'pglite-worker',
    sources: [
      'src/server/db',
      'src/server/simulation',
      'src/server/simulation-worker.ts',
      'src/lib',
      'src/rules',
      'tests/support/store-holder.ts',
    ],
    make: async (outDir) => {
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
            input: {
              'pglite-worker': 'src/server/db/pglite-worker.ts',
              'simulation-worker': 'src/server/simulation-worker.ts',
              'store-holder': 'tests/support/store-holder.ts',
            },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
          },
        },
      })
      cpSync(place('src/server/db/migrations'), join(outDir, 'migrations'), { recursive: true })
    },
  })
  return {
    worker: join(folder, 'pglite-worker.js'),
    simulation: join(folder, 'simulation-worker.js'),
    holder: join(folder, 'store-holder.js'),
  }
}
