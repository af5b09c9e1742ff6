import { pathToFileURL } from 'node:url'
import { buildOnce } from './build-once.ts'

/** Makes a data folder of the embedded engine with empty tables, as a template for copies. */
export function makeEmbeddedTemplate(worker: string): Promise<string> {
  return buildOnce({
    name: 'embedded-template',
    // Not the lock file, which also changes with unrelated packages.
    sources: [
      'src/server/platform/db/migrations',
      'node_modules/@electric-sql/pglite/package.json',
    ],
    make: async (dataDir) => {
      // Loaded only when the folder must be made.
      const { openStore } = await import('#src/server/platform/db/store.ts')
      const { quietLog } = await import('./quiet-log.ts')
      const store = await openStore({
        dataDir,
        workerUrl: pathToFileURL(worker),
        log: quietLog,
        onFatal: (sentence) => process.stderr.write(`${sentence}\n`),
      })
      await store.close()
    },
  })
}
