import { createLatch } from '../support/latch.ts'
import { expect, OPENING, test } from '../support/player.ts'

test('opens every screen from the menu and goes back by keys and by the browser', async ({
  page,
  player,
}) => {
  await player.arrive()
  await player.press('MENU')
  await player.expectView('menu')
  await expect(player.twin.getByRole('heading', { name: 'DOPE CHAIN WARS' })).toBeAttached()
  await expect(player.twin.getByRole('heading', { name: 'SYSTEM MENU' })).toBeAttached()
  const entries = ['PLAY GAME', 'SDK TEST INTERFACE', 'LEADERBOARD', 'GAME PULSE', 'ABOUT']
  // On a phone Back is at the end of the screen.
  await expect(player.twin.getByRole('button')).toHaveText(
    player.hasTouch ? ['?', ...entries, /BACK/] : ['?', 'X', ...entries],
  )
  await expect(player.button('PLAY GAME')).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(player.button('ABOUT')).toBeFocused()
  await page.keyboard.press('Enter')
  await player.expectView('about')
  await page.goBack()
  await player.expectView('menu')
  await page.keyboard.press('3')
  await player.expectView('leaderboard')
  await page.keyboard.press('Escape')
  await player.expectView('menu')
  await page.goBack()
  await player.expectView('confirmation')
  await page.goForward()
  await page.keyboard.press('m')
  await player.expectView('menu')
  await player.close()
  await player.expectView('confirmation')
})

test('draws rows 40 px of the buffer apart, shows the keys on ?, and closes to the login for a visitor', async ({
  page,
  player,
}) => {
  await player.open('/?view=menu')
  await expect(player.button('PLAY GAME')).toBeFocused()
  const tops: number[] = []
  for (const name of ['PLAY GAME', 'SDK TEST INTERFACE', 'LEADERBOARD', 'GAME PULSE', 'ABOUT']) {
    // The browser rounds the places of a scaled twin.
    const box = await player.button(name).boundingBox()
    expect(box?.height).toBeGreaterThan(player.hasTouch ? 43.9 : 20)
    tops.push((box?.y ?? 0) + (box?.height ?? 0) / 2)
  }
  const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
  // 40 px of the 400 px buffer in a window 800 px high.
  for (const step of steps) {
    if (player.hasTouch) expect(step).toBeGreaterThan(43.9)
    else expect(step).toBeCloseTo(80, 1)
  }

  await page.keyboard.press('?')
  const dialog = player.twin.getByRole('dialog', { name: 'KEYS' })
  await expect(dialog).toContainText('1-5         the entries')
  await expect(dialog).toContainText('Escape      one screen back')
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  // The screen below is visible but inert.
  await expect(player.twin.locator('button[aria-label=ABOUT]')).toHaveAttribute('inert')
  await page.keyboard.press('2')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await player.expectView('menu')
  await expect(player.button('PLAY GAME')).toBeFocused()

  await page.keyboard.press('?')
  await player.touch(dialog.getByRole('button', { name: 'OK' }))
  await expect(dialog).toHaveCount(0)
  await player.close()
  await player.expectView('waitlist')
})

test('runs a simulation in the console to its end', async ({ page, player }) => {
  await player.arrive()
  await player.press('MENU')
  await player.press('PLAY GAME')
  await player.expectView('game_console')
  await expect(player.twin.getByRole('list', { name: 'Agents' }).getByRole('listitem')).toHaveCount(
    4,
  )
  await player.press('carmela')
  const status = player.twin.getByRole('status').last()
  await player.stopTime()
  const started = page.waitForResponse(/simulation\/start/)
  await player.press('RUN SIMULATION')
  let response = await started
  for (;;) {
    const { current_step: step, state } = await response.json()
    await player.passUntilText(status, `step ${step}/`)
    if (state === 'completed') break
    // The page polls the progress every 2 s.
    const polled = page.waitForResponse(/simulation\/status/)
    await player.pass(2_000)
    response = await polled
  }
  await player.passUntilText(status, 'state: completed')
  await expect(player.twin.getByRole('img', { name: /Net worth over the run/ })).toBeAttached()
  const figures = player.twin.getByRole('table', { name: 'Net worth over the run' })
  await expect(figures.getByRole('row').last()).toHaveText(/^\d+\$\d/)
})

test('shows the world in the pulse once it has loaded', async ({ page, player }) => {
  const letIn = createLatch()
  await page.route('**/economy/ticker', async (route) => {
    await letIn.opened
    await route.continue()
  })
  await player.open('/?view=menu_test')
  await player.expectView('menu_test')
  const reading = player.twin.getByRole('status').filter({ hasText: 'Reading the street…' })
  await expect(reading).toHaveCount(1)
  letIn.open()
  await expect(reading).toHaveCount(0)
  await expect(player.twin).toContainText(/MARKET INDEX +\d\.\d{3}/)
  await expect(player.twin.getByRole('table', { name: 'Goods over 24 hours' })).toContainText(
    'SMOKES',
  )
})

test('tests the functions of the host and copies a report', async ({ context, page, player }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await player.open('/?view=sdk_test')
  await expect(player.twin).toContainText(/PLATFORM +(desktop|mobile)/)
  await expect(player.twin.getByRole('table', { name: 'Capabilities' })).toContainText('webgl')
  const status = (index: number) => player.twin.getByRole('status').nth(index)
  await player.press('READY')
  await expect(status(0)).toHaveText(/^answered in \d+ ms$/)
  // Functions that a plain browser lacks are named and disabled.
  await expect(player.button('SIGN IN')).toBeDisabled()
  await expect(status(1)).toHaveText('not in this host')
  // On a phone the list is longer than its window, which scrolls to what has the focus.
  await player.button('COPY REPORT').focus()
  await player.press('COPY REPORT')
  await expect(player.twin.getByRole('status').last()).toHaveText('Copied.')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/^SDK TEST INTERFACE, \d{4}-/)
  expect(report).toMatch(/\nPLATFORM +(desktop|mobile)\n/)
  expect(report).toContain('\nwebgl: yes\n')
  expect(report).toMatch(/\nREADY: answered in \d+ ms\n/)
  expect(report).toContain('\nHAPTIC LIGHT: not tried\n')
  expect(report).toContain('\nSIGN IN: not in this host\n')
})

test('/promo fills the screen with its profile, and a key opens the game', async ({
  page,
  player,
}) => {
  await player.open('/promo')
  await player.expectView('promo_logo')
  await expect(player.twin.getByRole('img').first()).toBeAttached()
  expect(new URL(page.url()).search).toBe('?profile=full')
  await page.keyboard.press('x')
  await expect(player.twin).toHaveAttribute('data-view', OPENING)
})
