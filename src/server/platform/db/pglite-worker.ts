import { parentPort, workerData } from 'node:worker_threads'
import { describeFailure } from '#src/lib/errors.ts'
import { openPglite } from './open-pglite.ts'
import type { WorkerReport, WorkerRequest, WorkerStart } from './pglite-messages.ts'
import { PgliteService } from './pglite-service.ts'
import { isFatalState, sqlState } from './sql-state.ts'
import { StartError } from './start-error.ts'
import { Upkeep } from './upkeep.ts'

/**
 * The entry point of the embedded engine's thread. PGlite never yields while it works, so in the main thread it would
 * block the server's streams.
 */

const UPKEEP_EVERY_MS = 15_000

async function main(port: NonNullable<typeof parentPort>, start: WorkerStart): Promise<void> {
  const report = (message: WorkerReport): void => port.postMessage(message)
  try {
    const { lite, files } = await openPglite(start.folder, start.isFresh)
    const upkeep = new Upkeep(lite)
    const service = new PgliteService({ lite, files, report, upkeep: () => upkeep.run() })
    const timer = setInterval(() => service.requestUpkeep(), UPKEEP_EVERY_MS)
    port.on('message', (request: WorkerRequest) => {
      if (request.kind === 'close') clearInterval(timer)
      service.accept(request)
    })
    report({ kind: 'ready' })
  } catch (failure) {
    report(refusal(start, failure))
  }
}

/** Returns the report of a database that could not be opened. */
function refusal({ folder }: WorkerStart, failure: unknown): WorkerReport {
  if (failure instanceof StartError) {
    return { kind: 'refused', code: failure.code, sentence: failure.message }
  }
  const state = sqlState(failure)
  const isBroken = state === undefined || isFatalState(state)
  return {
    kind: 'refused',
    code: 'database_broken',
    sentence: `The embedded database in ${folder} cannot be opened (${describeFailure(failure)})${
      isBroken ? ': restore the folder from a copy, or set DATA_DIR to another one' : ''
    }.`,
  }
}

if (parentPort) void main(parentPort, workerData)
