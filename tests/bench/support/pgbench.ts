import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const SECONDS = 8
/** Rows of the smallest table: at least as many as clients, to avoid lock waits. */
const SCALE = 64

/** Returns the transactions a second of pgbench's TPC-B with `clients` clients, or null without pgbench. */
export async function pgbenchRate(databaseUrl: string, clients: number): Promise<number | null> {
  const isThere = await fillPgbench(databaseUrl)
  return isThere ? runPgbench(databaseUrl, clients) : null
}

/** Makes the tables of pgbench. Returns false without pgbench. */
export async function fillPgbench(databaseUrl: string): Promise<boolean> {
  try {
    await run('pgbench', ['--initialize', '--quiet', `--scale=${SCALE}`, databaseUrl])
    return true
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return false
    throw failure
  }
}

/** Runs pgbench on its tables. Returns the transactions a second. */
export async function runPgbench(databaseUrl: string, clients: number): Promise<number> {
  const timed = ['--no-vacuum', `--client=${clients}`, '--jobs=2', `--time=${SECONDS}`]
  const { stdout } = await run('pgbench', [...timed, databaseUrl])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** Returns the transactions of a run at a rate. */
export function transactionsAt(rate: number): number {
  return rate * SECONDS
}
