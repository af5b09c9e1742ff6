import { test } from 'vitest'
import { expectContractToHold } from '#tests/support/contract.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

describeOnBothEngines('random requests', (openFreshStore) => {
  test('default', async () => {
    await expectContractToHold(await openFreshStore(), { requests: 10_000, seed: 'soak' })
  })
})
