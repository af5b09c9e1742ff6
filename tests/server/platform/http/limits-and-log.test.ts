import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { errorBodySchema } from '#src/protocol/errors.ts'
import { createTestApp, newAccount, proofOf, say, send, signInAs } from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { startDeadServer } from '#tests/support/dead-server.ts'

describeOnBothEngines('limits and the log', (openFreshStore, _, describeOnce) => {
  describeOnce('limits', () => {
    const behindProxy = (address: string) => ({ 'x-forwarded-for': address })

    test('limits requests by address', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: { TRUST_PROXY: '1' },
        limits: { addressReads: { points: 3, seconds: 60 } },
      })
      const ask = (address: string) =>
        send(app, 'GET /agent/list', { headers: behindProxy(address) })
      for (let asked = 0; asked < 3; asked += 1) expect((await ask('192.0.2.1')).status).toBe(200)
      const refused = await ask('192.0.2.1')
      expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } })
      expect(errorBodySchema.parse(refused.json).detail).toMatch(
        /^Too many requests\. Try again in \d+ seconds?\.$/,
      )
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      // Entries to the left of the proxy's are the caller's own claim.
      expect((await ask('198.51.100.7, 192.0.2.1')).status).toBe(429)
      expect((await ask('192.0.2.2')).status).toBe(200)
    })

    test('limits writes of one player across addresses', async () => {
      const app = await createTestApp(await openFreshStore(), {
        limits: { playerWrites: { points: 2, seconds: 60 } },
      })
      const player = await signInAs(app)
      await say(app, player, 'one')
      await say(app, player, 'two')
      expect(
        await send(app, 'POST /api/v1/chat', { body: { message: 'x' }, headers: player.headers }),
      ).toMatchObject({ status: 429 })
      await say(app, await signInAs(app), 'one')
    })

    test('limits new guests by address, and does not count known ones', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: { TRUST_PROXY: '1' },
        limits: { addressNewPlayers: { points: 1, seconds: 3600 } },
      })
      const first = newAccount()
      const signIn = async (account: typeof first) =>
        send(app, 'POST /auth/signin', {
          body: await proofOf(app, account),
          headers: behindProxy('192.0.2.1'),
        })
      expect(await signIn(first)).toMatchObject({ status: 200 })
      expect(await signIn(newAccount())).toMatchObject({ status: 429 })
      expect(await signIn(first)).toMatchObject({ status: 200 })
    })
  })

  describeOnce('the log', () => {
    test('logs each request without secrets', async () => {
      const app = await createTestApp(await openFreshStore())
      const proof = await proofOf(app, newAccount())
      const player = await signInAs(app)
      await say(app, player, 'a word nobody else may read')
      await send(app, 'POST /auth/signin', { body: { ...proof, signature: '0x12' } })
      await send(app, 'POST /auth/refresh', {
        body: { refresh_token: player.tokens.refresh_token },
      })
      app.server.log.warn(
        { authorization: 'Bearer s3cret', nested: { api_key: 's3cret', deep: { seed: 's3cret' } } },
        'told by mistake',
      )
      const log = app.log.join('')
      expect(log).toContain('"route":"POST /api/v1/chat"')
      const secrets = [
        player.tokens.api_key,
        player.tokens.access_token,
        player.tokens.refresh_token,
        proof.signature,
        'a word nobody else may read',
        's3cret',
      ]
      for (const secret of secrets) expect(log).not.toContain(secret)
    })

    test('does not log the URL of an RPC, which may contain a key', async () => {
      const origin = await startDeadServer()
      const app = await createTestApp(await openFreshStore(), {
        environment: {
          TREASURY_ADDRESS: newAccount().address,
          BASE_RPC_URL: `${origin}/v2/s3cret`,
        },
      })
      const { headers } = await signInAs(app)
      const body = { tx_hash: `0x${'9'.repeat(64)}` }
      const answer = await send(app, 'POST /chat/payment/usdc', { body, headers })
      expect(answer.status).toBe(503)
      const log = app.log.join('') + JSON.stringify(answer.json)
      expect(log).toContain('HTTP request failed.')
      expect(log).not.toContain('s3cret')
    })
  })

  describe('the log of a failure', () => {
    test('logs a failed query without its parameters', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await asOwner(store).db.execute(sql`alter table messages rename to messages_away`)
      try {
        expect(
          await send(app, 'POST /api/v1/chat', {
            body: { message: 'a word nobody else may read' },
            headers: player.headers,
          }),
        ).toMatchObject({
          status: 500,
          json: {
            code: 'internal',
            detail: 'Something broke on our side. Please try again.',
          },
        })
      } finally {
        await asOwner(store).db.execute(sql`alter table messages_away rename to messages`)
      }
      const log = app.log.join('')
      expect(log).toContain('"message":"A query failed."')
      expect(log).toContain('42P01')
      expect(log).not.toContain('a word nobody else may read')
    })
  })
})
