import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Ticks of the kernel's accounting in a second, on every Linux. */
const TICKS = 100

/** Returns the processor seconds that a PostgreSQL on this machine has used, or null where the system does not tell them. */
export async function postgresSeconds(databaseUrl: string): Promise<number | null> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client
    .query<{ folder: string }>("select current_setting('data_directory') as folder")
    .finally(() => client.end())
  try {
    const [pid] = readFileSync(`${rows[0]?.folder}/postmaster.pid`, 'utf8').split('\n')
    const family = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readTimes)
      .filter((times) => times.pid === pid || times.parent === pid)
    return family.reduce(
      (sum, { pid: one, own, ended }) => sum + own + (one === pid ? ended : 0),
      0,
    )
  } catch {
    return null
  }
}

/** Reads the seconds of a process, and of its children that have ended. */
function readTimes(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (from: number): number =>
      (Number(fields[from]) + Number(fields[from + 1])) / TICKS
    return [{ pid, parent: fields[1], own: seconds(11), ended: seconds(13) }]
  } catch {
    // The process has ended since.
    return []
  }
}
