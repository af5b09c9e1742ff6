import { type Page } from '@playwright/test'
import { BOOT_LINE_MS } from '#src/protocol/timing.ts'
import { expect, test } from '../support/player.ts'
import { stopClock } from '../support/stopped-clock.ts'

const GREEN = 'rgb(57, 255, 20)'

/** Records the fallback events of the page from its start. */
async function hearFallbacks(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const fallbacks: unknown[] = []
    Object.assign(window, { fallbacks })
    window.addEventListener('dcw-crt-fallback', (event) => {
      if (event instanceof CustomEvent) fallbacks.push(event.detail)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'fallbacks'))
}

// This Chromium has no WebGL.
test('shows the twin without WebGL and plays the game on it', async ({ page, player }) => {
  await stopClock(page)
  const fallbacks = await hearFallbacks(page)
  await player.open()
  await player.expectView('boot')
  expect(await fallbacks()).toEqual([{ reason: 'This browser gives no WebGL 2 context.' }])
  await expect(page.locator('canvas')).toBeHidden()
  await expect(page.locator('#fatal')).toBeHidden()
  await expect(player.twin).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(player.twin).toHaveCSS('color', GREEN)
  // The last line is highlighted until the next one arrives.
  await page.clock.fastForward(BOOT_LINE_MS)
  await expect(player.twin.getByText('BYTES FREE')).toHaveCSS('color', GREEN)

  await page.keyboard.press('Space')
  await player.expectView('unbranded')
  await page.keyboard.press('Space')
  await player.expectView('asciiTitle')
  await player.press(/LOGIN/)
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await player.touch(dialog.getByRole('button', { name: 'PLAY AS GUEST' }))
  await player.expectView('confirmation')
  await expect(player.twin).toContainText('Guest wallet linked')
  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await expect(player.chips).toHaveCount(4)
  await player.say('I need a loan')
  await player.expectAnswer()
  await expect(player.linesOf('assistant').last()).not.toBeEmpty()
  await player.press('Deal')
  await expect(player.linesOf('system')).toHaveText('*YOU CHOSE: DEAL*')
  await player.close()
  await player.expectView('confirmation')
})
