import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import { signInCall } from '#src/protocol/calls/auth.ts'
import { seasonCall } from '#src/protocol/calls/season.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { auditRuns } from '#src/server/write/audit-runs.ts'
import type { Database } from '#src/server/platform/db/database.ts'
import {
  call,
  createTestApp,
  newAccount,
  proofOf,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { createDatabase, openTestStore } from '#tests/support/database.ts'
import { tryTrade } from '#tests/support/trades.ts'

const PLAYERS = 30
const DAYS = 5
const DAY_MS = 86_400_000
/** The trades of each player on the last evening, and how many of them are before midnight. */
const [LAST_TRADES, BEFORE_MIDNIGHT] = [24, 8]
const FIRST_DAY = new Date('2026-11-26T12:00:00.000Z')
const LAST_EVENING = new Date('2026-11-30T23:59:58.000Z')
const NEW_MONTH = new Date('2026-12-01T00:00:01.000Z')

test(`${PLAYERS} players trade over midnight on two nodes, and the month's pot is paid once`, async () => {
  const { location, remove } = await createDatabase('postgres')
  onTestFinished(remove)
  const stores = [await openTestStore(location), await openTestStore(location)] as const
  const nodes = [await createTestApp(stores[0]), await createTestApp(stores[1])] as const
  const { db } = stores[0]
  for (const { clock } of nodes) clock.setTo(FIRST_DAY)
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => signInByWallet(nodes[0])))
  for (let day = 0; day < DAYS; day += 1) {
    await Promise.all(
      players.map((player, index) => tradeOnce(nodes[index % 2] ?? nodes[0], player, day)),
    )
    for (const { clock } of nodes) clock.advance(day < DAYS - 1 ? DAY_MS : 0)
  }
  for (const { clock } of nodes) clock.setTo(LAST_EVENING)

  let traded = 0
  await Promise.all(
    players.map(async (player, index) => {
      for (let round = 0; round < LAST_TRADES; round += 1) {
        // Each node passes midnight by itself, during the trades.
        if (index === 0 && round === BEFORE_MIDNIGHT) nodes[0].clock.setTo(NEW_MONTH)
        if (index === 1 && round === BEFORE_MIDNIGHT + 1) nodes[1].clock.setTo(NEW_MONTH)
        const filled = await tradeOnce(nodes[(index + round) % 2] ?? nodes[0], player, round)
        traded += filled
      }
    }),
  )

  const pots = await Promise.all(
    nodes.map((node) => call(node, monthlyPotCall, { headers: players[0]?.headers ?? {} })),
  )
  const [history] = pots.map(({ pot_history }) => pot_history)
  process.stdout.write(
    `${PLAYERS} players, ${traded} trades over midnight, paid out: ${JSON.stringify(history)}\n`,
  )
  expect(traded).toBeGreaterThan(PLAYERS * BEFORE_MIDNIGHT)
  expect(history).toMatchObject([{ month: '2026-11', winners: 3 }])
  expect(pots[1]?.pot_history).toEqual(history)
  expect(await count(db, sql`select count(*) as n from entries where kind = 'pot_payout'`)).toBe(3)
  expect(await count(db, sql`select count(*) as n from recaps where month = '2026-11'`)).toBe(
    PLAYERS,
  )
  for (const node of nodes) {
    const season = await call(node, seasonCall, { query: { season: '2026-11' } })
    expect(season.seed).toMatch(/^[\w-]{40,}$/)
  }
  expect(await audit(db)).toEqual([])
  expect(await auditRuns(db)).toEqual([])
  for (const store of stores) await store.close()
})

/** Signs in with a wallet: guests have no part in the pot. */
async function signInByWallet(app: TestApp): Promise<TestPlayer> {
  const account = newAccount()
  const body = { ...(await proofOf(app, account)), sig_type: 'eoa' as const }
  const tokens = await call(app, signInCall, { body })
  const headers = { authorization: `Bearer ${tokens.api_key}` }
  return { account, id: tokens.player_id, tokens, headers }
}

/** Buys and sells alternately. Returns 1 for a fill and 0 for a refusal; anything else fails. */
async function tradeOnce(app: TestApp, player: TestPlayer, round: number): Promise<0 | 1> {
  const side = round % 2 === 0 ? 'buy' : 'sell'
  const { status, json } = await tryTrade(app, player, { side, symbol: 'SMOKES', quantity: 1 })
  const failed = app.log.filter((line) => line.includes('a request failed')).at(-1)
  expect([200, 409], `${JSON.stringify(json)} ${failed}`).toContain(status)
  return status === 200 ? 1 : 0
}

async function count(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  return Number((await db.execute(query)).rows[0]?.['n'])
}
