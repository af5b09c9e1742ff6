import type { TestProject } from 'vitest/node'
import { buildWorker } from './build-worker.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    readonly postgresUrl: string
    /** The bundle of the embedded engine's thread. */
    readonly workerUrl: string
    /** A data folder of the embedded engine with empty tables, to be copied. */
    readonly embeddedTemplate: string
  }
}

/** Once for a run of the server's tests: both database engines, ready to open. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const workerUrl = await buildWorker()
  provide('workerUrl', workerUrl.href)
  provide('embeddedTemplate', await makeEmbeddedTemplate(workerUrl))
  const postgres = await startPostgres()
  provide('postgresUrl', postgres.url)
  return postgres.stop
}
