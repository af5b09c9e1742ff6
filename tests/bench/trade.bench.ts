import type { Engine } from '#src/server/platform/db/store.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Row } from './row.ts'
import { pgbenchRate } from './support/pgbench.ts'
import { openTradeDesk, type TradeDesk } from './support/trade-desk.ts'
import { quantileOf, tradesPerSecond } from './support/trade-rate.ts'

const PLAYERS = 16
/** Players at once, and the minimum share of pgbench's transactions a second. */
const CROWDS = [
  { players: 16, budget: 0.2 },
  { players: 64, budget: 0.3 },
] as const
const SMALL = 1_000
const LARGE = 1_000_000
const ROUNDS = 8
const TRADES_A_ROUND = 40

/** Trades a second, and the time of a trade after few and after many events, on both engines. */
export async function bench(): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    return [
      ...(await benchRates('embedded', postgres.url)),
      ...(await benchCosts('embedded', postgres.url)),
      ...(await benchRates('postgres', postgres.url)),
      ...(await benchCosts('postgres', postgres.url)),
    ]
  } finally {
    await postgres.stop()
  }
}

async function benchRates(engine: Engine, postgresUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { players, budget } of CROWDS) {
    const desk = await openTradeDesk({ engine, players, postgresUrl })
    const rate = await tradesPerSecond(desk, players).finally(() => desk.close())
    const name = `trades on ${engine}, ${players} players at once`
    const beside = engine === 'postgres' ? await pgbenchRate(postgresUrl, 16) : null
    rows.push(
      beside === null
        ? { name, value: rate, unit: 'trades/s', budget: 'none: a figure', holds: true }
        : {
            name,
            value: rate,
            unit: 'trades/s',
            against: { name: 'pgbench TPC-B, 16 clients', value: beside },
            ratio: rate / beside,
            budget: `ratio ≥ ${budget}`,
            holds: rate / beside >= budget,
          },
    )
  }
  return rows
}

async function benchCosts(engine: Engine, postgresUrl: string): Promise<Row[]> {
  const desks: TradeDesk[] = []
  const open = async (events: number): Promise<TradeDesk> => {
    const desk = await openTradeDesk({ engine, players: PLAYERS, postgresUrl })
    desks.push(desk)
    await desk.fillHistory(events)
    return desk
  }
  try {
    const small = await open(SMALL)
    const large = await open(LARGE)
    const costs = await compare(small, large)
    return [
      ratioRow(`a trade on ${engine}, median`, costs, { quantile: 0.5, budget: 1.2 }),
      ratioRow(`a trade on ${engine}, p95`, costs, { quantile: 0.95, budget: 1.5 }),
    ]
  } finally {
    for (const desk of desks) await desk.close()
  }
}

interface Costs {
  readonly small: number[]
  readonly large: number[]
}

/** Measures both alternately, so that other load on the machine affects both; the first round warms up. */
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
    name: `${name} with ${LARGE.toLocaleString('en')} events`,
    value,
    unit: 'ms',
    against: { name: `with ${SMALL.toLocaleString('en')}`, value: against },
    ratio,
    budget: `ratio ≤ ${budget}`,
    holds: ratio <= budget,
  }
}
