import { expect, onTestFinished, test } from 'vitest'
import { playOnTwoNodes } from '#tests/support/city/play-on-two-nodes.ts'
import { createDatabase } from '#tests/support/database.ts'

const CLIENTS = 50
/** One node is killed after a quarter of the writes, and restarted for the last quarter. */
const KILLED_AFTER_WRITES = 500
const BACK_AFTER_WRITES = 1_500
const WRITES = 2_000

test(`stores every acknowledged write of ${CLIENTS} clients once, on two nodes of which one is killed with SIGKILL`, async () => {
  const { location, remove } = await createDatabase('postgres')
  onTestFinished(remove)
  const written = await playOnTwoNodes({
    location,
    clients: CLIENTS,
    seed: 'two nodes',
    async disturb({ acknowledged, kill9, startAgain }) {
      const reach = async (writes: number): Promise<void> => {
        await expect.poll(acknowledged, { timeout: 600_000 }).toBeGreaterThanOrEqual(writes)
      }
      await reach(KILLED_AFTER_WRITES)
      await kill9(1)
      await reach(BACK_AFTER_WRITES)
      await startAgain(1)
      await reach(WRITES)
    },
  })
  expect(written).toBeGreaterThanOrEqual(WRITES)
})
