import { expect, test } from 'vitest'
import { expectContractToHold } from '#tests/support/contract.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

describeOnBothEngines('random requests', (openFreshStore) => {
  // 10,000 of them run in `npm run soak`.
  test('are answered as the contract says, never with a 500', async () => {
    const store = await openFreshStore()
    const statuses = await expectContractToHold(store, { requests: 1_000, seed: 'gate' })
    // The sample is worth something only if it gets through some doors and is stopped at others.
    for (const status of [200, 400, 401, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(5)
  })
})
