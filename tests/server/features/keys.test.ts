import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { meCall, sessionCall } from '#src/protocol/calls/auth.ts'
import { call, createTestApp, newAccount, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { expectKeyEnded } from '#tests/support/expect-key-ended.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

describeOnBothEngines('keys', (openFreshStore, _, describeOnce) => {
  describe('a bearer key', () => {
    test('is valid for the wallet of its session only', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens, account } = await signInAs(app)
      for (const secret of [tokens.api_key, tokens.access_token]) {
        const headers = { authorization: `Bearer ${secret}` }
        const own = await call(app, sessionCall, { query: { wallet: account.address }, headers })
        expect(own).toEqual({ valid: true })
      }
      const other = await call(app, sessionCall, {
        query: { wallet: newAccount().address },
        headers: { authorization: `Bearer ${tokens.api_key}` },
      })
      expect(other).toEqual({ valid: false })
    })

    test('ends 30 days after its last use; an access token ends after one hour', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens, headers } = await signInAs(app)
      app.clock.advance(61 * 60_000)
      await expectKeyEnded(app, tokens.access_token)
      app.clock.advance(29 * 86_400_000)
      await call(app, meCall, { headers })
      app.clock.advance(29 * 86_400_000)
      await call(app, meCall, { headers })
      app.clock.advance(30 * 86_400_000 + 60_000)
      expect(await send(app, 'GET /auth/me/api', { headers })).toMatchObject({ status: 401 })
    })

    describeOnce('refusals', () => {
      test('is refused with 401 if it is missing, of another kind or unknown', async () => {
        const app = await createTestApp(await openFreshStore())
        const { tokens } = await signInAs(app)
        const answers = []
        for (const authorization of [
          '',
          'Basic abc',
          `Bearer ${JWT}`,
          'Bearer dcw_unknown',
          `Bearer ${tokens.refresh_token}`,
        ]) {
          const { status, json } = await send(app, 'GET /auth/me/api', {
            headers: { authorization },
          })
          expect(status).toBe(401)
          answers.push(json)
        }
        expect(answers).toMatchObject([
          { code: 'no_api_key', detail: 'No API key available for authenticated request' },
          { code: 'no_api_key' },
          { code: 'wrong_key_kind' },
          {
            code: 'invalid_key',
            detail: 'Your API key is invalid or expired. Please log in again.',
          },
          { code: 'invalid_key' },
        ])
      })
    })
  })

  describe('logging out', () => {
    test('ends the session’s tokens, but not those of other players', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens, headers } = await signInAs(app)
      const other = await signInAs(app)
      expect(await send(app, 'POST /auth/logout', { headers })).toMatchObject({ status: 204 })
      for (const secret of [tokens.api_key, tokens.access_token]) await expectKeyEnded(app, secret)
      const body = { refresh_token: tokens.refresh_token }
      expect(await send(app, 'POST /auth/refresh', { body })).toMatchObject({ status: 401 })
      await call(app, meCall, { headers: other.headers })
    })

    test('answers a repeat under the same idempotency key with 204 again', async () => {
      const app = await createTestApp(await openFreshStore())
      const { headers } = await signInAs(app)
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      expect(await send(app, 'POST /auth/logout', { headers: keyed })).toMatchObject({
        status: 204,
      })
      expect(await send(app, 'POST /auth/logout', { headers: keyed })).toMatchObject({
        status: 204,
      })
      expect(await send(app, 'POST /auth/logout', { headers })).toMatchObject({ status: 401 })
    })
  })

  describe('refreshing', () => {
    const refreshWith = (app: Parameters<typeof send>[0], refresh_token: string, key?: string) =>
      send(app, 'POST /auth/refresh', {
        body: { refresh_token },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      })

    test('issues a new access token', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens } = await signInAs(app)
      const { status, json } = await refreshWith(app, tokens.refresh_token)
      expect(status).toBe(200)
      const access = Reflect.get(Object(json), 'access_token')
      await call(app, meCall, { headers: { authorization: `Bearer ${access}` } })
    })

    test('ends the session when a used token is sent again', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens, headers } = await signInAs(app)
      await refreshWith(app, tokens.refresh_token)
      expect(await refreshWith(app, tokens.refresh_token)).toMatchObject({
        status: 401,
        json: { code: 'invalid_refresh_token' },
      })
      expect(await send(app, 'GET /auth/me/api', { headers })).toMatchObject({ status: 401 })
    })

    test('gives the first answer to a repeat under the same idempotency key', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens, headers } = await signInAs(app)
      const key = randomUUID()
      const first = await refreshWith(app, tokens.refresh_token, key)
      const again = await refreshWith(app, tokens.refresh_token, key)
      expect(again).toMatchObject({ status: 200, json: first.json })
      await call(app, meCall, { headers })
      expect(await refreshWith(app, 'dcr_other', key)).toMatchObject({
        status: 422,
        json: { code: 'idempotency_mismatch' },
      })
    })

    test('refuses expired and unknown tokens with 401', async () => {
      const app = await createTestApp(await openFreshStore())
      const { tokens } = await signInAs(app)
      app.clock.advance(30 * 86_400_000)
      expect(await refreshWith(app, tokens.refresh_token)).toMatchObject({ status: 401 })
      expect(await refreshWith(app, 'dcr_unknown')).toMatchObject({ status: 401 })
    })
  })
})
