import type { TestProject } from 'vitest/node'
import { buildWorker, type WorkerBundle } from './build-worker.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    readonly postgresUrl: string
    /** The bundles of the embedded engine. */
    readonly workerBundle: WorkerBundle
    /** A data folder of the embedded engine with empty tables, to be copied. */
    readonly embeddedTemplate: string
  }
}

/** Once for a run of the server's tests: both database engines, ready to open. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const bundle = await buildWorker()
  provide('workerBundle', bundle)
  provide('embeddedTemplate', await makeEmbeddedTemplate(bundle.worker))
  const postgres = await startPostgres()
  provide('postgresUrl', postgres.url)
  return postgres.stop
}
