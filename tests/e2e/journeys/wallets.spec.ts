import { type Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { type TestWallet } from '../../support/test-wallet.ts'
import { changeAccount, installWallet } from '../support/install-wallet.ts'
import { recordScripts } from '../support/record-scripts.ts'
import { expect, test } from '../support/player.ts'
import { revoke, revokeWhileAway } from '../support/revoke.ts'
import { betweenPresses, stopClock } from '../support/stopped-clock.ts'

const SATCHEL = { name: 'Satchel', rdns: 'example.satchel' }
const STRONGBOX = { name: 'Strongbox', rdns: 'example.strongbox' }
/** The properties that the apps of Coinbase and Base add to a page. */
const IN_APP = {
  name: 'Coinbase Wallet',
  rdns: 'injected',
  marks: { isCoinbaseBrowser: true, isCoinbaseWallet: true },
}
const INVALID_KEY = 'Your API key is invalid or expired. Please log in again.'
/** The time limit of a wallet's prompt. */
const UNANSWERED_MS = 121_000

test.beforeEach(({ page }) => stopClock(page))

/** Installs a wallet with a new key, and so a new player. */
const install = (
  page: Page,
  wallet: Omit<Parameters<typeof installWallet>[1], 'key'>,
): Promise<TestWallet> => installWallet(page, { ...wallet, key: generatePrivateKey() })

test('signs in with one of two browser wallets after a timeout, restores it after a reload, and links the other', async ({
  page,
  player,
}) => {
  const satchel = await install(page, SATCHEL)
  const strongbox = await install(page, STRONGBOX)
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
  const pick = () => player.touch(dialog.getByRole('button', { name: 'Strongbox' }))
  strongbox.ignores = 'eth_requestAccounts'
  await pick()
  await expect.poll(() => strongbox.calls).toContain('eth_requestAccounts')
  await expect(dialog.getByRole('status')).toHaveText('Connecting to Strongbox…')
  await page.clock.fastForward(UNANSWERED_MS)
  await expect(dialog.getByRole('alert')).toHaveText(
    'The wallet did not answer in time. Try again, or pick another.',
  )
  strongbox.ignores = null
  await pick()
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
  // No wallet is asked for a second signature.
  expect(strongbox.calls.filter((method) => method === 'personal_sign')).toHaveLength(1)

  await revokeWhileAway(page, player)
  await expect(player.twin).toContainText('Your session has expired. Please sign in again.')
  await player.press(/LOGIN/)
  await pick()
  await player.expectView('confirmation')

  await changeAccount(page, STRONGBOX.rdns, [satchel.account.address])
  await player.expectView('waitlist')
  expect(await player.key()).toBeNull()
})

test('merges two players: refuses, shows both, cancels, chooses one, cancels the merge', async ({
  page,
  player,
}) => {
  const satchel = await install(page, SATCHEL)
  await install(page, STRONGBOX)
  await player.open('/?view=waitlist')
  const picker = page.getByRole('dialog', { name: 'Connect a wallet' })
  const pick = (name: string) => player.touch(picker.getByRole('button', { name }))
  const names: string[] = []
  for (const name of ['Satchel', 'Strongbox']) {
    await player.press('WALLET LOGIN')
    await pick(name)
    await player.expectView('confirmation')
    names.push(await playOnce(page.url(), await player.key()))
    if (name === 'Strongbox') break
    await player.press('DISCONNECT WALLET')
    await player.expectView('waitlist')
  }
  const [theirs, mine] = names
  await player.press('ACCOUNT')
  const notice = player.twin.getByRole('status')
  const link = async (): Promise<void> => {
    await betweenPresses(page)
    await player.touch(player.twin.getByRole('tab', { name: 'IDENTITIES' }))
    await player.press('LINK')
    await pick('Satchel')
  }
  // The step-up before the first link is valid for the others too.
  await player.press('LINK')
  const why = player.twin.getByRole('dialog', { name: 'Prove it is you.' })
  await player.touch(why.getByRole('button', { name: 'Confirm' }))
  satchel.rejectNext = 'personal_sign'
  await pick('Satchel')
  await expect(notice).toHaveText('User rejected the request')

  await link()
  const question = player.twin.getByRole('dialog', { name: /^Two files\./ })
  await expect(question.getByRole('paragraph')).toHaveText([
    `THIS ONE: ${mine}`,
    /^cash \$[\d,]+, net worth -?\$[\d,]+, rank \d+$/,
    '',
    `THE OTHER: ${theirs}`,
    /^cash \$[\d,]+, net worth -?\$[\d,]+, rank \d+$/,
    '',
    /^Both have played/,
  ])
  await player.touch(question.getByRole('button', { name: 'Cancel' }))
  await expect(notice).toHaveText('Nothing was linked.')

  await link()
  await player.touch(question.getByRole('button', { name: 'KEEP OTHER' }))
  const end = player.twin.getByRole('dialog', { name: `End ${mine} for good?` })
  await player.touch(end.getByRole('button', { name: 'Confirm' }))
  await expect(notice).toContainText(`Signed. ${theirs} goes on alone`)
  await expect(player.twin).toContainText(`${theirs} goes on and ${mine} ends`)
  await player.press(`CANCEL the end of ${mine}`)
  await expect(notice).toHaveText('Cancelled. Both go on.')
  await expect(player.button(/^CANCEL/)).toHaveCount(0)
  const identities = player.twin.getByRole('list', { name: 'Linked identities' })
  await expect(identities.getByRole('listitem')).toHaveCount(1)
  await player.close()
  await expect(player.twin).toContainText(mine ?? '')
})

/** Records the events that the page announces from its start. */
async function recordEvents(page: Page): Promise<() => Promise<readonly [string, unknown][]>> {
  await page.addInitScript(
    (names) => {
      const announced: unknown[] = []
      Object.assign(window, { announced })
      for (const name of names) {
        window.addEventListener(name, (event) =>
          announced.push([name, (event as CustomEvent).detail]),
        )
      }
    },
    ['dcw-first-encounter', 'dcw-auth-invalid', 'dcw-api-key-invalid', 'dcw-force-login'],
  )
  return () => page.evaluate(() => Reflect.get(window, 'announced'))
}

/** Talks to a shark, so that the player has progress. Returns the street name. */
async function playOnce(address: string, key: string | null): Promise<string> {
  const { origin } = new URL(address)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ character: 'vinnie', message: 'hello' })
  await (await fetch(`${origin}/api/v1/chat`, { method: 'POST', headers, body })).text()
  const me = await (await fetch(`${origin}/auth/me/api`, { headers })).json()
  return me.street_name
}

for (const { where, wallet, platform } of [
  { where: 'a browser with one wallet', wallet: SATCHEL, platform: 'desktop' },
  { where: 'Coinbase’s own browser', wallet: IN_APP, platform: 'coinbase' },
]) {
  test(`${where}: does not answer, refuses, signs in, reloads, disconnects`, async ({
    page,
    player,
  }) => {
    const scripts = recordScripts(page)
    const satchel = await install(page, wallet)
    const announced = await recordEvents(page)
    await player.open('/?view=waitlist')
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
    const pick = async (): Promise<void> => {
      await player.press('WALLET LOGIN')
      await player.touch(dialog.getByRole('button', { name: wallet.name }))
    }
    /** The picker shows a failure to connect; the login screen shows one to sign. */
    const expectFailure = async (method: string, sentence: string): Promise<void> => {
      if (method === 'eth_requestAccounts') {
        await expect(dialog.getByRole('alert')).toContainText(sentence)
        await player.touch(dialog.getByRole('button', { name: 'Cancel' }))
      } else {
        await expect(player.twin).toContainText(sentence)
      }
      await player.expectView('waitlist')
    }
    for (const ignored of ['eth_requestAccounts', 'personal_sign'] as const) {
      satchel.ignores = ignored
      const requests = () => satchel.calls.filter((method) => method === ignored).length
      const before = requests()
      await pick()
      await expect.poll(requests).toBeGreaterThan(before)
      await page.clock.fastForward(UNANSWERED_MS)
      await expectFailure(ignored, 'The wallet did not answer in time.')
    }
    satchel.ignores = null
    for (const refused of ['eth_requestAccounts', 'personal_sign'] as const) {
      satchel.rejectNext = refused
      await pick()
      await expectFailure(refused, 'User rejected the request')
    }
    satchel.sponsored = true
    await pick()
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('wallet linked')
    await expect(player.twin).toContainText('gasless OK')
    await expect
      .poll(announced)
      .toContainEqual(['dcw-first-encounter', { actions: expect.any(Array) }])
    expect(await page.evaluate(() => localStorage.getItem('dcw_platform_context'))).toBe(platform)
    await scripts.expectOnly()

    // A 401 during the game.
    await revoke(new URL(page.url()).origin, await player.key())
    await player.press('MARKET')
    await expect(player.twin).toContainText(INVALID_KEY)
    await player.expectView('waitlist')
    expect(await player.key()).toBeNull()
    const [invalid, ...others] = (await announced()).slice(-3)
    expect(invalid?.[0]).toBe('dcw-auth-invalid')
    expect(others).toEqual([
      ['dcw-api-key-invalid', invalid?.[1]],
      ['dcw-force-login', { message: 'Please log in again to continue.' }],
    ])
    await pick()
    await player.expectView('confirmation')

    await page.reload()
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Welcome back')
    await revokeWhileAway(page, player)
    await expect(player.twin).toContainText('Your session has expired. Please sign in again.')
    await player.expectView('waitlist')
    expect(await player.key()).toBeNull()

    await pick()
    await player.expectView('confirmation')
    await changeAccount(page, wallet.rdns, [])
    await player.expectView('waitlist')
    expect(await player.key()).toBeNull()
  })
}

test('plays as a guest without a wallet and downloads no SDK of a host or a wallet', async ({
  page,
  player,
}) => {
  const scripts = recordScripts(page)
  await player.open('/?view=waitlist')
  await player.press('WALLET LOGIN')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog).toContainText('No wallet found in this browser.')
  await player.touch(dialog.getByRole('button', { name: 'Cancel' }))
  await player.expectView('waitlist')
  await player.signInAsGuest()
  await expect(player.twin).toContainText('Guest wallet linked')
  await scripts.expectOnly()
  await page.reload()
  await expect(player.twin).toContainText('Welcome back')
  await revokeWhileAway(page, player)
  await expect(player.twin).toContainText('Your session has expired. Please sign in again.')
  // The key outlives the session, so the guest is the same.
  await player.signInAsGuest()
  await player.press('DISCONNECT WALLET')
  await player.expectView('waitlist')
  expect(await player.key()).toBeNull()
})

test('uses the wallet picker by keyboard', async ({ page, player }) => {
  await install(page, SATCHEL)
  await install(page, STRONGBOX)
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
  // The terminal below does not receive these keys.
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
