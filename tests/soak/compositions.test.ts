import { type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { openInputLine, typeAtRandom } from '../support/terminal/input-line.ts'
import { openTerminalPage } from '../support/terminal/open-terminal-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test('10,000 random compositions, keys, corrections and sends lose and double nothing', async () => {
  const page = await openTerminalPage(browser)
  const session = await page.context().newCDPSession(page)
  for (let round = 0; round < 10; round += 1) {
    await openInputLine(page)
    const seed = `soak ${round}`
    const { heard, sent } = await typeAtRandom(page, session, { seed, turns: 1_000 })
    expect(heard).toEqual(sent)
  }
})
