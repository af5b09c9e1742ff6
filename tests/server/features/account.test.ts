import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  identitiesCall,
  MAX_KEYS,
  keysCall,
  makeKeyCall,
  revokeKeyCall,
} from '#src/protocol/calls/account.ts'
import { meCall } from '#src/protocol/calls/auth.ts'
import { call, createTestApp, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { expectKeyEnded } from '#tests/support/expect-key-ended.ts'
import { stepUp } from '#tests/support/step-up.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('account', (openFreshStore) => {
  test('lists identities with the one that signed in', async () => {
    const app = await createTestApp(await openFreshStore())
    const { headers, account } = await signInAs(app)
    await signInAs(app)
    expect(await call(app, identitiesCall, { headers })).toMatchObject([
      {
        kind: 'burner',
        subject: account.address.toLowerCase(),
        linked_at: app.clock.now().toISOString(),
        current: true,
      },
    ])
    expect(await send(app, 'GET /player/identities')).toMatchObject({ status: 401 })
  })

  describe('keys', () => {
    test('are listed with their last use, the last used first', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const { headers, account, tokens } = player
      app.clock.advance(DAY_MS)
      await stepUp(app, player)
      const made = await call(app, makeKeyCall, { headers })
      app.clock.advance(DAY_MS)
      const keys = await call(app, keysCall, { headers })
      const now = app.clock.now().getTime()
      expect(keys).toEqual([
        {
          id: expect.any(String),
          wallet: account.address.toLowerCase(),
          created_at: new Date(now - 2 * DAY_MS).toISOString(),
          last_used_at: new Date(now).toISOString(),
          expires_at: new Date(now + 30 * DAY_MS).toISOString(),
          current: true,
        },
        expect.objectContaining({
          id: made.id,
          last_used_at: new Date(now - DAY_MS).toISOString(),
          current: false,
        }),
      ])
      const text = JSON.stringify(keys)
      expect(text).not.toContain(tokens.api_key)
      expect(text).not.toContain(made.api_key)
    })

    test('work after the key that made them was signed out', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const { headers, id } = player
      await stepUp(app, player)
      const { api_key } = await call(app, makeKeyCall, { headers })
      await send(app, 'POST /auth/logout', { headers })
      const other = { authorization: `Bearer ${api_key}` }
      expect(await call(app, meCall, { headers: other })).toMatchObject({ player_id: id })
      expect(await call(app, keysCall, { headers: other })).toHaveLength(1)
    })

    test('are made once under an idempotency key, with the same answer', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const { headers } = player
      await stepUp(app, player)
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      const first = await call(app, makeKeyCall, { headers: keyed })
      expect(await call(app, makeKeyCall, { headers: keyed })).toEqual(first)
      expect(await call(app, keysCall, { headers })).toHaveLength(2)
    })

    test('end at once when revoked; a repeat under the idempotency key gets the same answer', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const { headers } = player
      await stepUp(app, player)
      const made = await call(app, makeKeyCall, { headers })
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      for (const sent of [keyed, keyed]) {
        await call(app, revokeKeyCall, { params: { id: made.id }, headers: sent })
      }
      await expectKeyEnded(app, made.api_key)
      expect(await call(app, keysCall, { headers })).toHaveLength(1)
      expect(await send(app, `DELETE /player/keys/${made.id}`, { headers })).toMatchObject({
        status: 404,
      })
    })

    test('are not listed after 30 idle days', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const { headers } = player
      await stepUp(app, player)
      await call(app, makeKeyCall, { headers })
      for (let day = 0; day < 31; day += 1) {
        app.clock.advance(DAY_MS)
        await call(app, meCall, { headers })
      }
      expect(await call(app, keysCall, { headers })).toMatchObject([{ current: true }])
    })

    test('of another player cannot be revoked: 404, and 422 without a UUID', async () => {
      const app = await createTestApp(await openFreshStore())
      const owner = await signInAs(app)
      const [key] = await call(app, keysCall, { headers: owner.headers })
      const { headers } = await signInAs(app)
      expect(await send(app, `DELETE /player/keys/${key?.id}`, { headers })).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      })
      expect(await send(app, 'DELETE /player/keys/mine', { headers })).toMatchObject({
        status: 422,
      })
      await call(app, meCall, { headers: owner.headers })
    })

    test('beyond the maximum are refused with 409, also when they are made at once', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const { headers } = player
      await stepUp(app, player)
      const answers = await Promise.all(
        Array.from({ length: MAX_KEYS + 2 }, () => send(app, 'POST /player/keys', { headers })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_KEYS - 1)
      expect(answers.find(({ status }) => status !== 200)).toMatchObject({
        status: 409,
        json: { code: 'too_many_keys' },
      })
    })
  })
})
