import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { meCall, nonceCall } from '#src/protocol/calls/auth.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { loansCall } from '#src/protocol/calls/loans.ts'
import { nameCall } from '#src/protocol/calls/player-street.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import { paymentCall } from '#src/protocol/calls/payments.ts'
import { identitiesCall, makeKeyCall } from '#src/protocol/calls/account.ts'
import {
  call,
  chipOf,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import type { Store } from '#src/server/db/store.ts'
import { buyMessages } from '#src/server/services/payments/buy-messages.ts'
import { runBatch } from '#src/server/services/batch/run-batch.ts'
import { PlayerWriter } from '#src/server/write/player-writer.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { stepUp } from '#tests/support/step-up.ts'
import { trade } from '#tests/support/trades.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describeOnBothEngines('linking', (openFreshStore, _, describeOnce) => {
  let app: TestApp
  let store: Store
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store)
  })

  const proofOf = async (account = newAccount()) => {
    const { nonce, message } = await call(app, nonceCall, { query: { address: account.address } })
    const signature = await account.signMessage({ message })
    return { address: account.address, message, signature, nonce }
  }
  const link = async (player: TestPlayer, proof: object, keep?: 'mine' | 'theirs') => {
    await stepUp(app, player)
    return call(app, linkCall, {
      headers: player.headers,
      body: { proof, ...(keep ? { keep } : {}) } as never,
    })
  }
  /** Has two with progress become one, after the time that it takes. */
  const merge = async (player: TestPlayer, proof: object, keep: 'mine' | 'theirs') => {
    expect(await link(player, proof, keep)).toMatchObject({ linked: false })
    app.clock.advance(DAY_MS)
    return stats(app, player)
  }
  const buy = (player: TestPlayer, reference: string) =>
    call(app, paymentCall, { headers: player.headers, body: { tx_hash: `demo:${reference}` } })

  test('a wallet that was never here is added to the player, and signs in as them', async () => {
    const guest = await signInAs(app)
    const account = newAccount()
    expect(await link(guest, await proofOf(account))).toEqual({ linked: true, player_id: guest.id })
    expect((await signInAs(app, account)).id).toBe(guest.id)
    const identities = await call(app, identitiesCall, { headers: guest.headers })
    expect(identities.map(({ kind }) => kind).sort()).toEqual(['burner', 'wallet'])
  })

  test('who has done nothing has nothing to lose: no question', async () => {
    const player = await signInAs(app)
    await say(app, player, 'hello')
    const idle = newAccount()
    await signInAs(app, idle)
    expect(await link(player, await proofOf(idle))).toEqual({ linked: true, player_id: player.id })
    // And the other way round the one with progress goes on, whoever asks.
    const newcomer = await signInAs(app)
    expect(await link(newcomer, await proofOf(idle))).toEqual({
      linked: true,
      player_id: player.id,
    })
    expect((await stats(app, newcomer)).player_id).toBe(player.id)
  })

  test.each(['mine', 'theirs'] as const)(
    'two players with progress: %s is kept, what was paid for comes along, sessions go on',
    async (keep) => {
      const account = newAccount()
      const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
      await say(app, mine, 'hello')
      await say(app, theirs, 'hello')
      await buy(theirs, '0b0c7c0e-1111-4222-8333-944455556666')
      await buy(mine, '0b0c7c0e-1111-4222-8333-944455556667')
      const proof = await proofOf(account)
      const asked = await link(mine, proof)
      expect(asked).toMatchObject({
        linked: false,
        choice: {
          mine: { player_id: mine.id, cash: 2_000, net_worth: 2_000 },
          theirs: { player_id: theirs.id, cash: 2_000, bought_messages: 10 },
        },
      })
      // Who came in the same instant stands in no order that a test could know.
      const { mine: first, theirs: second } = asked.choice ?? {}
      expect([first?.rank, second?.rank].sort()).toEqual([1, 2])
      // Nothing has happened yet.
      expect((await stats(app, theirs)).player_id).toBe(theirs.id)

      const kept = keep === 'mine' ? mine : theirs
      expect((await merge(mine, proof, keep)).player_id).toBe(kept.id)
      for (const session of [mine, theirs]) {
        const figures = await stats(app, session)
        expect(figures.player_id).toBe(kept.id)
        expect(figures.quota_left).toBeGreaterThanOrEqual(20)
      }
      await expectBalancedBooks(store)
    },
  )

  /** Money, a debt, goods, a key and a name: everything that a player can have. */
  const withEverything = async (player: TestPlayer, name: string) => {
    const { headers } = player
    const offered = await say(app, player, 'I need a loan')
    await call(app, chatChoiceCall, { headers, body: chipOf(offered, 'accept') })
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 10 })
    await call(app, nameCall, { headers, body: { street_name: name } })
    await stepUp(app, player)
    return call(app, makeKeyCall, { headers })
  }
  const boardNames = async () =>
    (await call(app, leaderboardCall)).map(({ street_name }) => street_name)

  test.each(['mine', 'theirs'] as const)(
    'behavior: %s is kept, the other ends whole: books, boards and name; their keys go on',
    async (keep) => {
      const account = newAccount()
      const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
      const keys = [await withEverything(mine, 'Mine'), await withEverything(theirs, 'Theirs')]
      const [kept, dropped] = keep === 'mine' ? [mine, theirs] : [theirs, mine]
      app.clock.advance(HOUR_MS)
      await app.market.settle()
      const shown = await stats(app, kept)
      const proof = await proofOf(account)
      const { choice } = await link(mine, proof)
      expect(choice?.[keep]).toMatchObject({ debt: shown.debt, net_worth: shown.net_worth })
      await link(mine, proof, keep)
      // The last second of two players: what falls due by the day has fallen due already.
      app.clock.advance(DAY_MS - 1_000)
      const before = await stats(app, kept)
      app.clock.advance(1_000)
      expect((await stats(app, dropped)).player_id).toBe(kept.id)

      app.clock.advance(6_000)
      expect(await boardNames()).toEqual([keep === 'mine' ? 'Mine' : 'Theirs'])
      expect(await stats(app, kept)).toMatchObject({
        cash: before.cash,
        debt: before.debt,
        street_name: before.street_name,
      })
      const { loans } = await call(app, loansCall, { headers: dropped.headers })
      expect(loans.map(({ status }) => status)).toEqual(['open'])
      for (const { api_key } of keys) {
        const headers = { authorization: `Bearer ${api_key}` }
        expect((await call(app, meCall, { headers })).player_id).toBe(kept.id)
      }
      // The name that ended is free, for them as for anybody.
      const name = { street_name: keep === 'mine' ? 'Theirs' : 'Mine' }
      expect(await call(app, nameCall, { headers: kept.headers, body: name })).toEqual(name)
      await expectBalancedBooks(store)
    },
  )

  test('behavior: what was asked for in the name of who ended comes too late', async () => {
    const account = newAccount()
    const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
    for (const player of [mine, theirs]) await say(app, player, 'hello')
    await merge(mine, await proofOf(account), 'mine')
    const caller = { playerId: theirs.id, sessionId: randomUUID() }
    const late = { caller, idempotencyKey: undefined }
    const writer = new PlayerWriter(app.means, app.market)
    const turn = runBatch(
      { writer, market: app.market },
      { ...late, body: { actions: [{ action: 'job' }] }, newId: randomUUID },
    )
    await expect(turn).rejects.toMatchObject({ code: 'not_found' })
    const body = { tx_hash: 'demo:0b0c7c0e-1111-4222-8333-944455556668' }
    await expect(buyMessages(app.means, { ...late, body })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expectBalancedBooks(store)
  })

  test('behavior: an answer that was lost comes again, also to who is somebody else by then', async () => {
    const account = newAccount()
    const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
    for (const player of [mine, theirs]) await say(app, player, 'hello')
    const headers = { ...mine.headers, 'idempotency-key': randomUUID() }
    const body = { proof: await proofOf(account), keep: 'theirs' }
    const asked = { headers, body }
    await stepUp(app, mine)
    const first = await send(app, 'POST /auth/link', asked)
    expect(first.json).toMatchObject({ linked: false, pending: {} })
    app.clock.advance(DAY_MS)
    expect((await stats(app, mine)).player_id).toBe(theirs.id)
    expect((await send(app, 'POST /auth/link', asked)).json).toEqual(first.json)
  })

  test('what has fallen due meanwhile is told to who chooses', async () => {
    const account = newAccount()
    const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
    await withEverything(mine, 'Mine')
    await withEverything(theirs, 'Theirs')
    const before = await stats(app, theirs)
    app.clock.advance(3 * DAY_MS)
    const { choice } = await link(mine, await proofOf(account))
    expect(choice?.theirs.debt).toBeGreaterThan(before.debt)
    for (const [player, told] of [
      [mine, choice?.mine],
      [theirs, choice?.theirs],
    ] as const) {
      const { debt, net_worth, cash } = await stats(app, player)
      expect(told).toMatchObject({ debt, net_worth, cash })
    }
    await expectBalancedBooks(store)
  })

  test('a proof links once, and one that is wrong not at all', async () => {
    const player = await signInAs(app)
    const proof = await proofOf()
    await link(player, proof)
    const again = await send(app, 'POST /auth/link', { headers: player.headers, body: { proof } })
    expect(again).toMatchObject({ status: 401, json: { code: 'unknown_nonce' } })
    const foreign = { ...(await proofOf()), signature: proof.signature }
    const wrong = await send(app, 'POST /auth/link', {
      headers: player.headers,
      body: { proof: foreign },
    })
    expect(wrong).toMatchObject({ status: 401, json: { code: 'wrong_signature' } })
  })

  test('two links of one identity that race: one merge waits, and the books add up', async () => {
    const account = newAccount()
    const [first, second, owner] = [
      await signInAs(app),
      await signInAs(app),
      await signInAs(app, account),
    ]
    for (const player of [first, second, owner]) await say(app, player, 'hello')
    for (const player of [first, second]) await stepUp(app, player)
    const proof = await proofOf(account)
    const answers = await Promise.all(
      [first, second].map((player) =>
        send(app, 'POST /auth/link', { headers: player.headers, body: { proof, keep: 'mine' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    await expectBalancedBooks(store)
  })

  describeOnce('refusals', () => {
    test.each([
      ['live', 'burner'],
      ['mock', 'eoa'],
    ])('error: a server for %s wallets links no %s', async (WALLET_MODE, sig_type) => {
      const player = await signInAs(app)
      const strict = await createTestApp(store, { environment: { WALLET_MODE } })
      const { headers } = player
      await stepUp(app, player)
      const body = { proof: { ...(await proofOf()), sig_type } }
      expect(await send(strict, 'POST /auth/link', { headers, body })).toMatchObject({
        status: 403,
        json: { code: 'forbidden' },
      })
      expect(await call(app, identitiesCall, { headers })).toHaveLength(1)
      // The proof is as good as before.
      expect(await send(app, 'POST /auth/link', { headers, body })).toMatchObject({ status: 200 })
    })
  })
})
