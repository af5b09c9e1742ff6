import { expect, test } from 'vitest'
import { meCall } from '#src/protocol/calls/auth.ts'
import { featureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { saveLinkedName } from '#src/server/db/repositories/linked-names.ts'
import { call, createTestApp, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const ADMIN_KEY = 'the-house-knows-itself'
const ADMIN = { authorization: `Bearer ${ADMIN_KEY}` }
const IN_ON_IT = { beta_features: ['linked_names'] }

describeOnBothEngines('feature flags', (openFreshStore, _, describeOnce) => {
  const open = async () => {
    const store = await openFreshStore()
    return { store, app: await createTestApp(store, { environment: { ADMIN_KEY } }) }
  }

  test('default: the house sets them, the player reads their own by any of their names', async () => {
    const { app } = await open()
    const { account, headers, id } = await signInAs(app)
    const flags = (of: string) => call(app, featureFlagsCall, { params: { id: of }, headers })
    expect(await flags('me')).toEqual({ beta_features: [] })
    const body = IN_ON_IT
    const set = await send(app, `PUT /admin/feature-flags/${account.address}`, {
      headers: ADMIN,
      body,
    })
    expect(set).toMatchObject({ status: 200, json: IN_ON_IT })
    for (const name of ['me', id, account.address]) expect(await flags(name)).toEqual(IN_ON_IT)
    const byHouse = await send(app, `GET /admin/feature-flags/${id}`, { headers: ADMIN })
    expect(byHouse.json).toEqual(IN_ON_IT)
    await send(app, `PUT /admin/feature-flags/${id}`, {
      headers: ADMIN,
      body: { beta_features: [] },
    })
    expect(await flags('me')).toEqual({ beta_features: [] })
  })

  test('behavior: linked_names: the boards call who is in on it by their name elsewhere, and nobody else', async () => {
    const { app, store } = await open()
    const [ada, bob] = [await signInAs(app), await signInAs(app)]
    for (const [{ account }, name] of [
      [ada, 'ada.eth'],
      [bob, 'bob.eth'],
    ] as const) {
      const subject = account.address.toLowerCase()
      await saveLinkedName(store.db, { subject, name, source: 'ens', lookedUpAt: app.clock.now() })
    }
    const names = async () => {
      app.clock.advance(6_000)
      return (await call(app, leaderboardCall)).map(({ name }) => name)
    }
    const before = await names()
    expect(before).not.toContain('ada.eth')
    await send(app, `PUT /admin/feature-flags/${ada.id}`, { headers: ADMIN, body: IN_ON_IT })
    const after = await names()
    expect(after).toContain('ada.eth')
    expect(after).not.toContain('bob.eth')
    // The page says the same name.
    const me = await call(app, meCall, { headers: ada.headers })
    expect(me.linked_name).toBe('ada.eth')
  })

  describeOnce('refusals', () => {
    test('error: a player sets none, and reads nobody else’s', async () => {
      const { app } = await open()
      const [ada, bob] = [await signInAs(app), await signInAs(app)]
      const { headers } = ada
      const set = { headers, body: IN_ON_IT }
      expect(await send(app, `PUT /admin/feature-flags/${ada.id}`, set)).toMatchObject({
        status: 403,
        json: { code: 'forbidden' },
      })
      expect(await send(app, `GET /admin/feature-flags/${bob.id}`, { headers })).toMatchObject({
        status: 404,
      })
      expect(await send(app, 'GET /admin/feature-flags/me')).toMatchObject({ status: 401 })
      expect(await send(app, 'GET /admin/feature-flags/me', { headers: ADMIN })).toMatchObject({
        status: 404,
      })
    })

    test('error: no such feature, no such player, and a house without a key', async () => {
      const { app, store } = await open()
      const { id } = await signInAs(app)
      const put = (of: string, body: object, at = app) =>
        send(at, `PUT /admin/feature-flags/${of}`, { headers: ADMIN, body })
      expect(await put(id, { beta_features: ['x'] })).toMatchObject({ status: 422 })
      expect(await put('0xdead', IN_ON_IT)).toMatchObject({ status: 404 })
      const open403 = await put(id, IN_ON_IT, await createTestApp(store))
      expect(open403).toMatchObject({ status: 403 })
    })
  })
})
