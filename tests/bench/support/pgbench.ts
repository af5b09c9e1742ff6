import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const SECONDS = 8
/** Rows of the smallest table: at least as many as clients, to avoid lock waits. */
const SCALE = 64

/** Returns the transactions a second of pgbench's TPC-B with `clients` clients, or null without pgbench. */
export async function pgbenchRate(databaseUrl: string, clients: number): Promise<number | null> {
  try {
    await run('pgbench', ['--initialize', '--quiet', `--scale=${SCALE}`, databaseUrl])
    const timed = ['--no-vacuum', `--client=${clients}`, '--jobs=2', `--time=${SECONDS}`]
    const { stdout } = await run('pgbench', [...timed, databaseUrl])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null
    throw failure
  }
}
