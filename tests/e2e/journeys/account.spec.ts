import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { generatePrivateKey } from 'viem/accounts'
import { installWallet } from '../support/install-wallet.ts'
import { expect, test } from '../support/player.ts'

test.use({ hasEffects: true })

test('opens the account from the banner, links an identity, makes and revokes keys', async ({
  page,
  player,
}) => {
  const satchel = await installWallet(page, {
    name: 'Satchel',
    rdns: 'example.satchel',
    // A wallet can be linked to one player only, so each project uses its own wallet.
    key: generatePrivateKey(),
  })
  await player.arrive()
  await player.press('ACCOUNT')
  await player.expectView('account')
  const tab = (name: string) => player.twin.getByRole('tab', { name })
  await expect(player.twin.getByRole('tab')).toHaveText([
    /IDENTITIES/,
    /KEYS/,
    /SETTINGS/,
    /MEMORY/,
  ])
  const identities = player.twin.getByRole('list', { name: 'Linked identities' })
  await expect(identities.getByRole('listitem')).toHaveCount(1)
  await expect(identities).toContainText('GUEST WALLET')
  await expect(identities).toContainText(/0x[0-9a-f]{20,}/)
  await expect(identities).toContainText('signed in with it')

  await player.press('LINK')
  const picker = page.getByRole('dialog', { name: 'Connect a wallet' })
  // The player is the guest of this browser already.
  await expect(picker.getByRole('button')).toHaveText(['Satchel', 'Coinbase Wallet', 'Cancel'])
  satchel.ignores = 'personal_sign'
  await player.touch(picker.getByRole('button', { name: 'Satchel' }))
  const notice = player.twin.getByRole('status')
  await expect(notice).toHaveText('Waiting for a signature…')
  await player.press('CANCEL')
  await expect(notice).toHaveText('Nothing was signed.')
  await expect(player.button('CANCEL')).toHaveCount(0)
  satchel.ignores = null
  await player.waitOutDuplicatePress()
  await player.press('LINK')
  await player.touch(picker.getByRole('button', { name: 'Satchel' }))
  await expect(notice).toHaveText('Linked.')
  await expect(identities.getByRole('listitem')).toHaveText([/GUEST WALLET/, /WALLET/])
  // A phone cannot show all of it.
  await expect(identities).toContainText(satchel.account.address.toLowerCase().slice(0, 22))

  await player.touch(player.button(/^UNLINK 0x/).last())
  const unlinking = player.twin.getByRole('dialog', { name: /^Unlink 0x/ })
  await player.touch(unlinking.getByRole('button', { name: 'Confirm' }))
  await expect(notice).toHaveText('Unlinked.')
  await expect(identities.getByRole('listitem')).toHaveText([/GUEST WALLET/])
  // The only identity cannot be removed.
  await expect(player.button(/^UNLINK/)).toHaveCount(0)

  const name = player.twin.getByRole('textbox', { name: 'STREET NAME' })
  await expect(name).toHaveValue(/\w \w/)
  await name.fill('x!')
  await name.press('Enter')
  const status = player.twin.getByRole('status')
  await expect(status).toHaveText(/^A street name has 3 to 20 characters/)
  await expect(name).toHaveValue('x!')
  const chosen = `Fingers ${randomBytes(5).toString('hex')}`
  await name.fill(chosen)
  await player.press('SET the street name')
  await expect(status).toHaveText(`The street calls you ${chosen}.`)

  await player.touch(tab('KEYS'))
  const keys = player.twin.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(keys).toHaveCount(1)
  await expect(keys.first()).toContainText('THIS PAGE')
  await expect(keys.first()).toContainText(/USED \d{4}-\d\d-\d\d \d\d:\d\d/)
  await player.press('MAKE A KEY')
  const made = player.twin.getByRole('dialog', { name: 'YOUR NEW KEY' })
  await expect(made).toContainText(/dcw_[\w-\s]{43,45}It is shown/)
  await player.touch(made.getByRole('button', { name: 'OK' }))
  await expect(keys).toHaveCount(2)
  await expect(player.twin).not.toContainText('dcw_')

  const revoke = player.button(/^REVOKE/)
  await player.touch(revoke)
  const question = player.twin.getByRole('dialog', { name: 'Revoke this key?' })
  await player.touch(question.getByRole('button', { name: 'Cancel' }))
  await expect(keys).toHaveCount(2)
  await player.touch(revoke)
  await player.touch(question.getByRole('button', { name: 'Confirm' }))
  await expect(keys).toHaveCount(1)
  await expect(status).toHaveText('The key is revoked.')
  await player.close()
  await player.expectView('confirmation')
  await expect(player.twin).toContainText(chosen)
  await player.press('Leaderboard')
  const board = player.twin.getByRole('table', { name: 'LEADERBOARD' })
  await expect(board.getByRole('cell', { name: chosen })).not.toHaveCount(0)
})

test('asks a wallet for one signature in five minutes before it makes keys, and signs out everywhere', async ({
  page,
  player,
}) => {
  const satchel = await installWallet(page, {
    name: 'Satchel',
    rdns: 'example.satchel',
    key: generatePrivateKey(),
  })
  const signatures = () => satchel.calls.filter((method) => method === 'personal_sign').length
  await player.open('/?view=waitlist')
  await player.press(/LOGIN/)
  const picker = page.getByRole('dialog', { name: 'Connect a wallet' })
  await player.touch(picker.getByRole('button', { name: 'Satchel' }))
  await player.expectView('confirmation')
  await player.press('ACCOUNT')
  await player.touch(player.twin.getByRole('tab', { name: 'KEYS' }))
  const keys = player.twin.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(keys).toHaveCount(1)

  await player.press('MAKE A KEY')
  const why = player.twin.getByRole('dialog', { name: 'Prove it is you.' })
  await expect(why).toContainText('A key alone may be stolen')
  satchel.rejectNext = 'personal_sign'
  await player.touch(why.getByRole('button', { name: 'Confirm' }))
  const notice = player.twin.getByRole('status')
  await expect(notice).toHaveText('User rejected the request')
  await expect(keys).toHaveCount(1)

  const made = player.twin.getByRole('dialog', { name: 'YOUR NEW KEY' })
  const before = signatures()
  await player.press('MAKE A KEY')
  await player.touch(why.getByRole('button', { name: 'Confirm' }))
  await player.touch(made.getByRole('button', { name: 'OK' }))
  await expect(keys).toHaveCount(2)
  await player.press('MAKE A KEY')
  await player.touch(made.getByRole('button', { name: 'OK' }))
  await expect(keys).toHaveCount(3)
  expect(signatures()).toBe(before + 1)

  await player.press('SIGN OUT EVERYWHERE')
  const question = player.twin.getByRole('dialog', { name: 'Sign out everywhere?' })
  await player.touch(question.getByRole('button', { name: 'Confirm' }))
  await player.expectView('waitlist')
  await expect(player.twin).toContainText('You are signed out everywhere.')
  expect(await player.key()).toBeNull()
})

test('downloads the data of a guest, deletes it, and starts over as a new player', async ({
  page,
  player,
}) => {
  await player.arrive()
  await player.press('ACCOUNT')
  const tab = (name: string) => player.twin.getByRole('tab', { name })
  const name = player.twin.getByRole('textbox', { name: 'STREET NAME' })
  await expect(name).toHaveValue(/\w \w/)
  const before = await name.inputValue()
  await player.touch(tab('KEYS'))
  await player.press('MY DATA')
  const file = player.twin.getByRole('dialog', { name: 'Your file.' })
  const download = page.waitForEvent('download')
  await player.touch(file.getByRole('button', { name: 'DOWNLOAD' }))
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^dope-chain-wars-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await saved.path(), 'utf8'))
  expect(data).toMatchObject({ player: { street_name: before }, identities: [{ kind: 'burner' }] })
  const notice = player.twin.getByRole('status')
  await expect(notice).toHaveText(`Your file is on its way: ${saved.suggestedFilename()}`)

  await player.press('MY DATA')
  await player.touch(file.getByRole('button', { name: 'DELETE' }))
  const question = player.twin.getByRole('dialog', { name: `Delete ${before} for good?` })
  await expect(question).toContainText('What stays has no name on it')
  await player.touch(question.getByRole('button', { name: 'Cancel' }))
  expect(await player.key()).not.toBeNull()
  await player.press('MY DATA')
  await player.touch(file.getByRole('button', { name: 'DELETE' }))
  await player.touch(question.getByRole('button', { name: 'DELETE FOR GOOD' }))
  await player.expectView('waitlist')
  await expect(player.twin).toContainText('Your file is burnt.')
  expect(await player.key()).toBeNull()

  await player.press(/LOGIN/)
  const picker = page.getByRole('dialog', { name: 'Connect a wallet' })
  await player.touch(picker.getByRole('button', { name: 'PLAY AS GUEST' }))
  await player.expectView('confirmation')
  await player.press('ACCOUNT')
  await player.touch(tab('KEYS'))
  const keys = player.twin.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  // The session before the deletion is gone.
  await expect(keys).toHaveCount(1)
})

test('changes the picture by settings, which survive a reload', async ({ page, player }) => {
  await player.open('/?view=account')
  await player.expectView('account')
  await expect(player.twin).toContainText('Log in to see what is yours.')
  await player.touch(player.twin.getByRole('tab', { name: 'SETTINGS' }))
  const brightness = player.twin.getByRole('group', { name: 'BRIGHTNESS' })
  await expect(brightness.getByRole('status')).toHaveText('100 %')
  await player.press('BRIGHTNESS less')
  await expect(brightness.getByRole('status')).toHaveText('95 %')
  await player.press('CONTRAST more')
  const choice = (name: string) => player.twin.getByRole('combobox', { name })
  await choice('EFFECTS').selectOption('off')
  await choice('MOTION').selectOption('less')
  const line = player.twin.getByText('Remembered in this browser.')
  const height = async () => (await line.boundingBox())?.height ?? 0
  const before = await height()
  await choice('TEXT SIZE').selectOption('125')
  await expect.poll(async () => (await height()) / before).toBeCloseTo(1.25, 2)
  await choice('TEXT SIZE').selectOption('150')
  await expect.poll(async () => (await height()) / before).toBeCloseTo(1.5, 2)
  // The screen is now larger than its window, which scrolls to the focused control.
  for (const control of await player.twin.locator('button:enabled, select').all()) {
    await control.focus()
    await expect(control).toBeInViewport({ ratio: 0.99 })
  }
  await choice('TEXT SIZE').selectOption('125')

  await page.reload()
  await player.touch(player.twin.getByRole('tab', { name: 'SETTINGS' }))
  await expect(brightness.getByRole('status')).toHaveText('95 %')
  await expect(choice('EFFECTS')).toHaveValue('off')
  await expect(choice('MOTION')).toHaveValue('less')
  expect((await height()) / before).toBeCloseTo(1.25, 2)
  const kept = await page.evaluate(() => [
    localStorage.getItem('dcw_calibration'),
    localStorage.getItem('dcw_settings'),
  ])
  expect(kept.map((text) => JSON.parse(text ?? 'null'))).toEqual([
    { brightness: 95, contrast: 105 },
    { effects: false, look: null, motion: 'less', sound: null, textSize: 125 },
  ])
})

test('chooses the look by its picture, keeps it, and returns to the default', async ({
  page,
  player,
}) => {
  await player.open('/?view=account')
  const openLooks = async () => {
    await player.touch(player.twin.getByRole('tab', { name: 'SETTINGS' }))
    await player.press(/^LOOK/)
  }
  await openLooks()
  const looks = player.twin.getByRole('group', { name: 'Looks of the tube' })
  await expect(looks.getByRole('button')).toHaveCount(18)
  const pictures = player.twin.locator('img')
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((it) => Reflect.get(it, 'naturalWidth'))))
    .toEqual(Array.from({ length: 17 }, () => 240))
  await player.press('P3 amber')
  await expect(player.button('P3 amber')).toHaveAttribute('aria-pressed', 'true')
  // The pictures are not above a dialog.
  await page.keyboard.press('?')
  await expect(pictures.first()).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(player.button('LOOK: P3 amber')).toBeFocused()

  await page.reload()
  await openLooks()
  await expect(player.button('P3 amber')).toHaveAttribute('aria-pressed', 'true')
  await player.press('DEFAULT')
  await expect(player.button('DEFAULT')).toHaveAttribute('aria-pressed', 'true')
  const kept = await page.evaluate(() => localStorage.getItem('dcw_settings'))
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ look: null, effects: true })
})
