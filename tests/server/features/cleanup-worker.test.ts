import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signInCall } from '#src/protocol/calls/auth.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import { call, createTestApp, newAccount, proofOf } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('the cleanup worker', (openFreshStore) => {
  test('deletes expired nonces, answers and tokens, and keeps current ones', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    await call(app, signInCall, {
      body: await proofOf(app, newAccount()),
      headers: { 'idempotency-key': randomUUID() },
    })
    const kept = async () => {
      await cleanUp(app.server)
      const { rows } = await store.db.execute(sql`
        select (select count(*)::int from nonces) as nonces, (select count(*)::int from answers) as answers,
          (select string_agg(kind, ' ' order by kind) from tokens) as tokens`)
      return rows[0]
    }
    expect(await kept()).toEqual({ nonces: 1, answers: 1, tokens: 'access api refresh' })
    app.clock.advance(DAY_MS + 11 * 60_000)
    expect(await kept()).toEqual({ nonces: 0, answers: 0, tokens: 'api refresh' })
    app.clock.advance(30 * DAY_MS)
    expect(await kept()).toEqual({ nonces: 0, answers: 0, tokens: null })
  })
})
