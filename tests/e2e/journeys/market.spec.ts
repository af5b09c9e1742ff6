import { expect, test } from '../support/player.ts'
import { askTip, askTipNow } from '../support/tip.ts'

test('works a job, completes a mission and gets two tips, the second for money', async ({
  player,
}) => {
  await player.arrive('/?view=market')
  await player.expectView('market')
  const status = player.twin.getByRole('status')
  const moves = player.twin.locator('[data-field=moves]')
  await player.touch(player.twin.getByRole('tab', { name: 'JOBS' }))
  const jobs = player.twin.getByRole('list', { name: 'Jobs and missions' }).getByRole('listitem')
  await expect(jobs).toHaveCount(4)
  await player.press('WORK')
  await expect(status.last()).toContainText(/: \$\d+\.$/)
  await expect(moves).toHaveText('4')
  const payment = jobs.filter({ hasText: 'Pay something on a loan' })
  const handIn = payment.getByRole('button')
  await expect(handIn).toBeDisabled()

  await player.touch(player.twin.getByRole('tab', { name: 'LOANS' }))
  await player.twin.getByRole('textbox', { name: 'Amount' }).fill('25')
  await player.press('PAY')
  await expect(player.twin.getByRole('list', { name: 'Loans' })).toContainText('$3,975.00')
  await player.touch(player.twin.getByRole('tab', { name: 'JOBS' }))
  await expect(handIn).toBeEnabled()
  await player.touch(handIn)
  await expect(status.last()).toContainText('Pay something on a loan: done.')
  await expect(payment.getByRole('button', { name: /^DONE/ })).toBeDisabled()
  await expect(moves).toHaveText('3')

  await askTip(player)
  await expect(status.last()).toContainText('You did not hear it here')
  const dialog = await askTipNow(player)
  await expect(dialog).toContainText('This is a demo: no money moves.')
  await player.touch(dialog.getByRole('button', { name: 'Confirm' }))
  await expect(moves).toHaveText('1')

  await player.touch(player.twin.getByRole('tab', { name: 'STASH' }))
  await expect(player.twin).toContainText('0 of 100 units taken')
  await expect(player.twin).toContainText('Next size: 200 units for $3,000.')
  await expect(player.button('MAKE IT 200')).toBeDisabled()
})

test('chooses a good by its row and tells before the press why it cannot be traded', async ({
  player,
}) => {
  await player.arrive('/?view=market')
  await expect(player.button('BUY')).toBeEnabled()
  const parts = player.twin
    .getByRole('row')
    .filter({ has: player.page.getByRole('button', { name: 'PARTS' }) })
  await player.touch(parts.getByRole('button'))
  await expect(player.button('PARTS')).toHaveAttribute('aria-pressed', 'true')
  await expect(player.twin.getByRole('combobox', { name: 'Good' })).toHaveValue('PARTS')
  await expect(parts.getByRole('cell').last()).toHaveText(/^0?$/)
  for (const [name, reason] of [
    ['BUY', 'PARTS opens at reputation 0.6.'],
    ['SELL', 'You hold no PARTS.'],
  ] as const) {
    await expect(player.button(name)).toBeDisabled()
    await expect(player.button(name)).toHaveAttribute('aria-description', new RegExp(reason))
    const words = new RegExp(reason.replaceAll(' ', '\\s'))
    await expect(player.twin.getByRole('paragraph').filter({ hasText: words })).toBeAttached()
  }
  // Both reasons are announced at once.
  await expect(player.twin.getByRole('status')).toHaveText([
    /^BUY: PARTS opens at reputation 0\.6\..* SELL: You hold no PARTS\.$/,
  ])
  // The cells of a row take no presses of their own.
  const smokes = player.button('SMOKES')
  const { width = 0, height = 0 } = (await smokes.boundingBox()) ?? {}
  await smokes.click({ position: { x: width - 3, y: height / 2 } })
  await expect(smokes).toHaveAttribute('aria-pressed', 'true')
})

test('changes the quantity by keys and buttons and shows other boroughs', async ({ player }) => {
  await player.arrive('/?view=market')
  await player.expectView('market')
  const quantity = player.twin.getByRole('textbox', { name: 'Quantity' })
  await expect(quantity).toHaveAttribute('inputmode', 'numeric')
  await quantity.fill('9')
  await quantity.press('ArrowUp')
  await expect(quantity).toHaveValue('10')
  await quantity.press('ArrowDown')
  await quantity.press('ArrowDown')
  await expect(quantity).toHaveValue('8')
  await player.press('More')
  await expect(quantity).toHaveValue('9')
  await player.press('Fewer')
  await expect(quantity).toHaveValue('8')
  await quantity.fill('1')
  await player.press('Fewer')
  await expect(quantity).toHaveValue('1')

  await player.twin.getByRole('combobox', { name: 'Chart' }).selectOption('jersey')
  await expect(
    player.twin.getByRole('img', { name: /SMOKES, last 72 ticks, JERSEY \$/ }),
  ).toBeAttached()
  if (player.hasTouch) await player.touch(player.twin.getByRole('tab', { name: 'TRAVEL' }))
  const elsewhere = player.twin.getByRole('table', { name: 'SMOKES by borough' })
  await expect(elsewhere.getByRole('row')).toHaveCount(7)
  await expect(elsewhere.getByRole('row', { name: /STATEN ISLAND/ })).toContainText(/\$\d+\.\d\d/)
})

test('opens the market from the conversation and from the pulse, and closes back to them', async ({
  page,
  player,
}) => {
  await page.addInitScript(recordAnnouncements)
  await player.arrive()
  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await expect(page).toHaveTitle('Talk - Dope Chain Wars')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said'))).toContain('Talk')
  await player.press('Need a loan')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'said')))
    .toContainEqual(
      expect.stringMatching(/^Quick replies: Deal: \$500, owe \$665\.50 by .+; No deal\.$/),
    )
  await player.press('MARKET')
  await player.expectView('market')
  await expect(page).toHaveTitle('Market - Dope Chain Wars')
  await player.close()
  await player.expectView('chat')
  await player.close()
  await player.expectView('confirmation')

  await player.press('MENU')
  await player.press('GAME PULSE')
  await expect(player.twin.getByRole('heading', { name: 'GAME PULSE' })).toBeFocused()
  const sparks = player.twin.getByRole('table', {
    name: 'All goods, borough by borough, over three days',
  })
  await expect(sparks.getByRole('row')).toHaveCount(7)
  await expect(
    player.twin.getByRole('img', { name: /JERSEY, last three days [▲▼]/ }),
  ).toBeAttached()
  const figures = player.twin.getByRole('table', { name: /JERSEY, last three days/ })
  await expect(figures).toHaveCount(0)
  await player.press('FIGURES')
  await expect(figures.getByRole('row').nth(1)).toHaveText(/^\d+\s*\d\.\d{3}/)
  await expect(player.twin).toContainText(/MONTHLY POT +\$[\d,]+ DEMO\s+paid out/)
  await player.press('MARKET')
  await player.expectView('market')
  await player.close()
  await player.expectView('menu_test')
  await player.close()
  await player.expectView('menu')

  await page.route('**/api/v1/economy/monthly_pot', (route) => route.abort())
  await player.waitOutDuplicatePress()
  await player.press('GAME PULSE')
  await expect(player.twin).toContainText(/MONTHLY POT +\$125,000 \(sample\)\s+paid out/)
})

/** Runs in the page before its scripts: records every line that is announced to screen readers. */
function recordAnnouncements(): void {
  const said: string[] = []
  Object.assign(window, { said })
  new MutationObserver(() => {
    const text = document.querySelector('.twin-announcer')?.textContent ?? ''
    said.push(...text.split('\n'))
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
