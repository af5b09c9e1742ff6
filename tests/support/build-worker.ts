import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { place } from '../../tools/lib/places.mjs'
import { buildOnce } from './build-once.ts'

/** The paths of the bundles of the server's threads. */
export interface WorkerBundle {
  /** The engine's thread. */
  readonly worker: string
  /** The simulation's thread. */
  readonly simulation: string
  /** A program that keeps a store open in a separate process. */
  readonly holder: string
}

/** Bundles the server's threads and {@link file://./store-holder.ts} with the settings of the server's build. */
export async function buildWorker(): Promise<WorkerBundle> {
  const folder = await buildOnce({
    name: 'pglite-worker',
    sources: [
      'src/server/platform/db',
      'src/server/features/simulation',
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
              'pglite-worker': 'src/server/platform/db/pglite-worker.ts',
              'simulation-worker': 'src/server/simulation-worker.ts',
              'store-holder': 'tests/support/store-holder.ts',
            },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
          },
        },
      })
      cpSync(place('src/server/platform/db/migrations'), join(outDir, 'migrations'), {
        recursive: true,
      })
    },
  })
  return {
    worker: join(folder, 'pglite-worker.js'),
    simulation: join(folder, 'simulation-worker.js'),
    holder: join(folder, 'store-holder.js'),
  }
}
