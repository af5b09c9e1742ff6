import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '../support/server-process.ts'
import { startBareServer } from './support/bare-server.ts'
import { place } from '../../tools/lib/places.mjs'
import type { Row } from './row.ts'

const ROUNDS = 5
const SECONDS_A_ROUND = 3
const CONNECTIONS = 64
const PATH = '/api/v1/economy/ticker'

/** Requests a second of the ticker, compared with the bare framework that answers the same JSON. */
export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dcw-bench-'))
  const server = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
  })
  try {
    const answer = join(folder, 'answer.json')
    writeFileSync(answer, await (await fetch(`${server.origin}${PATH}`)).text())
    const bare = await startBareServer(answer)
    try {
      return [rowOf(await rounds(server.origin, bare.origin))]
    } finally {
      await bare.stop()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures both alternately, so that other load on the machine affects both. */
async function rounds(ours: string, bare: string): Promise<{ ours: number; bare: number }> {
  const figures = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare.push(await requestsPerSecond(bare))
    figures.ours.push(await requestsPerSecond(ours))
  }
  return { ours: median(figures.ours), bare: median(figures.bare) }
}

async function requestsPerSecond(origin: string): Promise<number> {
  const result = await autocannon({
    url: `${origin}${PATH}`,
    connections: CONNECTIONS,
    duration: SECONDS_A_ROUND,
  })
  if (result.non2xx > 0) throw new RangeError(`${result.non2xx} answers were not ok`)
  return result.requests.average
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function rowOf({ ours, bare }: { ours: number; bare: number }): Row {
  const ratio = ours / bare
  return {
    name: 'ticker read',
    value: ours,
    unit: 'requests/s',
    against: { name: 'bare framework', value: bare },
    ratio,
    budget: 'ratio ≥ 0.7',
    holds: ratio >= 0.7,
  }
}
