import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { noticesCall } from '#src/protocol/calls/identity.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { deletePlayerCall, playerDataCall } from '#src/protocol/calls/player-data.ts'
import { nameCall } from '#src/protocol/calls/player-street.ts'
import { identities, miniAppInstalls } from '#src/server/platform/db/account-schema.ts'
import { sponsorships } from '#src/server/platform/db/budget-schema.ts'
import { addOrder } from '#src/server/write/payments/payment-order-repository.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  history,
  newAccount,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { expectKeyEnded } from '#tests/support/expect-key-ended.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { stepUp } from '#tests/support/step-up.ts'
import { trade } from '#tests/support/trades.ts'

const DAY_MS = 86_400_000
const SECRET_WORDS = 'the tuna is under the pier'

describeOnBothEngines('the data of a player', (openFreshStore) => {
  let app: TestApp
  let store: Store
  let player: TestPlayer
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store)
    player = await signInAs(app)
  })

  const keyed = ({ headers }: TestPlayer) => ({ ...headers, 'idempotency-key': randomUUID() })
  const name = async (of: TestPlayer, streetName: string) =>
    call(app, nameCall, { headers: keyed(of), body: { street_name: streetName } })
  const read = ({ headers }: TestPlayer) => call(app, playerDataCall, { headers })
  const remove = ({ headers }: TestPlayer) => call(app, deletePlayerCall, { headers })
  /** Plays a little: a message, a trade and a chosen name. */
  const play = async (of: TestPlayer, streetName: string) => {
    await say(app, of, SECRET_WORDS)
    await trade(app, of, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
    await name(of, streetName)
  }
  /** Resolves with the rows of all tables that contain a text, as 'table: row'. */
  const rowsWith = async (text: string) => {
    const tables = await store.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name: table } of tables.rows) {
      const { rows } = await store.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t
          where to_jsonb(t)::text ilike ${`%${text}%`}`,
      )
      found.push(...rows.map(({ row }) => `${table}: ${row}`))
    }
    return found
  }

  test('is refused without a step-up: 403 step_up_required, and nothing is deleted', async () => {
    for (const method of ['GET', 'DELETE']) {
      expect(await send(app, `${method} /player/data`, { headers: player.headers })).toMatchObject({
        status: 403,
        json: { code: 'step_up_required' },
      })
    }
    expect((await stats(app, player)).player_id).toBe(player.id)
  })

  test('is returned as one document without secrets', async () => {
    await play(player, 'Fingers')
    await stepUp(app, player)
    const data = await read(player)
    const address = player.account.address.toLowerCase()
    expect(data).toMatchObject({
      player: { id: player.id, street_name: 'Fingers' },
      identities: [{ kind: 'burner', subject: address }],
      sessions: [{ wallet: address, revoked_at: null }],
      memory: [{ character: 'vinnie', relation: { turns: 1 } }],
    })
    expect(data.conversations[0]?.messages[0]).toMatchObject({
      role: 'user',
      content: SECRET_WORDS,
    })
    expect(data.sessions[0]?.tokens.map(({ kind }) => kind).sort()).toEqual([
      'access',
      'api',
      'refresh',
    ])
    expect(data.stored_answers.length).toBeGreaterThan(0)
    expect(data.events.map(({ event }) => event['kind'])).toContain('traded')
    const text = JSON.stringify(data)
    const { api_key, access_token, refresh_token } = player.tokens
    for (const secret of [api_key, access_token, refresh_token]) expect(text).not.toContain(secret)
  })

  test('contains the loans, purchases and notices, and the conversations of merged players', async () => {
    const guest = await signInAs(app)
    await linkAccount(app, player, newAccount())
    await linkAccount(app, player, guest.account)
    await say(app, player, SECRET_WORDS)
    const body = { tx_hash: `demo:${randomUUID()}` }
    expect(
      await send(app, 'POST /chat/payment/usdc', { headers: player.headers, body }),
    ).toMatchObject({
      status: 200,
    })
    const data = await read(player)
    expect(data.player.merged_players).toEqual([guest.id])
    expect(data.identities).toHaveLength(3)
    expect(data.notices.map(({ kind }) => kind)).toEqual(['linked', 'linked'])
    expect(data.purchases).toMatchObject([{ bought: 'messages', usdc: 1 }])
  })

  test('contains orders, sponsored calls, mini-apps, offers and pending merges, and is deleted with them', async () => {
    const at = app.clock.now()
    const old = new Date(at.getTime() - 2 * DAY_MS)
    const wallet = `0x${'ab'.repeat(20)}`
    const sponsorship = (state: 'lapsed' | 'open' | 'paid' | 'unpaid', reservedAt: Date) => ({
      ...{ id: randomUUID(), playerId: player.id, wallet, entryPoint: '0x2', nonce: '0x0' },
      ...{ units: 1_000_000n, day: '2026-09-01', feeWei: 5n, state, fromBlock: 1, reservedAt },
      ...{ expiresAt: reservedAt, validUntil: reservedAt },
    })
    await store.db.insert(identities).values({
      ...({ id: randomUUID(), playerId: player.id, kind: 'farcaster' } as const),
      ...{ subject: 'fid:77', createdAt: at },
    })
    const token = 'secret-token'
    const install = { fid: 77, isAdded: true, notifyUrl: 'https://n.example', notifyToken: token }
    await store.db.insert(miniAppInstalls).values({ ...install, changedAt: at })
    const order = { reference: 'r1', playerId: player.id, chain: 'base', usdc: 1, at } as const
    await addOrder(store.db, { ...order, madeAtBlock: 1, payUntil: at, expiresAt: at })
    await store.db
      .insert(sponsorships)
      .values([
        sponsorship('paid', old),
        sponsorship('unpaid', old),
        sponsorship('lapsed', at),
        sponsorship('open', at),
      ])
    await say(app, player, 'I need a loan')
    const other = await signInAs(app)
    await say(app, other, 'hello')
    await linkAccount(app, player, other.account, { keep: 'mine' })
    const data = await read(player)
    expect(data).toMatchObject({
      orders: [{ reference: 'r1', chain: 'base', usdc: 1, payment: null }],
      mini_apps: [{ fid: 77, is_added: true, has_notification_token: true }],
      offers: [{ character: 'vinnie', status: 'open' }],
      pending_merges: [{ kept: data.player.street_name }],
    })
    expect(data.sponsored_calls).toHaveLength(4)
    expect(data.sponsored_calls[0]).toMatchObject({ wallet, usdc: 1, fee: '5' })
    expect(JSON.stringify(data)).not.toContain(token)
    await remove(player)
    const { rows } = await store.db.execute(sql`select
      (select count(*)::int from payment_orders) as orders,
      (select count(*)::int from mini_app_installs) as installs,
      (select count(*)::int from offers where player_id = ${player.id}) as offers,
      (select count(*)::int from pending_merges) as merges,
      (select string_agg(state, ' ' order by state) from sponsorships) as calls`)
    // A deletion gives no budget and no credit back.
    const none = { orders: 0, installs: 0, offers: 0, merges: 0 }
    expect(rows).toEqual([{ ...none, calls: 'lapsed open unpaid' }])
  })

  test('contains nothing of another player', async () => {
    const other = await signInAs(app)
    await play(other, 'Knuckles')
    await stepUp(app, player)
    const text = JSON.stringify(await read(player))
    for (const theirs of [other.id, 'Knuckles', SECRET_WORDS]) expect(text).not.toContain(theirs)
  })

  test('is refused with 429 beyond the limit of an hour', async () => {
    const limits = { playerExports: { points: 2, seconds: 3600 } }
    const limited = await createTestApp(store, { limits })
    const { headers } = player
    await stepUp(limited, player)
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await send(limited, 'GET /player/data', { headers })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test('leaves no row with the name, the address or the messages when it is deleted', async () => {
    const address = player.account.address.slice(2)
    await play(player, 'Fingers')
    const traces = ['Fingers', address, SECRET_WORDS]
    for (const trace of traces) expect(await rowsWith(trace), trace).not.toEqual([])
    await stepUp(app, player)
    await remove(player)
    for (const trace of traces) expect(await rowsWith(trace), trace).toEqual([])
    expect(await rowsWith(player.tokens.player_id)).not.toEqual([])
  })

  test('leaves no row of the players that were merged into the deleted one', async () => {
    const guest = await signInAs(app)
    await linkAccount(app, player, guest.account)
    const traces = [player, guest].map(({ account }) => account.address.slice(2))
    await remove(player)
    for (const trace of traces) expect(await rowsWith(trace), trace).toEqual([])
  })

  test('is deleted with all keys, and keeps the run and balanced books', async () => {
    await play(player, 'Fingers')
    const elsewhere = await signInAs(app, player.account)
    await stepUp(app, player)
    const before = (await read(player)).events
    await remove(player)
    for (const { tokens } of [player, elsewhere]) await expectKeyEnded(app, tokens.api_key)
    const { rows } = await store.db.execute<{ count: number }>(
      sql`select count(*)::int as count from events where player_id = ${player.id}`,
    )
    // The end of the player is an event, too.
    expect(rows).toEqual([{ count: before.length + 1 }])
    expect(before.length).toBeGreaterThan(0)
    await expectBalancedBooks(store)
    const board = await call(app, leaderboardCall, {})
    expect(JSON.stringify(board)).not.toContain('Fingers')
  })

  test('is deleted for good: the same wallet signs in as a new player, and the name is free', async () => {
    await play(player, 'Fingers')
    await stepUp(app, player)
    await remove(player)
    const again = await signInAs(app, player.account)
    expect(again).toMatchObject({ tokens: { is_new_player: true } })
    expect(again.id).not.toBe(player.id)
    expect(await history(app, again)).toEqual([])
    expect(await name(again, 'Fingers')).toEqual({ street_name: 'Fingers' })
  })

  test('does not come back with a later look at a payment', async () => {
    const address = player.account.address.toLowerCase()
    const reference = `0x${'ab'.repeat(32)}:${address}`
    const evidence = async () => {
      const { rows } = await store.db.execute(
        sql`select subject from evidence where about = ${reference}`,
      )
      return rows
    }
    await asOwner(
      store,
    ).db.execute(sql`insert into payments (id, reference, player_id, bought, usdc, at, state, block)
      values (gen_random_uuid(), ${reference}, ${player.id}, 'messages', 1, now(), 'watched', 1)`)
    expect(await evidence()).toEqual([{ subject: address }])
    await stepUp(app, player)
    await remove(player)
    await asOwner(store).db.execute(
      sql`update payments set looked_at = now() where reference = ${reference}`,
    )
    expect(await evidence()).toEqual([])
  })

  test('answers a repeated deletion under the same idempotency key with 204 again', async () => {
    await stepUp(app, player)
    const headers = keyed(player)
    for (const sent of [headers, headers]) await call(app, deletePlayerCall, { headers: sent })
    await expectKeyEnded(app, player.tokens.api_key)
  })

  test('is not deleted while a reply is running: 409 busy', async () => {
    await say(app, player, SECRET_WORDS)
    await asOwner(store).db.execute(sql`update turns set state = 'running'`)
    await stepUp(app, player)
    expect(await send(app, 'DELETE /player/data', { headers: player.headers })).toMatchObject({
      status: 409,
      json: { code: 'busy' },
    })
    expect(await history(app, player)).toHaveLength(1)
  })

  test('cancels a pending merge with a notice to the other player', async () => {
    const other = await signInAs(app)
    for (const each of [player, other]) await say(app, each, 'hello')
    await linkAccount(app, player, other.account, { keep: 'mine' })
    await remove(player)
    const kinds = (await call(app, noticesCall, { headers: other.headers })).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['merge_asked', 'merge_cancelled']))
    app.clock.advance(2 * 86_400_000)
    expect((await stats(app, other)).player_id).toBe(other.id)
  })
})
