import { type Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'

const GREEN = 'rgb(57, 255, 20)'

/** A browser that draws no WebGL, as one without a graphics card and with software drawing switched off. */
async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...[kind, options]: [string, unknown?]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, options])
    } as typeof getContext
    Object.assign(window, { fallbacks: [] })
    window.addEventListener('dcw-crt-fallback', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'fallbacks').push(event.detail)
    })
  })
}

test('without WebGL the twin is the screen, and the whole game is played on it', async ({
  page,
  player,
}) => {
  test.slow()
  await withoutWebGl(page)
  await player.open()
  await player.expectView('boot')
  expect(await page.evaluate(() => Reflect.get(window, 'fallbacks'))).toEqual([
    { reason: 'This browser gives no WebGL 2 context.' },
  ])
  await expect(page.locator('canvas')).toBeHidden()
  await expect(page.locator('#fatal')).toBeHidden()
  await expect(player.twin).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(player.twin).toHaveCSS('color', GREEN)
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
