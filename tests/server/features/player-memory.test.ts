import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetAllCall, forgetCall, memoryCall } from '#src/protocol/calls/memory.ts'
import { playerDataCall } from '#src/protocol/calls/player-data.ts'
import { readPlayerData } from '#src/server/identity/account/player-data-repository.ts'
import { recollections } from '#src/server/platform/db/memory-schema.ts'
import { events } from '#src/server/platform/db/street-schema.ts'
import { recollectionsOf } from '#src/server/write/recollection-repository.ts'
import { forgetEnded } from '#src/server/identity/account/forget-ended.ts'
import { auditRuns } from '#src/server/write/audit-runs.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  call,
  createTestApp,
  say,
  send,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { stepUp } from '#tests/support/step-up.ts'

const DAY_MS = 86_400_000

describeOnBothEngines("what sharks recall of a player's words", (openFreshStore) => {
  let app: TestApp
  let store: Store
  let player: TestPlayer
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store)
    player = await signInAs(app)
  })

  const list = ({ headers }: TestPlayer) => call(app, memoryCall, { headers })
  const keyed = ({ headers }: TestPlayer) => ({ ...headers, 'idempotency-key': randomUUID() })
  const own = async (of: TestPlayer) =>
    (await list(of)).filter(({ hearsay_from: teller }) => teller === null)

  test('is noted from a message, and listed for its player alone', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    expect(await own(player)).toMatchObject([
      { character: 'vinnie', kind: 'person', words: 'your sister Rosa', hearsay_from: null },
    ])
    expect(await list(await signInAs(app))).toEqual([])
  })

  test('is quoted with its day when the player comes back', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    await app.clock.advance(3 * DAY_MS)
    player = await signInAs(app, player.account)
    const { response } = await say(app, player, 'good evening')
    expect(response).toMatch(/[Yy]our sister Rosa/)
    const recalled = await recollectionsOf(store.db, [player.id], app.clock.now())
    const quoted = recalled.filter(({ hearsayFrom }) => hearsayFrom === null)
    expect(quoted).toMatchObject([{ quotedAt: app.clock.now() }])
  })

  test('is forgotten one by one, with what was passed on of it', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    const recalled = await recollectionsOf(store.db, [player.id], app.clock.now())
    const rosa = recalled.find(({ hearsayFrom }) => hearsayFrom === null)
    if (!rosa) return expect.unreachable()
    const id = randomUUID()
    const { shark: hearsayFrom, ...words } = rosa
    const told = { ...words, id, character: 'carmela', hearsayFrom, origin: rosa.id } as const
    await asOwner(store)
      .db.insert(recollections)
      .values({ ...told, playerId: player.id })
    await say(app, player, 'I live in Queens')
    await call(app, forgetCall, { params: { id: rosa.id }, headers: keyed(player) })
    expect((await own(player)).map(({ kind }) => kind)).toEqual(['place'])
    expect((await list(player)).map((each) => each.id)).not.toContain(id)
  })

  test('is refused to another player: 404, and it stays', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    const [rosa] = await own(player)
    const { headers } = await signInAs(app)
    expect(await send(app, `DELETE /player/memory/${rosa?.id}`, { headers })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    })
    expect(await own(player)).toHaveLength(1)
  })

  test('is forgotten all at once', async () => {
    const other = await signInAs(app)
    await say(app, other, 'I live in Queens')
    await say(app, player, 'My sister Rosa works at the hospital')
    await say(app, player, 'I live in Queens')
    await call(app, forgetAllCall, { headers: keyed(player) })
    expect(await list(player)).toEqual([])
    expect(await own(other)).toHaveLength(1)
    expect(await auditRuns(store.db)).toEqual([])
  })

  test('is forgotten once: a repeated call gets the same answer, and a new one 404', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    const [rosa] = await own(player)
    if (!rosa) return expect.unreachable()
    const [params, headers] = [{ id: rosa.id }, keyed(player)]
    await call(app, forgetCall, { params, headers })
    await call(app, forgetCall, { params, headers })
    expect(await auditRuns(store.db)).toEqual([])
    const again = await send(app, `DELETE /player/memory/${rosa.id}`, { headers: keyed(player) })
    expect(again).toMatchObject({ status: 404, json: { code: 'not_found' } })
  })

  test('is in no event, and its id is in none', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    const [rosa] = await own(player)
    await call(app, forgetAllCall, { headers: keyed(player) })
    const stored = JSON.stringify(await store.db.select({ body: events.body }).from(events))
    expect(stored).toContain('recalled')
    expect(stored).toContain('words_forgotten')
    expect(stored).not.toContain('Rosa')
    expect(stored).not.toContain(rosa?.id)
  })

  test('is in the export, and is deleted with the player', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    await stepUp(app, player)
    const data = await call(app, playerDataCall, { headers: player.headers })
    expect(data.own_words[0]).toMatchObject({ kind: 'person', words: 'your sister Rosa' })
    await send(app, 'DELETE /player/data', { headers: player.headers })
    expect((await readPlayerData(store.db, [player.id])).recollections).toEqual([])
  })

  describe('as a player who was merged', () => {
    let guest: TestPlayer
    beforeEach(async () => {
      guest = await signInAs(app)
      await say(app, player, 'hello')
      await say(app, guest, 'My sister Rosa works at the hospital')
      await linkAccount(app, player, guest.account, { keep: 'mine' })
      app.clock.advance(DAY_MS)
      player = await signInAs(app, player.account)
    })

    test('is listed for the kept player, and is quoted by no shark', async () => {
      expect(await own(player)).toMatchObject([{ words: 'your sister Rosa' }])
      const { response } = await say(app, player, 'good evening')
      expect(response).not.toContain('Rosa')
    })

    test.each(['one by one', 'all at once'])('is forgotten %s', async (how) => {
      const [rosa] = await own(player)
      if (!rosa) return expect.unreachable()
      if (how === 'all at once') await call(app, forgetAllCall, { headers: keyed(player) })
      else await call(app, forgetCall, { params: { id: rosa.id }, headers: keyed(player) })
      expect(await own(player)).toEqual([])
      expect((await readPlayerData(store.db, [guest.id])).recollections).toEqual([])
      expect(await auditRuns(store.db)).toEqual([])
    })

    test('is deleted with the kept player', async () => {
      await stepUp(app, player)
      await send(app, 'DELETE /player/data', { headers: player.headers })
      expect((await readPlayerData(store.db, [guest.id])).recollections).toEqual([])
    })
  })

  test('ends by itself', async () => {
    await say(app, player, 'My sister Rosa works at the hospital')
    await app.clock.advance(61 * DAY_MS)
    await forgetEnded({ server: app.server, writer: new PlayerWriter(app.server, app.market) })
    expect((await readPlayerData(store.db, [player.id])).recollections).toEqual([])
    expect(await auditRuns(store.db)).toEqual([])
  })
})
