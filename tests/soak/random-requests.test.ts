import { test } from 'vitest'
import { expectContractToHold } from '#tests/support/contract.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

describeOnBothEngines('random requests', (openFreshStore) => {
  test('are answered as the contract says, never with a 500', async () => {
    const statuses = await expectContractToHold(await openFreshStore(), {
      requests: 10_000,
      seed: 'soak',
    })
    process.stdout.write(`10,000 requests: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
  })
})
