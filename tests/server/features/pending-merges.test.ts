import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { identitiesCall, MAX_IDENTITIES } from '#src/protocol/calls/account.ts'
import {
  cancelMergeCall,
  mergesCall,
  noticesCall,
  unlinkCall,
} from '#src/protocol/calls/identity.ts'
import { identities } from '#src/server/platform/db/account-schema.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  proofOf,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { stepUp } from '#tests/support/step-up.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('a pending merge', (openFreshStore) => {
  let app: TestApp
  let store: Store
  let mine: TestPlayer
  let theirs: TestPlayer
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store)
    mine = await signInAs(app)
    theirs = await signInAs(app)
    for (const player of [mine, theirs]) await say(app, player, 'hello')
  })

  const ask = (from = mine, other = theirs) =>
    linkAccount(app, from, other.account, { keep: 'mine' })
  const cancel = (id: string, { headers }: TestPlayer) =>
    call(app, cancelMergeCall, { params: { id }, headers })
  const waiting = ({ headers }: TestPlayer) => call(app, mergesCall, { headers })
  const noticesOf = async ({ headers }: TestPlayer) =>
    (await call(app, noticesCall, { headers })).map(({ kind }) => kind)

  test('is listed for both players, who can play for another 24 hours', async () => {
    const names = [(await stats(app, mine)).street_name, (await stats(app, theirs)).street_name]
    const { linked, pending } = await ask()
    const now = app.clock.now().getTime()
    expect({ linked, pending }).toMatchObject({
      linked: false,
      pending: { kept: names[0], dropped: names[1], due_at: new Date(now + DAY_MS).toISOString() },
    })
    app.clock.advance(DAY_MS - 1)
    for (const player of [mine, theirs]) {
      expect((await stats(app, player)).player_id).toBe(player.id)
      expect(await waiting(player)).toEqual([pending])
      expect(await noticesOf(player)).toEqual(['merge_asked'])
    }
  })

  test.each(['mine', 'theirs'] as const)(
    'is executed by the first call of %s when it is due',
    async (who) => {
      const { pending } = await ask()
      app.clock.advance(DAY_MS)
      const { headers } = who === 'mine' ? mine : theirs
      // The keys of the dropped player end with the merge.
      expect(await send(app, `GET ${mergesCall.path}`, { headers })).toMatchObject(
        who === 'mine' ? { status: 200 } : { status: 401, json: { code: 'invalid_key' } },
      )
      const again = await signInAs(app, theirs.account)
      const { player_id, street_name } = await stats(app, again)
      expect({ player_id, street_name }).toEqual({ player_id: mine.id, street_name: pending?.kept })
      expect(await waiting(mine)).toEqual([])
      expect(await noticesOf(mine)).toEqual(['merged', 'merge_asked', 'merge_asked'])
      await expectBalancedBooks(store)
    },
  )

  test('is executed by a sign-in of the dropped player when it is due', async () => {
    await ask()
    app.clock.advance(DAY_MS)
    expect((await signInAs(app, theirs.account)).id).toBe(mine.id)
  })

  test('is executed by the worker when it is due and neither player calls', async () => {
    const { pending } = await ask()
    app.clock.advance(DAY_MS - 1)
    await cleanUp(app.server)
    const boardNames = async () =>
      (await call(app, leaderboardCall)).map(({ street_name }) => street_name)
    app.clock.advance(1)
    await cleanUp(app.server)
    app.clock.advance(6_000)
    expect(await boardNames()).toEqual([pending?.kept])
    await expectBalancedBooks(store)
  })

  test.each(['mine', 'theirs'] as const)(
    'can be cancelled by %s without any other effect',
    async (who) => {
      const { pending } = await ask()
      await cancel(pending?.id ?? '', who === 'mine' ? mine : theirs)
      app.clock.advance(2 * DAY_MS)
      await cleanUp(app.server)
      for (const player of [mine, theirs]) {
        expect((await stats(app, player)).player_id).toBe(player.id)
        expect(await waiting(player)).toEqual([])
        expect((await noticesOf(player)).sort()).toEqual(['merge_asked', 'merge_cancelled'])
      }
      // It can be requested again.
      expect((await ask()).pending).toBeDefined()
    },
  )

  test('is either cancelled or executed when both happen at once', async () => {
    const { pending } = await ask()
    app.clock.advance(DAY_MS)
    // The worker may run on another node.
    const [answer] = await Promise.all([
      send(app, `DELETE /player/merges/${pending?.id}`, { headers: theirs.headers }),
      cleanUp(app.server),
    ])
    // The merge ends the key, or the row is gone.
    expect([401, 404]).toContain(answer.status)
    expect((await signInAs(app, theirs.account)).id).toBe(mine.id)
    await expectBalancedBooks(store)
  })

  test('is refused with 409 while one of the two players has another', async () => {
    await ask()
    const third = await signInAs(app)
    await say(app, third, 'hello')
    await stepUp(app, third)
    const body = { proof: await proofOf(app, theirs.account), keep: 'mine' }
    expect(await send(app, 'POST /auth/link', { headers: third.headers, body })).toMatchObject({
      status: 409,
      json: { code: 'merge_pending' },
    })
    // The proof is still valid.
    await cancel((await waiting(mine))[0]?.id ?? '', mine)
    expect(await send(app, 'POST /auth/link', { headers: third.headers, body })).toMatchObject({
      status: 200,
    })
  })

  test('cannot be seen or cancelled by other players', async () => {
    const { pending } = await ask()
    const other = await signInAs(app)
    expect(await waiting(other)).toEqual([])
    const path = `DELETE /player/merges/${pending?.id}`
    expect(await send(app, path, { headers: other.headers })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    })
    expect(await waiting(mine)).toHaveLength(1)
  })

  test('is cancelled when one of its players unlinks an identity', async () => {
    await linkAccount(app, theirs, newAccount())
    await ask()
    await stepUp(app, theirs)
    const [, second] = await call(app, identitiesCall, { headers: theirs.headers })
    const params = { id: second?.id ?? '' }
    await call(app, unlinkCall, { params, headers: theirs.headers })
    for (const player of [mine, theirs]) {
      expect(await waiting(player)).toEqual([])
      expect(await noticesOf(player)).toContain('merge_cancelled')
    }
    app.clock.advance(DAY_MS)
    await cleanUp(app.server)
    for (const player of [mine, theirs])
      expect((await stats(app, player)).player_id).toBe(player.id)
  })

  test('is cancelled when the two have too many identities by the time it is due', async () => {
    await ask()
    const createdAt = app.clock.now()
    const more = Array.from({ length: MAX_IDENTITIES - 1 }, (_, place) => ({
      ...({ id: randomUUID(), playerId: mine.id, kind: 'wallet', createdAt } as const),
      subject: `0x${String(place).padStart(40, '0')}`,
    }))
    await store.db.insert(identities).values(more)
    app.clock.advance(DAY_MS)
    await cleanUp(app.server)
    for (const player of [mine, theirs]) {
      expect((await stats(app, player)).player_id).toBe(player.id)
      expect((await noticesOf(player)).sort()).toEqual(['merge_asked', 'merge_cancelled'])
    }
  })

  test('does not wait if one player has no progress, which is then dropped', async () => {
    const newcomer = newAccount()
    await signInAs(app, newcomer)
    expect(await linkAccount(app, mine, newcomer, { keep: 'theirs' })).toEqual({
      linked: true,
      player_id: mine.id,
    })
  })
})
