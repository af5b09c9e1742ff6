import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { identitiesCall, keysCall, makeKeyCall } from '#src/protocol/calls/account.ts'
import { meCall } from '#src/protocol/calls/auth.ts'
import { noticesCall, readNoticesCall, unlinkCall } from '#src/protocol/calls/identity.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import {
  call,
  createTestApp,
  newAccount,
  say,
  send,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { expectKeyEnded } from '#tests/support/expect-key-ended.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { stepUp } from '#tests/support/step-up.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('identities', (openFreshStore) => {
  let app: TestApp
  let player: TestPlayer
  let headers: TestPlayer['headers']
  beforeEach(async () => {
    app = await createTestApp(await openFreshStore())
    player = await signInAs(app)
    headers = player.headers
  })

  /** Links a new wallet to the player, whose session has then stepped up. */
  const linkWallet = async () => {
    const account = newAccount()
    await linkAccount(app, player, account, { isWallet: true })
    return account
  }
  const identityOf = async ({ address }: { address: string }) => {
    const identities = await call(app, identitiesCall, { headers })
    return identities.find(({ subject }) => subject === address.toLowerCase())?.id ?? ''
  }
  const unlink = (id: string) => call(app, unlinkCall, { params: { id }, headers })
  const listNotices = async () => {
    const notices = await call(app, noticesCall, { headers })
    return notices.map(({ kind, about }) => [kind, ...about])
  }

  describe('unlinking', () => {
    test('removes the identity, which then signs in as a new player', async () => {
      const wallet = await linkWallet()
      await unlink(await identityOf(wallet))
      expect(await call(app, identitiesCall, { headers })).toHaveLength(1)
      expect((await signInAs(app, wallet)).id).not.toBe(player.id)
    })

    test('ends the sessions that the identity signed in, and the keys made by them', async () => {
      const wallet = await linkWallet()
      const theirs = await signInAs(app, wallet)
      await stepUp(app, theirs)
      const made = await call(app, makeKeyCall, { headers: theirs.headers })
      await unlink(await identityOf(wallet))
      for (const key of [theirs.tokens.api_key, made.api_key]) await expectKeyEnded(app, key)
      await call(app, meCall, { headers })
    })

    test('keeps the calling session, even if the identity signed it in', async () => {
      await linkWallet()
      await unlink(await identityOf(player.account))
      expect(await call(app, identitiesCall, { headers })).toMatchObject([{ kind: 'wallet' }])
    })

    test('answers a repeat under the same idempotency key with 204 again', async () => {
      const id = await identityOf(await linkWallet())
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      for (const sent of [keyed, keyed]) {
        await call(app, unlinkCall, { params: { id }, headers: sent })
      }
      expect(await send(app, `DELETE /player/identities/${id}`, { headers })).toMatchObject({
        status: 404,
      })
    })

    test('refuses the last identity with 409, also of two that are removed at once', async () => {
      const ids = [await identityOf(await linkWallet()), await identityOf(player.account)]
      const answers = await Promise.all(
        ids.map((id) => send(app, `DELETE /player/identities/${id}`, { headers })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
      expect(answers.find(({ status }) => status === 409)).toMatchObject({
        json: { code: 'last_identity', detail: expect.stringMatching(/only identity/) },
      })
    })

    test("refuses another player's identity with 404", async () => {
      await linkWallet()
      const other = await signInAs(app)
      const [theirs] = await call(app, identitiesCall, { headers: other.headers })
      expect(await send(app, `DELETE /player/identities/${theirs?.id}`, { headers })).toMatchObject(
        { status: 404, json: { code: 'not_found' } },
      )
    })
  })

  describe('signing out everywhere', () => {
    test('ends all keys and sessions of the player, but not those of other players', async () => {
      const [second, other] = [await signInAs(app, player.account), await signInAs(app)]
      await stepUp(app, player)
      const made = await call(app, makeKeyCall, { headers })
      expect(await send(app, 'POST /auth/logout-all', { headers })).toMatchObject({ status: 204 })
      for (const key of [
        player.tokens.api_key,
        player.tokens.access_token,
        second.tokens.api_key,
        made.api_key,
      ]) {
        await expectKeyEnded(app, key)
      }
      const body = { refresh_token: second.tokens.refresh_token }
      expect(await send(app, 'POST /auth/refresh', { body })).toMatchObject({ status: 401 })
      await call(app, meCall, { headers: other.headers })
      expect((await signInAs(app, player.account)).id).toBe(player.id)
    })

    test('answers a repeat under the same idempotency key with 204 again', async () => {
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      for (const status of [204, 204]) {
        expect(await send(app, 'POST /auth/logout-all', { headers: keyed })).toMatchObject({
          status,
        })
      }
    })
  })

  describe('the end of a key', () => {
    /** Uses a key every 20 days for a number of days. */
    const useFor = async (days: number, bearer: Record<string, string>) => {
      for (let day = 0; day < days; day += 20) {
        app.clock.advance(Math.min(20, days - day) * DAY_MS)
        await send(app, 'GET /auth/me/api', { headers: bearer })
      }
    }

    test('comes 90 days after it was made, even if it is used', async () => {
      await stepUp(app, player)
      const made = await call(app, makeKeyCall, { headers })
      await useFor(80, headers)
      const [key] = await call(app, keysCall, { headers })
      const end = app.clock.now().getTime() + 10 * DAY_MS
      expect(key).toMatchObject({ current: true, expires_at: new Date(end).toISOString() })
      app.clock.advance(10 * DAY_MS - 1)
      await call(app, meCall, { headers })
      app.clock.advance(1)
      for (const ended of [player.tokens.api_key, made.api_key]) await expectKeyEnded(app, ended)
    })

    test('cannot be postponed by refresh tokens', async () => {
      let { refresh_token } = player.tokens
      const refresh = async () => {
        const { json } = await send(app, 'POST /auth/refresh', { body: { refresh_token } })
        refresh_token = String(Reflect.get(Object(json), 'refresh_token'))
        return { authorization: `Bearer ${Reflect.get(Object(json), 'access_token')}` }
      }
      for (let day = 0; day < 80; day += 20) {
        app.clock.advance(20 * DAY_MS)
        await call(app, meCall, { headers: await refresh() })
      }
      app.clock.advance(10 * DAY_MS - 60_000)
      const last = await refresh()
      await call(app, meCall, { headers: last })
      app.clock.advance(60_000)
      expect(await send(app, 'GET /auth/me/api', { headers: last })).toMatchObject({ status: 401 })
      expect(await send(app, 'POST /auth/refresh', { body: { refresh_token } })).toMatchObject({
        status: 401,
      })
    })
  })

  describe('notices', () => {
    test('list changes until they are read', async () => {
      const wallet = await linkWallet()
      app.clock.advance(1_000)
      await call(app, makeKeyCall, { headers })
      app.clock.advance(1_000)
      await unlink(await identityOf(wallet))
      const [own, linked] = [player.account.address.toLowerCase(), wallet.address.toLowerCase()]
      expect(await listNotices()).toEqual([
        ['unlinked', linked],
        ['key_made', own],
        ['linked', linked],
      ])
      const [newest] = await call(app, noticesCall, { headers })
      await call(app, readNoticesCall, { headers, body: { ids: [newest?.id ?? ''] } })
      expect(await listNotices()).toEqual([
        ['key_made', own],
        ['linked', linked],
      ])
    })

    test('cannot be marked as read by another player', async () => {
      await linkWallet()
      const ids = (await call(app, noticesCall, { headers })).map(({ id }) => id)
      const other = await signInAs(app)
      await call(app, readNoticesCall, { headers: other.headers, body: { ids } })
      expect(await listNotices()).toHaveLength(1)
    })

    test('are deleted after 90 days', async () => {
      // A guest who has done nothing is closed before that.
      await say(app, player, 'hello')
      await linkWallet()
      app.clock.advance(89 * DAY_MS)
      await cleanUp(app.server)
      const again = () => signInAs(app, player.account)
      expect(await call(app, noticesCall, { headers: (await again()).headers })).toHaveLength(1)
      app.clock.advance(2 * DAY_MS)
      await cleanUp(app.server)
      expect(await call(app, noticesCall, { headers: (await again()).headers })).toEqual([])
    })
  })
})
