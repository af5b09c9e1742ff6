import { performance } from 'node:perf_hooks'
import type { Engine } from '#src/server/db/store.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Row } from './row.ts'
import { openTradeDesk, type TradeDesk } from './support/trade-desk.ts'

const PLAYERS = 16
const TRADES_AT_ONCE = 480
const SMALL = 1_000
const LARGE = 1_000_000
const ROUNDS = 8
const TRADES_A_ROUND = 40

/** Trades a second, and what a trade costs with a small and a large ledger, on both engines. */
export async function bench(): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    return [
      ...(await benchEngine('embedded', postgres.url)),
      ...(await benchEngine('postgres', postgres.url)),
    ]
  } finally {
    await postgres.stop()
  }
}

async function benchEngine(engine: Engine, postgresUrl: string): Promise<Row[]> {
  const desks: TradeDesk[] = []
  const open = async (postings: number): Promise<TradeDesk> => {
    const desk = await openTradeDesk({ engine, players: PLAYERS, postgresUrl })
    desks.push(desk)
    await desk.fillLedger(postings)
    return desk
  }
  try {
    const small = await open(SMALL)
    const rate = await tradesPerSecond(small)
    const large = await open(LARGE)
    const costs = await compare(small, large)
    return [
      {
        name: `trades on ${engine}, ${PLAYERS} players at once`,
        value: rate,
        unit: 'trades/s',
        budget: 'none: a figure',
        holds: true,
      },
      ratioRow(`a trade on ${engine}, median`, costs, { quantile: 0.5, budget: 1.2 }),
      ratioRow(`a trade on ${engine}, p95`, costs, { quantile: 0.95, budget: 1.5 }),
    ]
  } finally {
    for (const desk of desks) await desk.close()
  }
}

async function tradesPerSecond(desk: TradeDesk): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: PLAYERS }, async (_, player) => {
      for (let done = 0; done < TRADES_AT_ONCE / PLAYERS; done += 1) await desk.trade(player)
    }),
  )
  return TRADES_AT_ONCE / ((performance.now() - begun) / 1_000)
}

interface Costs {
  readonly small: number[]
  readonly large: number[]
}

/** Both in turns, so that whatever else the machine does falls on both; the first round warms up. */
async function compare(small: TradeDesk, large: TradeDesk): Promise<Costs> {
  const costs: Costs = { small: [], large: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (let trades = 0; trades < TRADES_A_ROUND; trades += 1) {
      const player = trades % PLAYERS
      const [ofSmall, ofLarge] = [await small.trade(player), await large.trade(player)]
      if (round === 0) continue
      costs.small.push(ofSmall)
      costs.large.push(ofLarge)
    }
  }
  return costs
}

function ratioRow(
  name: string,
  { small, large }: Costs,
  { quantile, budget }: { quantile: number; budget: number },
): Row {
  const [value, against] = [quantileOf(large, quantile), quantileOf(small, quantile)]
  const ratio = value / against
  return {
    name: `${name} with ${LARGE.toLocaleString('en')} ledger rows`,
    value,
    unit: 'ms',
    against: { name: `with ${SMALL.toLocaleString('en')}`, value: against },
    ratio,
    budget: `ratio ≤ ${budget}`,
    holds: ratio <= budget,
  }
}

function quantileOf(figures: readonly number[], quantile: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * quantile)] ?? 0
}
