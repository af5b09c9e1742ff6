import { loadavg } from 'node:os'
import { sql } from 'drizzle-orm'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import type { Row } from './row.ts'
import { startDelayingProxy } from './support/delaying-proxy.ts'
import { httpTradesPerSecond } from './support/http-trades.ts'
import { fillPgbench, runPgbench, transactionsAt } from './support/pgbench.ts'
import { postgresSeconds } from './support/processor-time.ts'
import {
  type OpenTradeDeskParameters,
  openTradeDesk,
  type TradeDesk,
} from './support/trade-desk.ts'
import { quantileOf, tradesPerSecond } from './support/trade-rate.ts'

const PLAYERS = 16
const SERIAL_TRADES = 200
const LOADS = 400
const [FEW, MANY] = [10, 10_000]
/** One way, in ms. */
const DISTANCE_MS = 1

type Changes = Partial<OpenTradeDeskParameters>

/** What a trade costs on PostgreSQL: statements, processor time, distance, slow commits, nodes and a long run. */
export async function bench(): Promise<Row[]> {
  process.stdout.write(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  )
  // Commits wait for the disk: a commit_delay counts only then.
  const postgres = await startMortalPostgres({ fsync: 'on' })
  const open = (changes: Changes): Promise<TradeDesk> =>
    openTradeDesk({ engine: 'postgres', players: PLAYERS, postgresUrl: postgres.url, ...changes })
  const rateOf = async (changes: Changes): Promise<number> => {
    const desk = await open(changes)
    return tradesPerSecond(desk, changes.players ?? PLAYERS).finally(() => desk.close())
  }
  try {
    const desk = await open({})
    const ofOneDesk = [
      await benchStatements(desk),
      ...(await benchProcessor(desk, postgres.url)),
      ...(await benchHttp(desk, postgres.url)),
      await benchLongRun(desk),
    ]
    await desk.close()
    return [
      ...ofOneDesk,
      await benchDistance(postgres.url, rateOf),
      await benchSlowCommits(rateOf),
      await benchNodes(rateOf),
    ]
  } finally {
    await postgres.close()
  }
}

/** Counts the statements of trades one after another, so that none shares its round trip. */
async function benchStatements(desk: TradeDesk): Promise<Row> {
  await desk.trade(0)
  const before = await committed(desk)
  for (let trade = 0; trade < SERIAL_TRADES; trade += 1) await desk.trade(trade % PLAYERS)
  // The count itself is a statement, too.
  const value = ((await committed(desk)) - before - 1) / SERIAL_TRADES
  return { name: 'statements a trade', value, unit: '', budget: '≤ 3', holds: value <= 3 }
}

/** Returns the transactions of the database so far. A statement outside of a transaction is one. */
async function committed({ store }: TradeDesk): Promise<number> {
  await store.db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await store.db.execute<{ count: number }>(sql`
    select sum(xact_commit)::int as count from pg_stat_database where datname = current_database()`)
  return Number(rows[0]?.count)
}

/** Processor time of PostgreSQL and Node for a trade, compared with PostgreSQL's alone for a transaction of pgbench. */
async function benchProcessor(desk: TradeDesk, url: string): Promise<Row[]> {
  if (!(await fillPgbench(url))) return []
  const begun = { node: process.cpuUsage(), postgres: await postgresSeconds(url) }
  const trades = 1_000
  const each = Array.from({ length: PLAYERS }, async (_, player) => {
    for (let trade = 0; trade < trades / PLAYERS; trade += 1) await desk.trade(player)
  })
  await Promise.all(each)
  const node = process.cpuUsage(begun.node)
  const inPostgres = await postgresSeconds(url)
  if (begun.postgres === null || inPostgres === null) return []
  const ofNode = (node.user + node.system) / 1_000
  const value = (ofNode + (inPostgres - begun.postgres) * 1_000) / trades
  const transactions = transactionsAt(await runPgbench(url, PLAYERS))
  const after = (await postgresSeconds(url)) ?? 0
  const beside = ((after - inPostgres) * 1_000) / transactions
  const ratio = value / beside
  return [
    {
      ...{ name: 'processor time of a trade, PostgreSQL and Node', value, unit: 'ms', ratio },
      against: { name: 'PostgreSQL for a transaction of pgbench', value: beside },
      budget: 'ratio ≤ 5',
      holds: ratio <= 5,
    },
  ]
}

/** Trades over HTTP on the desk's database, compared with pgbench in the same run. */
async function benchHttp({ databaseUrl }: TradeDesk, url: string): Promise<Row[]> {
  if (databaseUrl === undefined || !(await fillPgbench(url))) return []
  const value = await httpTradesPerSecond(databaseUrl, 64)
  const beside = await runPgbench(url, PLAYERS)
  const ratio = value / beside
  return [
    {
      ...{ name: 'trades over HTTP, 64 players', value, unit: 'trades/s', ratio },
      against: { name: 'pgbench TPC-B, 16 clients', value: beside },
      ...{ budget: 'ratio ≥ 0.12', holds: ratio >= 0.12 },
    },
  ]
}

async function benchLongRun(desk: TradeDesk): Promise<Row> {
  await desk.lengthenRun(1, FEW)
  await desk.lengthenRun(2, MANY)
  const [few, many]: [number[], number[]] = [[], []]
  for (let load = 0; load < LOADS; load += 1) {
    few.push(await desk.load(1))
    many.push(await desk.load(2))
  }
  const [value, beside] = [quantileOf(many, 0.5), quantileOf(few, 0.5)]
  const ratio = value / beside
  return {
    ...{ name: 'load of a sheet after 10,000 events', value, unit: 'ms', ratio },
    against: { name: 'after 10', value: beside },
    ...{ budget: 'ratio ≤ 1.1', holds: ratio <= 1.1 },
  }
}

type RateOf = (changes: Changes) => Promise<number>

async function benchDistance(url: string, rateOf: RateOf): Promise<Row> {
  const proxy = await startDelayingProxy(new URL(url), DISTANCE_MS)
  try {
    const local = await rateOf({ players: 64 })
    const distant = await rateOf({ players: 64, reach: (address) => proxy.reach(address) })
    return rateRow('trades with 1 ms each way to the database', distant, { local, least: 0.4 })
  } finally {
    await proxy.close()
  }
}

async function benchSlowCommits(rateOf: RateOf): Promise<Row> {
  const local = await rateOf({ players: 64 })
  const slow = await rateOf({ players: 64, settings: waiting(5) })
  return rateRow('trades with commits that wait 5 ms', slow, { local, least: 0.7 })
}

async function benchNodes(rateOf: RateOf): Promise<Row> {
  const one = await rateOf({ players: 8, settings: waiting(20) })
  const two = await rateOf({ players: 16, nodes: 2, settings: waiting(20) })
  const [value, ratio] = [two, two / one]
  return {
    ...{
      name: 'trades of 16 players on two nodes, commits wait 20 ms',
      value,
      unit: 'trades/s',
      ratio,
    },
    against: { name: 'of 8 players on one', value: one },
    ...{ budget: 'ratio ≥ 1.8', holds: ratio >= 1.8 },
  }
}

function waiting(ms: number) {
  return { commit_delay: String(ms * 1_000), commit_siblings: '0' }
}

function rateRow(
  name: string,
  value: number,
  { local, least }: { local: number; least: number },
): Row {
  const ratio = value / local
  return {
    ...{ name: `${name}, 64 players`, value, unit: 'trades/s', ratio },
    against: { name: 'without', value: local },
    ...{ budget: `ratio ≥ ${least}`, holds: ratio >= least },
  }
}
