import { ADA_KEY, BOB_KEY } from '../support/test-wallet.ts'
import { changeAccount, installWallet } from './support/install-wallet.ts'
import { expect, test } from './support/player.ts'

const SATCHEL = { name: 'Satchel', rdns: 'example.satchel', key: ADA_KEY }
const STRONGBOX = { name: 'Strongbox', rdns: 'example.strongbox', key: BOB_KEY }

test('a browser wallet signs in, is known after a reload, and takes its player along', async ({
  page,
  player,
}) => {
  const satchel = await installWallet(page, SATCHEL)
  const strongbox = await installWallet(page, STRONGBOX)
  await player.open('/?view=waitlist')
  await player.press(/LOGIN/)
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog.getByRole('button')).toHaveText([
    'Satchel',
    'Strongbox',
    'Coinbase Wallet',
    'PLAY AS GUEST',
    'Cancel',
  ])
  await player.touch(dialog.getByRole('button', { name: 'Strongbox' }))
  await player.expectView('confirmation')
  const address = strongbox.account.address.toLowerCase()
  await expect(player.twin).toContainText(`${address.slice(0, 6)}…${address.slice(-4)}`)
  await expect(player.twin).toContainText('wallet linked')
  await expect(player.twin).not.toContainText('Guest wallet linked')
  expect(satchel.calls).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('dcw_wallet'))).toBe(address)

  await page.reload()
  await player.expectView('confirmation')
  await expect(player.twin).toContainText('Welcome back')
  // Nobody is asked to sign twice.
  expect(strongbox.calls.filter((method) => method === 'personal_sign')).toHaveLength(1)

  const other = satchel.account.address
  await expect
    .poll(async () => {
      await changeAccount(page, STRONGBOX.rdns, [other])
      return player.twin.getAttribute('data-view')
    })
    .toBe('waitlist')
  expect(await page.evaluate(() => localStorage.getItem('dcw_api_key'))).toBeNull()
})

test('a wallet that refuses leads back to the login with a sentence, and may be asked again', async ({
  page,
  player,
}) => {
  const satchel = await installWallet(page, SATCHEL)
  await player.open('/?view=waitlist')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  for (const refused of ['eth_requestAccounts', 'personal_sign'] as const) {
    satchel.rejectNext = refused
    await player.press(/LOGIN/)
    await player.touch(dialog.getByRole('button', { name: 'Satchel' }))
    await expect(player.twin).toContainText('User rejected the request')
    await player.expectView('waitlist')
  }
  await player.press(/LOGIN/)
  await player.touch(dialog.getByRole('button', { name: 'Satchel' }))
  await player.expectView('confirmation')
})

test('the wallet picker by keyboard alone', async ({ page, player }) => {
  await installWallet(page, SATCHEL)
  await installWallet(page, STRONGBOX)
  await player.open('/?view=waitlist')
  const { keyboard } = page
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(player.button(/LOGIN/)).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Satchel' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: 'Strongbox' })).toBeFocused()
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // What is typed here is not for the terminal below.
  await keyboard.press('l')
  await player.expectView('loading')
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await player.expectView('waitlist')
  await expect(player.button(/LOGIN/)).toBeFocused()

  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Satchel' })).toBeFocused()
  await keyboard.press('Enter')
  await player.expectView('confirmation')
})
