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
import type { Store } from '#src/server/platform/db/store.ts'
import { buyMessages } from '#src/server/features/payments/buy-messages.ts'
import { runBatch } from '#src/server/features/batch/run-batch.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { expectKeyEnded } from '#tests/support/expect-key-ended.ts'
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
  /** Merges two players with progress and advances the clock until the merge is due. */
  const merge = async (player: TestPlayer, proof: object, keep: 'mine' | 'theirs') => {
    expect(await link(player, proof, keep)).toMatchObject({ linked: false })
    app.clock.advance(DAY_MS)
    return stats(app, player)
  }
  const buy = (player: TestPlayer, reference: string) =>
    call(app, paymentCall, { headers: player.headers, body: { tx_hash: `demo:${reference}` } })

  test('adds a new wallet to the player, and the wallet then signs in as the player', async () => {
    const guest = await signInAs(app)
    const account = newAccount()
    expect(await link(guest, await proofOf(account))).toEqual({ linked: true, player_id: guest.id })
    expect((await signInAs(app, account)).id).toBe(guest.id)
    const identities = await call(app, identitiesCall, { headers: guest.headers })
    expect(identities.map(({ kind }) => kind).sort()).toEqual(['burner', 'wallet'])
  })

  test('keeps the player with progress without a choice if the other has none', async () => {
    const player = await signInAs(app)
    await say(app, player, 'hello')
    const idle = newAccount()
    await signInAs(app, idle)
    expect(await link(player, await proofOf(idle))).toEqual({ linked: true, player_id: player.id })
    // The player with progress is kept, also if the other one calls.
    const newcomer = await signInAs(app)
    expect(await link(newcomer, await proofOf(idle))).toEqual({
      linked: true,
      player_id: player.id,
    })
    expect((await stats(app, newcomer)).player_id).toBe(player.id)
  })

  test.each(['mine', 'theirs'] as const)(
    'keeps %s of two players with progress, with purchases of both',
    async (keep) => {
      const account = newAccount()
      const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
      await say(app, mine, 'hello')
      await say(app, theirs, 'hello')
      await buy(theirs, '0b0c7c0e-1111-4222-8333-944455556666')
      await buy(mine, '0b0c7c0e-1111-4222-8333-944455556667')
      const proof = await proofOf(account)
      const answer = await link(mine, proof)
      expect(answer).toMatchObject({
        linked: false,
        choice: {
          mine: { player_id: mine.id, cash: 2_000, net_worth: -2_000 },
          theirs: { player_id: theirs.id, cash: 2_000, bought_messages: 10 },
        },
      })
      // Both joined at the same instant, so their order is not defined.
      const { mine: first, theirs: second } = answer.choice ?? {}
      expect([first?.rank, second?.rank].sort()).toEqual([1, 2])
      // Nothing has changed yet.
      expect((await stats(app, theirs)).player_id).toBe(theirs.id)

      const kept = keep === 'mine' ? mine : theirs
      expect((await merge(mine, proof, keep)).player_id).toBe(kept.id)
      if (keep === 'mine') await expectKeyEnded(app, theirs.tokens.api_key)
      // The session that asked for the merge continues, also that of the dropped player.
      for (const session of [mine, await signInAs(app, account)]) {
        const figures = await stats(app, session)
        expect(figures.player_id).toBe(kept.id)
        expect(figures.quota_left).toBeGreaterThanOrEqual(20)
      }
      await expectBalancedBooks(store)
    },
  )

  /** Gives a player money, a debt, goods, a name and another key. */
  const giveEverything = async (player: TestPlayer, name: string) => {
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
    'keeps %s, ends the other’s books, rank, name and keys',
    async (keep) => {
      const account = newAccount()
      const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
      const keys = [await giveEverything(mine, 'Mine'), await giveEverything(theirs, 'Theirs')]
      const [kept, dropped] = keep === 'mine' ? [mine, theirs] : [theirs, mine]
      app.clock.advance(HOUR_MS)
      await app.market.settle()
      const shown = await stats(app, kept)
      const proof = await proofOf(account)
      const { choice } = await link(mine, proof)
      expect(choice?.[keep]).toMatchObject({ debt: shown.debt, net_worth: shown.net_worth })
      await link(mine, proof, keep)
      // One second before the merge, so that daily interest is booked already.
      app.clock.advance(DAY_MS - 1_000)
      const before = await stats(app, kept)
      app.clock.advance(1_000)
      const again = await signInAs(app, dropped.account)
      expect(again.id).toBe(kept.id)

      app.clock.advance(6_000)
      expect(await boardNames()).toEqual([keep === 'mine' ? 'Mine' : 'Theirs'])
      expect(await stats(app, kept)).toMatchObject({
        cash: before.cash,
        debt: before.debt,
        street_name: before.street_name,
      })
      const { loans } = await call(app, loansCall, { headers: again.headers })
      expect(loans.map(({ is_opening, status }) => [is_opening, status])).toEqual([
        [true, 'open'],
        [false, 'open'],
      ])
      const [ofKept, ofDropped] = keep === 'mine' ? keys : keys.toReversed()
      const headers = { authorization: `Bearer ${ofKept?.api_key}` }
      expect((await call(app, meCall, { headers })).player_id).toBe(kept.id)
      await expectKeyEnded(app, ofDropped?.api_key ?? '')
      // The name of the dropped player is free.
      const name = { street_name: keep === 'mine' ? 'Theirs' : 'Mine' }
      expect(await call(app, nameCall, { headers: kept.headers, body: name })).toEqual(name)
      await expectBalancedBooks(store)
    },
  )

  test('refuses writes of a dropped player with not_found', async () => {
    const account = newAccount()
    const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
    for (const player of [mine, theirs]) await say(app, player, 'hello')
    await merge(mine, await proofOf(account), 'mine')
    const caller = { playerId: theirs.id, sessionId: randomUUID() }
    const late = { caller, idempotencyKey: undefined }
    const writer = new PlayerWriter(app.server, app.market)
    const turn = runBatch(
      { writer, market: app.market },
      { ...late, body: { actions: [{ action: 'job' }] }, newId: randomUUID },
    )
    await expect(turn).rejects.toMatchObject({ code: 'not_found' })
    const body = { tx_hash: 'demo:0b0c7c0e-1111-4222-8333-944455556668' }
    await expect(
      buyMessages({ server: app.server, writer }, { ...late, body }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
    await expectBalancedBooks(store)
  })

  test('repeats an answer under its idempotency key, also after the merge', async () => {
    const account = newAccount()
    const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
    for (const player of [mine, theirs]) await say(app, player, 'hello')
    const headers = { ...mine.headers, 'idempotency-key': randomUUID() }
    const body = { proof: await proofOf(account), keep: 'theirs' }
    const request = { headers, body }
    await stepUp(app, mine)
    const first = await send(app, 'POST /auth/link', request)
    expect(first.json).toMatchObject({ linked: false, pending: {} })
    app.clock.advance(DAY_MS)
    expect((await stats(app, mine)).player_id).toBe(theirs.id)
    expect((await send(app, 'POST /auth/link', request)).json).toEqual(first.json)
  })

  test('offers the choice with figures that include the interest due', async () => {
    const account = newAccount()
    const [mine, theirs] = [await signInAs(app), await signInAs(app, account)]
    await giveEverything(mine, 'Mine')
    await giveEverything(theirs, 'Theirs')
    const before = await stats(app, theirs)
    app.clock.advance(3 * DAY_MS)
    const { choice } = await link(mine, await proofOf(account))
    expect(choice?.theirs.debt).toBeGreaterThan(before.debt)
    for (const [player, candidate] of [
      [mine, choice?.mine],
      [theirs, choice?.theirs],
    ] as const) {
      const { debt, net_worth, cash } = await stats(app, player)
      expect(candidate).toMatchObject({ debt, net_worth, cash })
    }
    await expectBalancedBooks(store)
  })

  test('rejects a reused proof and a wrong signature with 401', async () => {
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

  test('lets one of two concurrent links of an identity succeed', async () => {
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
    ])('refuses in the mode %s to link a %s with 403', async (WALLET_MODE, sig_type) => {
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
      // The proof is still valid.
      expect(await send(app, 'POST /auth/link', { headers, body })).toMatchObject({ status: 200 })
    })
  })
})
