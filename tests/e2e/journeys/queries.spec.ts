import { STORED } from '#src/protocol/stored-values.ts'
import { expect, test } from '../support/player.ts'

test('reset asks the player and clears the storage only when they agree', async ({
  page,
  player,
}) => {
  await player.arrive('/?reset=1')
  const dialog = page.getByRole('dialog', { name: 'Reset this browser?' })
  await expect(dialog).not.toContainText('A payment')
  await expect(dialog).toContainText('A guest’s key is cleared too.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'SAVE THE GUEST KEY' }).click()
  expect((await download).suggestedFilename()).toBe('dope-chain-wars-guest-key.txt')
  await page.keyboard.press('Escape')
  await player.expectView('confirmation')
  expect(new URL(page.url()).search).toBe('')

  const open = { wallet: '0x1', usdc: 1, reference: 'demo:1' }
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    STORED.openPayments,
    JSON.stringify([open]),
  ] as const)
  await page.goto('/?reset=1&view=waitlist')
  await expect(dialog).toContainText('A payment that has been made')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await player.expectView('waitlist')
  expect(new URL(page.url()).search).toBe('?view=waitlist')
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => /key|token|wallet|identity/i.test(name)),
  )
  expect(kept).toEqual([])
  await expect(player.button(/LOGIN/)).toBeAttached()
})

test('debugLogs=1 shows a log that can be copied and hidden', async ({ context, page, player }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await player.open('/?debugLogs=1&view=moon&profile=round')
  const log = page.getByRole('region', { name: 'Debug log' })
  await expect(log).toContainText("There is no view 'moon': the normal flow is shown.")
  await expect(log).toContainText("'round' is no value of profile")
  await expect(log).toContainText('capabilities: {')
  await log.getByRole('button', { name: 'COPY' }).click()
  await expect(log.getByRole('button', { name: 'COPIED' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("no view 'moon'")
  await log.getByRole('button', { name: 'HIDE' }).click()
  await expect(log).toHaveCount(0)
})

test('safearea, debugSafeArea and hitbox draw their outlines', async ({ page, player }) => {
  await player.open('/?view=menu')
  const area = page.getByRole('img', { name: /^safe area/ })
  await expect(area).toHaveCount(0)
  const outline = () =>
    player.button('PLAY GAME').evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(await outline()).toBe('none')
  await player.open('/?view=menu&safearea=1&hitbox=1')
  await expect(area).toHaveAccessibleName('safe area')
  expect(await outline()).toBe('solid')
  await player.open('/?view=menu&debugSafeArea=1')
  await expect(area).toHaveText('safe area: top 0, right 0, bottom 0, left 0 px')
  // The outlines do not receive taps.
  await player.press('ABOUT')
  await player.expectView('about')
})

test('reads and announces frame parameters and removes them from the address', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    addEventListener('dcw-frame-action', (event) => {
      document.documentElement.dataset['frame'] = JSON.stringify(Reflect.get(event, 'detail'))
    })
  })
  await player.open('/?view=menu&fid=7&sig=0xab&action=play&size=large&look=')
  await player.expectView('menu')
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['view', 'look'])
  const event = await page.evaluate(() => document.documentElement.dataset['frame'])
  expect(JSON.parse(event ?? 'null')).toEqual({ action: 'play', size: 'large' })
})
