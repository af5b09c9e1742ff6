import { expect, test } from 'vitest'
import { meCall } from '#src/protocol/calls/auth.ts'
import { featureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { saveLinkedName } from '#src/server/platform/db/repositories/linked-names.ts'
import { call, createTestApp, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const ADMIN_KEY = 'sixteen-or-longer'
const ADMIN = { authorization: `Bearer ${ADMIN_KEY}` }
const LINKED_NAMES = { beta_features: ['linked_names'] }

describeOnBothEngines('feature flags', (openFreshStore, _, describeOnce) => {
  const open = async () => {
    const store = await openFreshStore()
    return { store, app: await createTestApp(store, { environment: { ADMIN_KEY } }) }
  }

  test('are set with the admin key, and read by the player under each of their ids', async () => {
    const { app } = await open()
    const { account, headers, id } = await signInAs(app)
    const flags = (of: string) => call(app, featureFlagsCall, { params: { id: of }, headers })
    expect(await flags('me')).toEqual({ beta_features: [] })
    const body = LINKED_NAMES
    const set = await send(app, `PUT /admin/feature-flags/${account.address}`, {
      headers: ADMIN,
      body,
    })
    expect(set).toMatchObject({ status: 200, json: LINKED_NAMES })
    for (const name of ['me', id, account.address]) expect(await flags(name)).toEqual(LINKED_NAMES)
    const byAdmin = await send(app, `GET /admin/feature-flags/${id}`, { headers: ADMIN })
    expect(byAdmin.json).toEqual(LINKED_NAMES)
    await send(app, `PUT /admin/feature-flags/${id}`, {
      headers: ADMIN,
      body: { beta_features: [] },
    })
    expect(await flags('me')).toEqual({ beta_features: [] })
  })

  test('with linked_names show the linked name on the boards, for this player only', async () => {
    const { app, store } = await open()
    const [ada, bob] = [await signInAs(app), await signInAs(app)]
    for (const [{ account }, name] of [
      [ada, 'ada.eth'],
      [bob, 'bob.eth'],
    ] as const) {
      const subject = account.address.toLowerCase()
      const found = { subject, name, keys: [], lookedUpAt: app.clock.now() }
      await saveLinkedName(store.db, { ...found, source: 'ens' })
    }
    const names = async () => {
      app.clock.advance(6_000)
      return (await call(app, leaderboardCall)).map(({ name }) => name)
    }
    const before = await names()
    expect(before).not.toContain('ada.eth')
    await send(app, `PUT /admin/feature-flags/${ada.id}`, { headers: ADMIN, body: LINKED_NAMES })
    const after = await names()
    expect(after).toContain('ada.eth')
    expect(after).not.toContain('bob.eth')
    // The page shows the same name.
    const me = await call(app, meCall, { headers: ada.headers })
    expect(me.linked_name).toBe('ada.eth')
  })

  describeOnce('refusals', () => {
    test('cannot be set by players, or read by other players', async () => {
      const { app } = await open()
      const [ada, bob] = [await signInAs(app), await signInAs(app)]
      const { headers } = ada
      const set = { headers, body: LINKED_NAMES }
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

    test('are refused for an unknown feature or player, and without a configured admin key', async () => {
      const { app, store } = await open()
      const { id } = await signInAs(app)
      const put = (of: string, body: object, at = app) =>
        send(at, `PUT /admin/feature-flags/${of}`, { headers: ADMIN, body })
      expect(await put(id, { beta_features: ['x'] })).toMatchObject({ status: 422 })
      expect(await put('0xdead', LINKED_NAMES)).toMatchObject({ status: 404 })
      const open403 = await put(id, LINKED_NAMES, await createTestApp(store))
      expect(open403).toMatchObject({ status: 403 })
    })
  })
})
