import { expect, test } from 'vitest'
import { createTestApp, history, send } from '#tests/support/app.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { ATTACKS, FLOODS } from './attacks.ts'
import { describeAttacks, signInUnlimited } from './describe-attacks.ts'

test('there are at least 200 different attacks', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(200)
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length)
})

// `npm run soak` runs all of them, on both engines.
describeAttacks(
  describeOnOneEngine,
  ATTACKS.filter((_, index) => index % 5 === 0),
)

describeOnOneEngine('floods', (openFreshStore) => {
  test('are refused and not stored', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInUnlimited(app)
    for (const message of FLOODS) {
      const answered = await send(app, 'POST /api/v1/chat', {
        body: { message },
        headers: player.headers,
      })
      expect(answered.status).toBeGreaterThanOrEqual(413)
      expect(answered.status).toBeLessThan(500)
    }
    expect(await history(app, player)).toEqual([])
  })
})
