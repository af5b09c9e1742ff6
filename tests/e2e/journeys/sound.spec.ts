import { type Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'

/** Counts the sounds that the page plays. */
async function recordSounds(page: Page): Promise<() => Promise<{ once: number; looped: number }>> {
  await page.addInitScript(() => {
    const sounds = { once: 0, looped: 0 }
    Object.assign(window, { sounds })
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...args) {
      if (this.loop) sounds.looped += 1
      else sounds.once += 1
      start.apply(this, args)
    }
  })
  return () => page.evaluate(() => ({ ...Reflect.get(window, 'sounds') }))
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('is silent until the first gesture, then hums and sounds on presses until muted', async ({
    page,
    player,
  }) => {
    const sounds = await recordSounds(page)
    await player.open('/?view=menu')
    await player.expectView('menu')
    expect(await sounds()).toEqual({ once: 0, looped: 0 })
    await player.press('LEADERBOARD')
    await player.expectView('leaderboard')
    await expect.poll(sounds).toMatchObject({ looped: 1 })
    const { once } = await sounds()
    await player.close()
    await expect.poll(async () => (await sounds()).once).toBeGreaterThan(once)

    await player.open('/?view=account')
    await player.touch(player.twin.getByRole('tab', { name: 'SETTINGS' }))
    const sound = player.twin.getByRole('combobox', { name: 'SOUND' })
    await expect(sound).toHaveValue('on')
    await sound.selectOption('off')
    const muted = await sounds()
    await player.close()
    await player.expectView('waitlist')
    expect(await sounds()).toEqual(muted)
    await player.open('/?view=account')
    await player.touch(player.twin.getByRole('tab', { name: 'SETTINGS' }))
    await expect(sound).toHaveValue('off')
    expect(await sounds()).toEqual({ once: 0, looped: 0 })
  })
})

test('is off by default with reduced motion', async ({ page, player }) => {
  const sounds = await recordSounds(page)
  await player.open('/?view=account')
  await player.touch(player.twin.getByRole('tab', { name: 'SETTINGS' }))
  const sound = player.twin.getByRole('combobox', { name: 'SOUND' })
  await expect(sound).toHaveValue('off')
  expect(await sounds()).toEqual({ once: 0, looped: 0 })
  await sound.selectOption('on')
  await expect.poll(sounds).toMatchObject({ looped: 1 })
})

test('is off by default inside a frame', async ({ page, player }) => {
  const sounds = await recordSounds(page)
  await page.route('**/embedding.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/?view=account"></iframe>' }),
  )
  await page.goto('/embedding.html')
  const frame = page.frameLocator('iframe')
  await frame.locator('main[data-view=account]').waitFor({ state: 'attached' })
  await frame.getByRole('tab', { name: 'SETTINGS' }).focus()
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('combobox', { name: 'SOUND' })).toHaveValue('off')
  expect(player.page).toBe(page)
  expect(await sounds()).toEqual({ once: 0, looped: 0 })
})
