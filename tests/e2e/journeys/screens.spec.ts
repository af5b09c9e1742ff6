import { expect, OPENING, test } from '../support/player.ts'

test('answers an unknown path with 404 and the error screen, from which Enter opens the game', async ({
  page,
  player,
}) => {
  const answer = await page.goto('/no/such/street')
  expect(answer?.status()).toBe(404)
  await player.expectView('error')
  await expect(player.twin.getByRole('heading')).toHaveText('PAGE NOT FOUND')
  await page.keyboard.press('Enter')
  await expect(player.twin).toHaveAttribute('data-view', OPENING)
})

test('scrolls through the whole story and closes it by a swipe on a phone, else by its button', async ({
  page,
  player,
}) => {
  await player.open('/?view=about')
  await player.expectView('about')
  await expect(player.twin.getByRole('heading', { name: 'ABOUT DCW' })).toBeAttached()
  const last = player.twin.getByText('Go on. It is ringing.')
  expect(await player.isSeen(last)).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(() => player.isSeen(last)).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => player.isSeen(last)).toBe(false)
  await page.evaluate(() => {
    const main = document.querySelector('#twin')
    const finger = (type: string, clientX: number): void => {
      const init = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
      main?.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY: 400 }))
    }
    finger('pointerdown', 100)
    finger('pointermove', 150)
    finger('pointerup', 170)
  })
  await player.pass(0)
  if (!player.hasTouch) {
    await player.expectView('about')
    await player.close()
  }
  await player.expectView('waitlist')
})
