import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { meCall, nonceCall, signInCall } from '#src/protocol/calls/auth.ts'
import { playerStatsCall } from '#src/protocol/calls/player.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  proofOf,
  send,
  signInAs,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

describeOnBothEngines('accounts', (openFreshStore, _, describeOnce) => {
  describe('signing in', () => {
    test('opens a session and creates a player with the opening grant', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)

      expect(player.tokens).toMatchObject({
        wallet: player.account.address.toLowerCase(),
        is_new_player: true,
      })
      const me = await call(app, meCall, { headers: player.headers })
      expect(me.street_name).toMatch(/^\S.{1,18}\S$/)
      const stats = await call(app, playerStatsCall, {
        params: { id: 'me' },
        headers: player.headers,
      })
      expect(stats).toMatchObject({
        ...{ cash: 2000, debt: 4000, net_worth: -2000, quota_left: 3, level: 1 },
      })
      await expectBalancedBooks(store)
    })

    test('signs a returning wallet in as the same player, with one opening grant', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const first = await signInAs(app)
      const second = await signInAs(app, first.account)
      expect(second.tokens).toMatchObject({ player_id: first.id, is_new_player: false })
      const stats = await call(app, playerStatsCall, {
        params: { id: first.id },
        headers: second.headers,
      })
      expect(stats.cash).toBe(2000)
      await expectBalancedBooks(store)
    })

    test('opens one session for ten concurrent uses of a nonce', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const body = await proofOf(app, newAccount())
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(app, 'POST /auth/signin', { body })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
      await expectBalancedBooks(store)
    })

    test('opens one session for ten concurrent repeats under one idempotency key, with equal answers', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const body = await proofOf(app, newAccount())
      const headers = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(app, 'POST /auth/signin', { body, headers })),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
      const { rows } = await store.db.execute(sql`select count(*)::int as n from sessions`)
      expect(rows).toEqual([{ n: 1 }])
    })

    test('creates one player for concurrent first sign-ins of a wallet', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const account = newAccount()
      const bodies = await Promise.all(Array.from({ length: 4 }, () => proofOf(app, account)))
      const answers = await Promise.all(bodies.map((body) => call(app, signInCall, { body })))
      expect(new Set(answers.map(({ player_id }) => player_id)).size).toBe(1)
      await expectBalancedBooks(store)
    })

    test('stores no secret in plain text', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const body = await proofOf(app, newAccount())
      const headers = { 'idempotency-key': randomUUID() }
      const tokens = await call(app, signInCall, { body, headers })
      const { rows: tables } = await store.db.execute<{ name: string }>(
        sql`select tablename as name from pg_tables where schemaname = 'public'`,
      )
      for (const { name } of tables) {
        const { rows } = await store.db.execute(sql`select * from ${sql.identifier(name)}`)
        const stored = JSON.stringify(rows)
        for (const secret of [tokens.api_key, tokens.access_token, tokens.refresh_token]) {
          expect(stored).not.toContain(secret)
        }
        expect(stored).not.toContain(headers['idempotency-key'])
      }
    })

    test('rejects an expired nonce with 401', async () => {
      const app = await createTestApp(await openFreshStore())
      const body = await proofOf(app, newAccount())
      app.clock.advance(10 * 60_000)
      expect(await send(app, 'POST /auth/signin', { body })).toMatchObject({
        status: 401,
        json: {
          code: 'expired_nonce',
          detail: 'This sign-in request has expired. Please sign in again.',
        },
      })
    })

    test('rejects a reused nonce with 401', async () => {
      const app = await createTestApp(await openFreshStore())
      const body = await proofOf(app, newAccount())
      await call(app, signInCall, { body })
      expect(await send(app, 'POST /auth/signin', { body })).toMatchObject({
        status: 401,
        json: {
          code: 'unknown_nonce',
          detail: 'This sign-in request was used already. Please sign in again.',
        },
      })
    })

    test('rejects an unknown nonce and a nonce of another address with 401', async () => {
      const app = await createTestApp(await openFreshStore())
      const mine = await proofOf(app, newAccount())
      const stranger = newAccount()
      const stolen = { ...mine, address: stranger.address }
      const unknown = {
        ...mine,
        message: mine.message.replace(/Nonce: \w+/, 'Nonce: abcdef123456'),
      }
      const misnamed = { ...mine, nonce: 'abcdef123456' }
      for (const body of [stolen, unknown, misnamed]) {
        expect(await send(app, 'POST /auth/signin', { body })).toMatchObject({
          status: 401,
          json: { code: 'unknown_nonce' },
        })
      }
      // The failures have not consumed the nonce.
      await call(app, signInCall, { body: mine })
    })

    describeOnce('the text and its signature', () => {
      test('issues a text that names the site, the address, the chain and the expiration', async () => {
        const app = await createTestApp(await openFreshStore(), {
          environment: { PUBLIC_ORIGIN: 'https://game.example' },
        })
        const { address } = newAccount()
        const { nonce, message } = await call(app, nonceCall, { query: { address, chain_id: 480 } })
        expect(message.replace(nonce, 'NONCE').replace(address, 'ADDRESS')).toMatchInlineSnapshot(`
        "game.example wants you to sign in with your Ethereum account:
        ADDRESS

        Sign in to Dope Chain Wars

        URI: https://game.example
        Version: 1
        Chain ID: 480
        Nonce: NONCE
        Issued At: 2026-09-01T12:00:00.000Z
        Expiration Time: 2026-09-01T12:10:00.000Z"
      `)
      })

      test('rejects a wrong signature and a changed text with 401', async () => {
        const store = await openFreshStore()
        const app = await createTestApp(store)
        const account = newAccount()
        const body = await proofOf(app, account)
        const byOther = await newAccount().signMessage({ message: body.message })
        const changed = body.message.replace('Chain ID: 8453', 'Chain ID: 1')
        const wrong = [
          { ...body, signature: byOther },
          { ...body, signature: '0x' },
          { ...body, signature: `0x${'00'.repeat(65)}` },
          { ...body, message: changed, signature: await account.signMessage({ message: changed }) },
        ]
        for (const attempt of wrong) {
          expect(await send(app, 'POST /auth/signin', { body: attempt })).toMatchObject({
            status: 401,
            json: {
              code: 'wrong_signature',
              detail: 'The signature does not match this address and sign-in request.',
            },
          })
        }
        // A contract's signature may be valid, but this server has no RPC.
        const ofContract = { ...body, signature: `0x${'ff'.repeat(300)}` }
        expect(await send(app, 'POST /auth/signin', { body: ofContract })).toMatchObject({
          status: 401,
          json: {
            code: 'wrong_signature',
            detail: expect.stringMatching(
              /^This server cannot check smart wallets on chain 8453\./,
            ),
          },
        })
        const { rows } = await store.db.execute(sql`select count(*)::int as n from players`)
        expect(rows).toEqual([{ n: 0 }])
        await call(app, signInCall, { body })
      })

      test('rejects a text of another domain with 401, and another Host header with 421', async () => {
        const app = await createTestApp(await openFreshStore())
        const body = await proofOf(app, newAccount())
        const elsewhere = body.message.replace(/^\S+/, 'evil.example')
        for (const message of [elsewhere, 'not a sign-in text at all']) {
          expect(
            await send(app, 'POST /auth/signin', { body: { ...body, message } }),
          ).toMatchObject({
            status: 401,
            json: { code: 'wrong_domain' },
          })
        }
        const fromElsewhere = await send(app, 'POST /auth/signin', {
          body,
          headers: { host: 'evil.example' },
        })
        expect(fromElsewhere).toMatchObject({ status: 421, json: { code: 'wrong_host' } })
      })

      test('answers 503 while the chain does not respond', async () => {
        const app = await createTestApp(await openFreshStore(), {
          verifySignature: () => Promise.resolve('unreachable'),
        })
        const body = await proofOf(app, newAccount())
        expect(await send(app, 'POST /auth/signin', { body })).toMatchObject({
          status: 503,
          json: { code: 'unavailable' },
        })
      })

      test('refuses guests in the mode live and wallets in the mode mock with 403', async () => {
        const store = await openFreshStore()
        const live = await createTestApp(store, { environment: { WALLET_MODE: 'live' } })
        const mock = await createTestApp(store, { environment: { WALLET_MODE: 'mock' } })
        const burner = await proofOf(live, newAccount())
        const refused = { status: 403, json: { code: 'forbidden' } }
        expect(await send(live, 'POST /auth/signin', { body: burner })).toMatchObject(refused)
        const wallet = { ...burner, sig_type: 'eoa' }
        expect(await send(mock, 'POST /auth/signin', { body: wallet })).toMatchObject(refused)
        expect(await send(live, 'POST /auth/signin', { body: wallet })).toMatchObject({
          status: 200,
        })
      })
    })
  })
})
