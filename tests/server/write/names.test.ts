import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nameCall } from '#src/protocol/calls/player-street.ts'
import { chooseName } from '#src/server/identity/street-names/choose-name.ts'
import { nameKey } from '#src/server/identity/street-names/name-key.ts'
import { call, createTestApp, expectBalancedBooks, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { interruptedWriter } from '#tests/support/interrupted-writer.ts'
import { verifyRun } from '#tests/support/verify-run.ts'

describeOnBothEngines('a chosen street name', (openFreshStore) => {
  test('is given to one of the players who ask two nodes for look-alikes at once', async () => {
    const store = await openFreshStore()
    const nodes = [await createTestApp(store), await createTestApp(store)] as const
    const names = ['Left AI', 'Left Al', 'LEFT-AI', 'Left al', 'L.e.f.t Al']
    const players = await Promise.all(names.map(() => signInAs(nodes[0])))
    const answers = await Promise.all(
      players.map(({ headers }, index) =>
        send(nodes[index % 2] ?? nodes[0], 'PUT /player/name', {
          body: { street_name: names[index] },
          headers,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await store.db.execute(
      sql`select count(*)::int as n from players where name_key = ${nameKey('Left Al')}`,
    )
    expect(rows).toEqual([{ n: 1 }])
    await expectBalancedBooks(store)
  })

  test('is refused when another player takes a look-alike between load and store', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [slow, fast] = [await signInAs(app), await signInAs(app)]
    const writer = interruptedWriter(app, () =>
      call(app, nameCall, { headers: fast.headers, body: { street_name: 'Fat Sal' } }),
    )
    const chosen = chooseName(writer, {
      ...{ caller: { playerId: slow.id }, idempotencyKey: undefined },
      body: { street_name: 'FAT-SAL' },
    })
    await expect(chosen).rejects.toMatchObject({ code: 'name_taken' })
    await expectBalancedBooks(store)
  })

  test('is stored once under its key, and its event does not hold it', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const headers = { ...player.headers, 'idempotency-key': randomUUID() }
    const body = { street_name: 'Fat Ada' }
    for (let time = 0; time < 2; time += 1) {
      expect(await call(app, nameCall, { headers, body })).toEqual(body)
    }
    const { events, verdict } = await verifyRun(app, player)
    expect(events.map(({ kind }) => kind)).toEqual(['loan_taken', 'name_chosen'])
    expect(JSON.stringify(events)).not.toContain('Ada')
    expect(verdict).toMatchObject({ difference: null, replayed: true })
  })
})
