import { beforeEach, expect, test } from 'vitest'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { cancelMergeCall, mergesCall, noticesCall } from '#src/protocol/calls/identity.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import type { Store } from '#src/server/db/store.ts'
import { cleanUp } from '#src/server/services/cleanup-worker.ts'
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
import { stepUp } from '#tests/support/step-up.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('a merge that waits', (openFreshStore) => {
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

  const ask = async (from = mine, other = theirs) => {
    await stepUp(app, from)
    const body = { proof: await proofOf(app, other.account), keep: 'mine' as const }
    return call(app, linkCall, { headers: from.headers, body })
  }
  const cancel = (id: string, { headers }: TestPlayer) =>
    call(app, cancelMergeCall, { params: { id }, headers })
  const waiting = ({ headers }: TestPlayer) => call(app, mergesCall, { headers })
  const newsOf = async ({ headers }: TestPlayer) =>
    (await call(app, noticesCall, { headers })).map(({ kind }) => kind)

  test('default: both play on for 24 hours and see it', async () => {
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
      expect(await newsOf(player)).toEqual(['merge_asked'])
    }
  })

  test.each(['mine', 'theirs'] as const)(
    'behavior: at its time the first call of %s carries it out',
    async (who) => {
      const { pending } = await ask()
      app.clock.advance(DAY_MS)
      const first = who === 'mine' ? mine : theirs
      const { player_id, street_name } = await stats(app, first)
      expect({ player_id, street_name }).toEqual({ player_id: mine.id, street_name: pending?.kept })
      expect((await stats(app, theirs)).player_id).toBe(mine.id)
      expect(await waiting(mine)).toEqual([])
      expect(await newsOf(theirs)).toEqual(['merged', 'merge_asked', 'merge_asked'])
      await expectBalancedBooks(store)
    },
  )

  test('behavior: who signs in at its time signs in as the one who goes on', async () => {
    await ask()
    app.clock.advance(DAY_MS)
    expect((await signInAs(app, theirs.account)).id).toBe(mine.id)
  })

  test('behavior: the worker carries it out where nobody comes', async () => {
    const { pending } = await ask()
    app.clock.advance(DAY_MS - 1)
    await cleanUp(app.means)
    const boardNames = async () =>
      (await call(app, leaderboardCall)).map(({ street_name }) => street_name)
    app.clock.advance(1)
    await cleanUp(app.means)
    app.clock.advance(6_000)
    expect(await boardNames()).toEqual([pending?.kept])
    await expectBalancedBooks(store)
  })

  test.each(['mine', 'theirs'] as const)(
    'behavior: %s cancels it, and nothing happens',
    async (who) => {
      const { pending } = await ask()
      await cancel(pending?.id ?? '', who === 'mine' ? mine : theirs)
      app.clock.advance(2 * DAY_MS)
      await cleanUp(app.means)
      for (const player of [mine, theirs]) {
        expect((await stats(app, player)).player_id).toBe(player.id)
        expect(await waiting(player)).toEqual([])
        expect((await newsOf(player)).sort()).toEqual(['merge_asked', 'merge_cancelled'])
      }
      // And it can be asked for again.
      expect((await ask()).pending).toBeDefined()
    },
  )

  test('behavior: of a cancellation and its time that race, exactly one wins', async () => {
    const { pending } = await ask()
    app.clock.advance(DAY_MS)
    // The worker of another node, whose clock is the same.
    const [answer] = await Promise.all([
      send(app, `DELETE /player/merges/${pending?.id}`, { headers: theirs.headers }),
      cleanUp(app.means),
    ])
    expect(answer.status).toBe(404)
    expect((await stats(app, theirs)).player_id).toBe(mine.id)
    await expectBalancedBooks(store)
  })

  test('error: one of the two waits for another already', async () => {
    await ask()
    const third = await signInAs(app)
    await say(app, third, 'hello')
    await stepUp(app, third)
    const body = { proof: await proofOf(app, theirs.account), keep: 'mine' }
    expect(await send(app, 'POST /auth/link', { headers: third.headers, body })).toMatchObject({
      status: 409,
      json: { code: 'merge_pending' },
    })
    // The proof is as good as before.
    await cancel((await waiting(mine))[0]?.id ?? '', mine)
    expect(await send(app, 'POST /auth/link', { headers: third.headers, body })).toMatchObject({
      status: 200,
    })
  })

  test('error: a merge of others cannot be seen or cancelled', async () => {
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

  test('behavior: a player without progress is joined at once, whoever was named', async () => {
    const newcomer = newAccount()
    await signInAs(app, newcomer)
    await stepUp(app, mine)
    const body = { proof: await proofOf(app, newcomer), keep: 'theirs' as const }
    expect(await call(app, linkCall, { headers: mine.headers, body })).toEqual({
      linked: true,
      player_id: mine.id,
    })
  })
})
