import { beforeEach, expect, test } from 'vitest'
import { nonceCall } from '#src/protocol/calls/auth.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import { paymentCall } from '#src/protocol/calls/payments.ts'
import { identitiesCall } from '#src/protocol/calls/account.ts'
import {
  call,
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
import { describeOnBothEngines } from '#tests/support/database.ts'

describeOnBothEngines('linking', (openFreshStore) => {
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
  const link = (player: TestPlayer, proof: object, keep?: 'mine' | 'theirs') =>
    call(app, linkCall, {
      headers: player.headers,
      body: { proof, ...(keep ? { keep } : {}) } as never,
    })
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
          mine: { player_id: mine.id },
          theirs: { player_id: theirs.id, bought_messages: 10 },
        },
      })
      // Nothing has happened yet.
      expect((await stats(app, theirs)).player_id).toBe(theirs.id)

      const kept = keep === 'mine' ? mine : theirs
      expect(await link(mine, proof, keep)).toEqual({ linked: true, player_id: kept.id })
      for (const session of [mine, theirs]) {
        const figures = await stats(app, session)
        expect(figures.player_id).toBe(kept.id)
        expect(figures.quota_left).toBeGreaterThanOrEqual(20)
      }
      await expectBalancedBooks(store)
    },
  )

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

  test('two links of one identity that race: one merge, and the books add up', async () => {
    const account = newAccount()
    const [first, second, owner] = [
      await signInAs(app),
      await signInAs(app),
      await signInAs(app, account),
    ]
    for (const player of [first, second, owner]) await say(app, player, 'hello')
    const proof = await proofOf(account)
    const answers = await Promise.all(
      [first, second].map((player) =>
        send(app, 'POST /auth/link', { headers: player.headers, body: { proof, keep: 'mine' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    await expectBalancedBooks(store)
  })
})
