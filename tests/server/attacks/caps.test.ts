import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_IDENTITIES, MAX_KEYS, MAX_MERGES } from '#src/protocol/calls/account.ts'
import { readNoticesCall } from '#src/protocol/calls/identity.ts'
import { signInCall } from '#src/protocol/calls/auth.ts'
import { identities, linkedNames, merges } from '#src/server/platform/db/account-schema.ts'
import { addressTokens, sponsorships } from '#src/server/platform/db/budget-schema.ts'
import { simulations } from '#src/server/platform/db/life-schema.ts'
import { players } from '#src/server/platform/db/schema.ts'
import { saveEvidence } from '#src/server/platform/db/repositories/evidence.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import { settleDue } from '#src/server/features/loans/settle-due.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  proofOf,
  say,
  send,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { countStatements } from '#tests/support/counting-store.ts'
import { asOwner, describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import { stepUp } from '#tests/support/step-up.ts'
import { trade } from '#tests/support/trades.ts'

const DAY_MS = 86_400_000

/** Stores a chain of merges that ends at a player: the first was merged into the second, and so on. */
async function storeMergeChain(store: Store, { id }: TestPlayer, length: number): Promise<void> {
  const { db } = asOwner(store)
  const [last] = await db.select().from(players).where(eq(players.id, id))
  if (!last) throw new TypeError('There is no such player.')
  const former = Array.from({ length }, () => ({ ...last, id: randomUUID() }))
  const keptBy = (place: number) => former[place - 1]?.id ?? id
  await db.insert(players).values(
    former.map((row, place) => ({
      ...row,
      streetName: row.id,
      nameKey: row.id,
      mergedInto: keptBy(place),
    })),
  )
  await db.insert(merges).values(
    former.map((row, place) => ({
      ...{ id: randomUUID(), keptId: keptBy(place), droppedId: row.id },
      ...{ subjects: [], boughtInteractions: 0, at: last.createdAt },
    })),
  )
}

describeOnBothEngines('a write of a player', (openFreshStore) => {
  test('sends as many statements after 300 merges as after one', async () => {
    const store = countStatements(await openFreshStore())
    const app = await createTestApp(store)
    const [merged, chained] = [await signInAs(app), await signInAs(app)]
    await storeMergeChain(store, merged, 1)
    await storeMergeChain(store, chained, 300)
    const writes: Record<string, (player: TestPlayer) => Promise<unknown>> = {
      trade: (player) => trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 }),
      message: (player) => say(app, player, 'hello'),
      read: ({ headers }) =>
        call(app, readNoticesCall, {
          body: { ids: [] },
          headers: { ...headers, 'idempotency-key': randomUUID() },
        }),
    }
    for (const [name, write] of Object.entries(writes)) {
      // The first write of a server also begins its season and tick.
      await write(merged)
      const afterOne = await store.during(() => write(merged))
      expect(await store.during(() => write(chained)), name).toBe(afterOne)
    }
  })
})

const simulationOf = (playerId: string, startedAt: Date) => ({
  ...({ id: randomUUID(), playerId, agent: 'vinnie', seed: 's', state: 'completed' } as const),
  ...{ totalSteps: 30, worths: [], reward: 0, startedAt, playedAt: startedAt },
})
const startSimulation = (app: TestApp, { headers }: TestPlayer) =>
  send(app, 'POST /economy/simulation/start', { body: { agent: 'vinnie' }, headers })

describeOnBothEngines('a player', (openFreshStore) => {
  test('has at most 20 identities, linked or merged', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [player, other] = [await signInAs(app), await signInAs(app)]
    const createdAt = app.clock.now()
    const more = Array.from({ length: MAX_IDENTITIES - 2 }, (_, place) => ({
      ...({ id: randomUUID(), playerId: player.id, kind: 'wallet', createdAt } as const),
      subject: `0x${String(place).padStart(40, '0')}`,
    }))
    await store.db.insert(identities).values(more)
    await stepUp(app, player)
    const link = async (account = newAccount()) =>
      send(app, 'POST /auth/link', {
        body: { proof: await proofOf(app, account) },
        headers: player.headers,
      })
    expect(await link()).toMatchObject({ status: 200 })
    const refusal = { status: 409, json: { code: 'too_many_identities' } }
    expect(await link()).toMatchObject(refusal)
    expect(await link(other.account)).toMatchObject(refusal)
  })

  test('takes up at most 50 other players', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [player, first, second] = [await signInAs(app), await signInAs(app), await signInAs(app)]
    await storeMergeChain(store, player, MAX_MERGES - 1)
    await stepUp(app, player)
    const merge = async ({ account }: TestPlayer) =>
      send(app, 'POST /auth/link', {
        body: { proof: await proofOf(app, account) },
        headers: player.headers,
      })
    expect(await merge(first)).toMatchObject({ status: 200, json: { linked: true } })
    expect(await merge(second)).toMatchObject({ status: 409, json: { code: 'too_many_merges' } })
  })

  test('has at most 20 sessions: a sign-in ends the one that was unused for the longest', async () => {
    const app = await createTestApp(await openFreshStore())
    const account = newAccount()
    const sessions: TestPlayer[] = []
    const signIn = async () => {
      app.clock.advance(120_000)
      sessions.push(await signInAs(app, account))
    }
    const use = async ({ headers }: TestPlayer) =>
      (await send(app, 'GET /auth/me/api', { headers })).status
    for (let count = 0; count < MAX_KEYS; count += 1) await signIn()
    const [first = expect.fail(), second = expect.fail()] = sessions
    app.clock.advance(120_000)
    expect(await use(first)).toBe(200)
    await signIn()
    expect(await use(second)).toBe(401)
    const works = await Promise.all(sessions.map(use))
    expect(works.filter((status) => status === 200)).toHaveLength(MAX_KEYS)
    expect(works[0]).toBe(200)
    expect(works.at(-1)).toBe(200)
  })

  test('starts at most 50 simulations a day', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    onTestFinished(async () => {
      app.stopping.abort()
      await app.simulation.close()
    })
    const [busy, rested] = [await signInAs(app), await signInAs(app)]
    const now = app.clock.now()
    const yesterday = new Date(now.getTime() - DAY_MS - 1)
    const rows = Array.from({ length: 50 }, () => [
      simulationOf(busy.id, now),
      simulationOf(rested.id, yesterday),
    ])
    await store.db.insert(simulations).values(rows.flat())
    expect(await startSimulation(app, busy)).toMatchObject({
      status: 429,
      json: { code: 'too_many_simulations' },
    })
    expect(await startSimulation(app, rested)).toMatchObject({ status: 200 })
  })

  test('that is an idle guest is closed after 30 days, whatever its client calls it, and no other player', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [idle, talker, labelled] = [await signInAs(app), await signInAs(app), newAccount()]
    await say(app, talker, 'hello')
    await call(app, signInCall, { body: { ...(await proofOf(app, labelled)), sig_type: 'eoa' } })
    // A wallet with a history on its chain, and a user of Farcaster.
    const [wallet, user] = [await signInAs(app), await signInAs(app)]
    const subject = wallet.account.address.toLowerCase()
    const evidence = { kind: 'history', at: app.clock.now(), endsAt: null } as const
    await store.transact((tx) => saveEvidence(tx, subject, [evidence]))
    await store.db
      .update(identities)
      .set({ kind: 'farcaster', subject: 'fid:1' })
      .where(eq(identities.playerId, user.id))
    const kept = async () => {
      await cleanUp(app.server)
      const { rows } = await store.db.execute(
        `select (select count(*)::int from standings) as standings,
          (select count(*)::int from identities) as identities,
          (select count(*)::int from sessions) as sessions`,
      )
      return rows[0]
    }
    app.clock.advance(30 * DAY_MS)
    // The days on which the opening debt was late fall due for guests who are away, too.
    const writer = new PlayerWriter(app.server, app.market)
    await settleDue({ server: app.server, writer }, '', new AbortController().signal)
    expect(await kept()).toEqual({ standings: 5, identities: 5, sessions: 5 })
    app.clock.advance(1)
    expect(await kept()).toEqual({ standings: 3, identities: 3, sessions: 0 })
    await expectBalancedBooks(store)
    for (const { account, id } of [talker, wallet]) {
      expect((await signInAs(app, account)).id).toBe(id)
    }
    const again = await signInAs(app, idle.account)
    expect(again.tokens.is_new_player).toBe(true)
    expect(again.id).not.toBe(idle.id)
    await expectBalancedBooks(store)
  })
})

describeOnBothEngines('the cleanup worker', (openFreshStore) => {
  test('deletes what has ended and is idle, and keeps what is needed', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const { id: playerId } = await signInAs(app)
    const at = app.clock.now()
    const day = at.toISOString().slice(0, 10)
    await store.db.insert(simulations).values(simulationOf(playerId, at))
    await store.db.insert(linkedNames).values({ subject: 's', keys: [], lookedUpAt: at })
    await store.db.insert(addressTokens).values({ address: '192.0.2.1', day, tokens: 1 })
    await store.db.insert(sponsorships).values(
      (['paid', 'unpaid'] as const).map((state) => ({
        ...{ id: randomUUID(), playerId, wallet: '0x1', entryPoint: '0x2', nonce: '0x0' },
        ...{ units: 1n, day, feeWei: 1n, state, fromBlock: 1, reservedAt: at },
        ...{ expiresAt: at, validUntil: at },
      })),
    )
    const kept = async () => {
      await cleanUp(app.server)
      const { rows } = await store.db.execute(
        `select (select count(*)::int from simulations) as simulations,
          (select count(*)::int from linked_names) as names,
          (select count(*)::int from address_tokens) as tokens,
          (select string_agg(state, ' ' order by state) from sponsorships) as sponsorships`,
      )
      return rows[0]
    }
    const all = { simulations: 1, names: 1, tokens: 1, sponsorships: 'paid unpaid' }
    expect(await kept()).toEqual(all)
    app.clock.advance(DAY_MS)
    expect(await kept()).toEqual({ ...all, tokens: 0 })
    app.clock.advance(7 * DAY_MS)
    expect(await kept()).toEqual({ ...all, tokens: 0, simulations: 0 })
    app.clock.advance(30 * DAY_MS)
    expect(await kept()).toEqual({ simulations: 0, names: 0, tokens: 0, sponsorships: 'unpaid' })
  })
})

describeOnOneEngine('a node', (openFreshStore) => {
  test('plays at most 50 simulations at a time', async () => {
    const app = await createTestApp(await openFreshStore())
    onTestFinished(async () => {
      app.stopping.abort()
      await app.simulation.close()
    })
    for (let count = 0; count < 50; count += 1) {
      expect(await startSimulation(app, await signInAs(app))).toMatchObject({ status: 200 })
    }
    const refused = await startSimulation(app, await signInAs(app))
    expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('10')
  })
})
