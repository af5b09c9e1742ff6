import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort } from './free-port.ts'
import type { Pooler } from './pooler.ts'
import { PostgresError } from './postgres.ts'
import { findRunner } from './postgres-binaries.ts'

/** Runs the command until its standard input closes, which the system does when this process ends. */
const KEEPER = '"$@" & bouncer=$!; cat > /dev/null; kill $bouncer; wait $bouncer'

/** Returns the path of PgBouncer if this machine has it. */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find(canRun)
}

/** Starts PgBouncer in front of a database, as docs/operations.md sets it up. Takes any password. */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  connections: number,
): Promise<Pooler> {
  const scratch = await mkdtemp(join(tmpdir(), 'dcw-pgbouncer-'))
  const [url, port] = [new URL(databaseUrl), await findFreePort()]
  const settings = join(scratch, 'pgbouncer.ini')
  await writeFile(settings, settingsOf(url, port, connections), { mode: 0o644 })
  await chmod(scratch, 0o755)
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', program, settings], {
    ...(await findRunner()),
    cwd: scratch,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const gone = once(keeper, 'exit')
  await untilUp(keeper)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    refused: [],
    async close() {
      keeper.stdin?.end()
      await gone
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

function settingsOf(url: URL, port: number, connections: number): string {
  const { hostname, username, password } = url
  const name = url.pathname.slice(1)
  return `[databases]
${name} = host=${hostname} port=${url.port} dbname=${name} user=${username} password=${password}

[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
auth_type = any
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
`
}

function untilUp(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    keeper.stderr?.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('process up')) resolve()
    })
    keeper.once('exit', () => {
      reject(new PostgresError('postgres_failed', `PgBouncer did not start: ${log}`))
    })
  })
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
