import { type Locator, type Page, type Route } from '@playwright/test'
import { expect, type Player, test } from '../support/player.ts'

const TRADE = '**/api/v1/economy/trade'
const ACCOUNT_CODE = '**/build/account-scene-*.js'

const stripOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Connection' })

/** Makes the server's answers to these calls name another version of the page. */
async function nameNewVersion(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'x-page-version': 'index-newer.js' }
    // The page may have been reloaded meanwhile.
    await route.fulfill({ response, headers }).catch(() => undefined)
  })
}

/** Opens the market and selects one unit of a good that a new player may buy. */
async function arriveAtMarket(player: Player): Promise<Locator> {
  await player.arrive('/?view=market')
  await player.expectView('market')
  await expect(player.button('BUY')).toBeEnabled()
  return player.twin.getByRole('status').last()
}

test('tells that a screen did not come through, and loads it on another attempt', async ({
  page,
  player,
}) => {
  await page.route(ACCOUNT_CODE, (route) => route.abort())
  await player.arrive()
  await player.expectHome()
  await player.press('ACCOUNT')
  await expect(player.twin).toContainText('This screen did not come through.')
  await page.unroute(ACCOUNT_CODE)
  await player.waitOutDuplicatePress()
  await player.press('TRY AGAIN')
  await expect(player.twin.getByRole('tab', { name: 'IDENTITIES' })).toBeAttached()
  await expect(page.locator('#fatal')).toBeHidden()
})

test('tells that the first screen did not come through', async ({ page, player }) => {
  await page.route('**/build/leaderboard-scene-*.js', (route) => route.abort())
  await player.open('/?view=leaderboard')
  await expect(player.twin).toContainText('This screen did not come through.')
  await expect(page.locator('#fatal')).toBeHidden()
})

test('tells that the line is down when a screen is opened, and loads it when the line is back', async ({
  context,
  player,
}) => {
  await player.open('/?view=menu')
  await context.setOffline(true)
  await player.press('LEADERBOARD')
  await expect(player.twin).toContainText('The line is down.')
  await expect(player.button('TRY AGAIN')).toBeFocused()
  await context.setOffline(false)
  await expect(player.twin.getByRole('tab', { name: 'DAY' })).toBeAttached()
})

test('offers a reload when a screen belongs to an older release', async ({ page, player }) => {
  await page.route(ACCOUNT_CODE, (route: Route) => route.fulfill({ status: 404 }))
  await nameNewVersion(page, '**/health')
  await player.arrive()
  await player.expectHome()
  await player.press('ACCOUNT')
  await expect(player.twin).toContainText('A new version is here. Reload.')
  await page.unrouteAll()
  const loaded = page.waitForEvent('load')
  await player.press('RELOAD')
  await loaded
  await expect(player.twin.getByRole('tab', { name: 'IDENTITIES' })).toBeAttached()
  await expect(stripOf(page)).toBeHidden()
})

test('tells of a new version during a talk, and a reload keeps the draft and the reply', async ({
  page,
  player,
}) => {
  await player.arriveInChat()
  await nameNewVersion(page, '**/health')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const strip = stripOf(page)
  await expect(strip).toContainText('A new version is here.')
  await player.say('what does the street say')
  await player.input.fill('and what about')
  const loaded = page.waitForEvent('load')
  await strip.getByRole('button', { name: 'RELOAD' }).click()
  await loaded
  await player.expectView('chat')
  await expect(player.input).toHaveValue('and what about')
  await expect(player.linesOf('user')).toHaveText(['what does the street say'])
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).not.toBeEmpty()
})

test('marks orders pressed offline as not confirmed, and carries them out when the line is back', async ({
  context,
  page,
  player,
}) => {
  const status = await arriveAtMarket(player)
  const cash = player.twin.locator('[data-field=cash]')
  const before = (await cash.textContent()) ?? ''
  await context.setOffline(true)
  await expect(stripOf(page)).toContainText('The line is down.')
  await player.press('BUY')
  await expect(status).toContainText('NOT CONFIRMED: buy 1 SMOKES.')
  await expect(stripOf(page)).toContainText('One order waits.')
  await player.twin.getByRole('tab', { name: 'TRAVEL' }).click()
  await player.press('BROOKLYN')
  await expect(status).toContainText('NOT CONFIRMED: buy 1 SMOKES, go to BROOKLYN.')
  await expect(stripOf(page)).toContainText('2 orders wait.')
  await expect(cash).toHaveText(before)
  await context.setOffline(false)
  await expect(status).toContainText(/^Bought 1 SMOKES for \$\d+\. BROOKLYN\. /)
  await expect(player.twin.locator('[data-field=borough]')).toHaveText('BROOKLYN')
  await expect(stripOf(page)).toBeHidden()
})

test('takes back a trade pressed offline that the server refuses, and tells it on any screen', async ({
  context,
  page,
  player,
}) => {
  await arriveAtMarket(player)
  await context.setOffline(true)
  await expect(stripOf(page)).toContainText('The line is down.')
  await player.press('BUY')
  await player.close()
  await player.expectHome()
  await page.route(TRADE, (route) =>
    route.fulfill({
      status: 409,
      json: { detail: 'The price has moved.', code: 'stale_price', request_id: '1' },
    }),
  )
  await context.setOffline(false)
  const strip = stripOf(page)
  await expect(strip).toContainText('Taken back: buy 1 SMOKES. The price has moved.')
  await strip.getByRole('button', { name: 'OK' }).click()
  await expect(strip).toBeHidden()
})
