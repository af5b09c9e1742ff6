import { expect } from 'vitest'
import { domTest as test } from '../support/page-test.ts'
import { openInputLine, typeAtRandom } from '../support/terminal/input-line.ts'
import { openSession, openTwinPage } from '../support/terminal/open-twin-page.ts'

test('10,000 random compositions, keys, corrections and sends lose and double nothing', async ({
  tabs,
}) => {
  const page = await openTwinPage(tabs)
  const session = await openSession(page)
  for (let round = 0; round < 10; round += 1) {
    await openInputLine(page)
    const seed = `soak ${round}`
    const { recorded, sent } = await typeAtRandom(page, session, { seed, turns: 1_000 })
    expect(recorded).toEqual(sent)
  }
})
