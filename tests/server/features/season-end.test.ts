import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import { recapCall } from '#src/protocol/calls/player-street.ts'
import { rootsCall, runCall, runsCall, seasonCall } from '#src/protocol/calls/season.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { dividePot } from '#src/rules/pot.ts'
import type { SeasonSource } from '#src/rules/runs/verify-season.ts'
import { transfer } from '#src/rules/ledger.ts'
import { gameSessionEntry } from '#src/rules/street-entries.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { saveEvidence } from '#src/server/platform/db/repositories/evidence.ts'
import { houseBalance } from '#src/server/read/pot/house-books-repository.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { sha256 } from '#src/server/platform/hashing.ts'
import { verifySeason } from '#src/server/verify-season.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { book } from '#tests/support/book.ts'
import { asOwner, describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import { deferred } from '#tests/support/deferred.ts'
import { trade } from '#tests/support/trades.ts'

const DAY_MS = 86_400_000
const LAST_WEEK = new Date('2026-11-25T12:00:00.000Z')
const NEW_MONTH = new Date('2026-12-01T00:00:02.000Z')

/** Has a chain, which does not answer: the pot is no demo. */
const ENVIRONMENT = { environment: { OPTIMISM_RPC_URL: 'http://127.0.0.1:1' } }

/** Signs in a proven player: others have no part in the pot. */
async function signInProven(app: TestApp): Promise<TestPlayer> {
  const player = await signInAs(app)
  const subject = player.account.address.toLowerCase()
  const evidence = { kind: 'payment', at: app.clock.now(), endsAt: null } as const
  await app.server.store.transact((tx) => saveEvidence(tx, subject, [evidence]))
  return player
}

/** Plays November on one or more nodes: three proven players and another trade on five days, one on four. */
async function playToTheEnd(store: Store, otherNodes = 0) {
  const node = await createTestApp(store, ENVIRONMENT)
  const nodes = [node]
  for (let other = 0; other < otherNodes; other += 1) {
    nodes.push(await createTestApp(store, ENVIRONMENT))
  }
  node.clock.setTo(LAST_WEEK)
  const players = [
    await signInProven(node),
    await signInProven(node),
    await signInProven(node),
    await signInAs(node),
  ]
  for (let day = 0; day < 5; day += 1) {
    for (const [index, player] of players.entries()) {
      if (index === 2 && day === 4) continue
      const units = { symbol: 'SMOKES', quantity: 1 + index } as const
      await trade(node, player, { side: day % 2 === 0 ? 'buy' : 'sell', ...units })
    }
    node.clock.advance(DAY_MS)
  }
  for (const { clock } of nodes) clock.setTo(NEW_MONTH)
  return { node, nodes, players }
}

/** Reads the runs and roots of a season with the public calls. */
function readSeason(app: TestApp, season: string): SeasonSource {
  return {
    async *runs() {
      yield* (await call(app, runsCall, { query: { season } })).runs
    },
    async *events(trader) {
      for (let cursor: number | null = 0; cursor !== null; ) {
        const query = { season, cursor, limit: 3 }
        const page: Awaited<ReturnType<typeof call<typeof runCall>>> = await call(app, runCall, {
          params: { trader },
          query,
        })
        yield* page.records
        cursor = page.next_cursor
      }
    },
    async *roots() {
      yield* (await call(app, rootsCall, { query: { season } })).roots
    },
  }
}

describeOnBothEngines('the end of a month', (openFreshStore, _, describeOnce) => {
  test('pays the pot once under load on two nodes, to all eligible players, and stores all recaps', async () => {
    const store = await openFreshStore()
    const { node, nodes, players } = await playToTheEnd(store, 1)
    const potCents = await houseBalance(store.db, 'pot')
    const traded = await Promise.all(
      players.flatMap((player) =>
        nodes.map((node) => trade(node, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })),
      ),
    )
    expect(traded.map(({ fill }) => fill.tick)).toEqual(Array.from({ length: 8 }, () => 0))
    await expectBalancedBooks(store)

    const { sharesCents } = dividePot(potCents, 2)
    const { rows: paid } = await store.db.execute(
      sql`select count(*) as n from entries where kind = 'pot_payout'`,
    )
    expect(Number(paid[0]?.['n'])).toBe(2)
    const pot = await call(node, monthlyPotCall, { headers: players[0]?.headers ?? {} })
    const distributed = sharesCents.reduce((sum, share) => sum + share, 0) / 100
    expect(pot.pot_history).toEqual([
      { month: '2026-11', total: potCents / 100, distributed, winners: 2 },
    ])
    const answers = await Promise.all(
      players.map(({ headers }) => call(node, recapCall, { headers })),
    )
    const recaps = answers.flatMap((recap) => recap ?? [])
    expect(recaps.map(({ days_played }) => days_played)).toEqual([5, 5, 4, 5])
    expect(recaps.map(({ trades }) => trades)).toEqual([5, 5, 4, 5])
    expect(recaps.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4])
    const shares = recaps
      .map(({ pot_share }) => Math.round(pot_share * 100))
      .filter((cents) => cents > 0)
    expect(shares.sort((a, b) => b - a)).toEqual(sharesCents)
    expect([recaps[2]?.pot_share, recaps[3]?.pot_share]).toEqual([0, 0])
  })

  describeOnce('nights before the pot', () => {
    test('take nothing of it from a winner who was away', async () => {
      const store = await openFreshStore()
      const { node, players } = await playToTheEnd(store)
      const [winner = expect.fail()] = players
      const large = transfer('game_session', `${winner.id}|large`, {
        ...{ from: 'house', to: 'pot', amountCents: 10_000_000 },
      })
      const inNovember = new Date('2026-11-29T12:00:00.000Z')
      await book(node, { playerId: winner.id, entry: large, at: inNovember })
      await node.market.settle()
      await new PlayerWriter(node.server, node.market).catchUp(winner.id)
      const { rows } = await store.db.execute<{ body: string }>(sql`
        select body from events
        where player_id = ${winner.id} and body like '%"kicked_up"%' order by season_id, seq`)
      const nights = rows.map(({ body }) => /"night":"([^"]+)"/.exec(body)?.[1])
      expect(nights).toEqual(['2026-12-01'])
      await expectBalancedBooks(store)
    })
  })

  describeOnce('reading a season', () => {
    test('verifies its runs from its seed', async () => {
      const store = await openFreshStore()
      const { node } = await playToTheEnd(store)
      const running = await call(node, seasonCall)
      expect(running.id).toBe('2026-12')
      expect(running.seed).toBeUndefined()
      const season = await call(node, seasonCall, { query: { season: '2026-11' } })
      expect(sha256(season.seed ?? '')).toBe(season.seed_hash)
      // 19 trades, each the first action of a day, and four of them further sales of a stay: 42. Four opening debts with
      // 15 days of interest, and before the pot the last interest and the last nights of both winners, with their shares.
      expect(season).toMatchObject({ runs: 4, records: 67 })
      const source = readSeason(node, '2026-11')
      const whole = { difference: null, runs: 4, records: 67 }
      expect(await verifySeason(season, source)).toEqual({ ...whole, replayed: true })
      const { roots } = await call(node, rootsCall, { query: { season: '2026-11' } })
      expect(roots).toHaveLength(6)

      await asOwner(store).db.execute(
        sql`update events set body = replace(body, 'SMOKES', 'TAPES') where seq = 3 and season_id = '2026-11'`,
      )
      expect((await verifySeason(season, source)).difference).toMatchObject({ seq: 3 })
      const rows = (await audit(store.db)).map(({ row }) => row)
      expect(rows).toContainEqual(expect.stringMatching(/^events 2026-11 /))
    })

    test('shows runs of other players after a day', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
      const { runs } = await call(app, runsCall)
      const [run] = runs
      expect(run).toMatchObject({ length: 3 })
      const params = { trader: run?.trader ?? '' }
      const own = await call(app, runCall, { params, headers: player.headers })
      expect(own.records.map(({ seq }) => seq)).toEqual([1, 2, 3])
      expect(own.records.at(-1)?.hash).toBe(run?.head)
      expect((await call(app, runCall, { params })).records).toEqual([])
      app.clock.advance(DAY_MS)
      expect((await call(app, runCall, { params })).records).toEqual(own.records)
      expect(await send(app, 'GET /api/v1/season/runs/0123456789abcdef')).toMatchObject({
        status: 404,
        json: { detail: 'There is no such run.' },
      })
    })

    test('stores no write in a tick whose root is published', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
      const rival = await createTestApp(store)
      rival.clock.setTo(new Date(app.clock.now().getTime() + 3 * 20 * 60_000))
      await rival.market.settle()
      const { roots } = await call(app, rootsCall)
      expect(roots.map(({ tick }) => tick)).toEqual([36])
      const { fill } = await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
      expect(fill.tick).toBe(39)
    })

    test('leaves contributions of the new month to the next pot', async () => {
      const store = await openFreshStore()
      const { node, players } = await playToTheEnd(store)
      const { headers, id } = players[0] ?? expect.fail()
      const november = await houseBalance(store.db, 'pot')
      const { clock } = node
      const session = gameSessionEntry(id, dayOf(clock.now()))
      await book(node, { playerId: id, entry: session })
      const pot = await call(node, monthlyPotCall, { headers })
      expect(pot.contribution_breakdown.game_sessions).toBe(RULES.pot.sessionCents / 100)
      const [paid] = pot.pot_history
      expect(paid?.total).toBe(november / 100)
      const carriedCents = november - Math.round((paid?.distributed ?? 0) * 100)
      expect(pot.current_pot).toBe((carriedCents + RULES.pot.sessionCents) / 100)
    })

    test('starts the board of a new month at zero, for winners of the pot, too', async () => {
      const store = await openFreshStore()
      const { node, players } = await playToTheEnd(store)
      const { json } = await send(node, 'GET /api/v1/leaderboard?timeframe=month')
      expect(Array.isArray(json) && json.map(({ score }) => score)).toEqual([0, 0, 0, 0])
      const richest = await Promise.all(players.map((player) => stats(node, player)))
      expect(Math.max(...richest.map(({ debt, net_worth }) => net_worth + debt))).toBeGreaterThan(
        2000,
      )
    })

    test('returns no recap of an unfinished month, and 404 for an unknown season', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      expect(
        await send(app, 'GET /api/v1/player/recap', { headers: player.headers }),
      ).toMatchObject({
        status: 200,
        json: null,
      })
      expect(await send(app, 'GET /api/v1/season?season=1985-06')).toMatchObject({ status: 404 })
      expect(await send(app, 'GET /api/v1/season?season=june')).toMatchObject({
        status: 422,
        json: { detail: 'A season is a month: YYYY-MM.' },
      })
    })
  })
})

describeOnOneEngine('the end of a month during a deletion', (openFreshStore) => {
  test('divides the pot without a player who is deleted while the winners are locked', async () => {
    const store = await openFreshStore()
    const { node, players } = await playToTheEnd(store)
    const [deleted = expect.fail(), winner = expect.fail()] = players
    const potCents = await houseBalance(store.db, 'pot')
    // The winners are up to date, so that their end of the month waits for the lock alone.
    node.clock.setTo(new Date('2026-11-30T23:59:59.999Z'))
    const writer = new PlayerWriter(node.server, node.market)
    for (const { id } of players) await writer.catchUp(id, { kind: 'catch_up', endsNights: true })
    node.clock.setTo(NEW_MONTH)
    const [locked, arrived] = [deferred(), deferred()]
    const deleting = asOwner(store).transact(async (tx) => {
      await tx.execute(sql`update players set merged_into = id where id = ${deleted.id}`)
      locked.resolve()
      await arrived.promise
    })
    await locked.promise
    const ending = node.market.settle()
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await asOwner(store).db.execute(waiting)).rows.length).toBe(1)
    arrived.resolve()
    await Promise.all([deleting, ending])
    const { headers } = winner
    const { pot_history } = await call(node, monthlyPotCall, { headers })
    const [share = 0] = dividePot(potCents, 1).sharesCents
    expect(pot_history).toMatchObject([{ winners: 1, distributed: share / 100 }])
    const { rows } = await store.db.execute(
      sql`select account from postings join entries on entries.id = postings.entry_id
        where kind = 'pot_payout' and account like 'player:%'`,
    )
    expect(rows).toEqual([{ account: `player:${winner.id}:cash` }])
  })
})
