import { pathToFileURL } from 'node:url'
import { buildOnce } from './build-once.ts'

/** A data folder of the embedded engine with empty tables, to be copied. */
export function makeEmbeddedTemplate(worker: string): Promise<string> {
  return buildOnce({
    name: 'embedded-template',
    // Not the lock file: it also changes with packages that have no part in this.
    sources: ['src/server/db/migrations', 'node_modules/@electric-sql/pglite/package.json'],
    make: async (dataDir) => {
      // Loaded where the folder is made; mostly it is there already.
      const { openStore } = await import('#src/server/db/store.ts')
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
