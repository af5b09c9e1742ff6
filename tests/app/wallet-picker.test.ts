import { type Locator, type Page } from 'playwright'
import { expect } from 'vitest'
import { absentPackages } from '../../tools/absent-packages.ts'
import { domTest as test } from '../support/page-test.ts'
import { type PickerPage } from '../support/shell/picker-page-contract.ts'
import { type PageSource } from '../support/tabs.ts'
import { buildPage } from '../support/webgl/build-page.ts'

type Options = Parameters<PickerPage['open']>[0]

const ADDRESS = `0x${'ad'.repeat(20)}`
const PICKED = `mock ${ADDRESS}`
const AGAIN = 'Try again, or pick another.'
/** The time limit of a wallet's prompt. */
const UNANSWERED_MS = 120_000

/** Opens the picker with React's StrictMode. */
async function openPicker(tabs: PageSource, options: Partial<Options> = {}) {
  const script = await buildPage('tests/support/shell/picker-page.tsx', [absentPackages()], {
    mode: 'development',
    sources: ['src/shell', 'src/wallet', 'src/protocol', 'src/browser', 'tests/support/shell'],
  })
  const page = await tabs.open()
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'pickerPage' in window)
  const given: Options = { owner: 'agrees', hasGuest: true, ...options }
  await page.evaluate((all) => window.pickerPage.open(all), given)
  const picked = page.evaluate(() => window.pickerPage.pick(true))
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  if (given.owner !== 'breaks') await dialog.waitFor()
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  return {
    ...{ page, dialog, picked, press },
    status: dialog.getByRole('status'),
    alert: dialog.getByRole('alert'),
    again: () => page.evaluate(() => window.pickerPage.pick(true)),
    agree: () => page.evaluate(() => window.pickerPage.agree()),
    pass: (ms: number) => page.evaluate((passed) => window.pickerPage.pass(passed), ms),
    connected: () => page.evaluate(() => window.pickerPage.connected()),
  }
}

const buttons = (dialog: Locator): Promise<string[]> => dialog.getByRole('button').allTextContents()
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent)
const textOf = (shown: Locator) => expect.poll(() => shown.textContent())

test('connects the wallet of a mock connector that is picked', async ({ tabs }) => {
  const { page, dialog, picked, press, again } = await openPicker(tabs)
  expect(await buttons(dialog)).toEqual(['Mock Connector', 'PLAY AS GUEST', 'Cancel'])
  expect(await focused(page)).toBe('Mock Connector')
  await press('Mock Connector')
  expect(await picked).toBe(PICKED)
  await expect.poll(() => dialog.count()).toBe(0)

  // The connected wallet is marked, and another pick uses its connection.
  const second = again()
  const current = dialog.locator('[aria-current=true]')
  await current.waitFor()
  expect(await current.textContent()).toBe('Mock Connector')
  await current.click()
  expect(await second).toBe(PICKED)
})

test('shows the refusal of a wallet in the picker, where another one can be picked', async ({
  tabs,
}) => {
  const { picked, press, alert, status } = await openPicker(tabs, { owner: 'refuses' })
  await press('Mock Connector')
  await textOf(alert).toBe(`User rejected the request ${AGAIN}`)
  expect(await status.textContent()).toBe('')
  await press('PLAY AS GUEST')
  expect(await picked).toMatch(/^burner 0x/)
})

test('shows that a wallet is asked, and stops waiting on Cancel', async ({ tabs }) => {
  const { page, dialog, picked, press, status, agree, connected } = await openPicker(tabs, {
    owner: 'waits',
  })
  await press('Mock Connector')
  await textOf(status).toBe('Connecting to Mock Connector…')
  expect(await dialog.locator('[aria-busy=true]').allTextContents()).toEqual(['Mock Connector'])
  // The wallet is asked once, and no other meanwhile.
  const guest = dialog.getByRole('button', { name: 'PLAY AS GUEST' })
  expect(await guest.getAttribute('aria-disabled')).toBe('true')
  await page.evaluate(() => window.pickerPage.refuse('Not this one.'))
  await guest.click({ force: true })
  expect(await dialog.getByRole('alert').textContent()).toBe('')
  await page.evaluate(() => window.pickerPage.refuse(null))
  await guest.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await textOf(status).toBe('')
  expect(await focused(page)).toBe('Mock Connector')
  // It answers late, and has no use any more.
  await agree()
  await expect.poll(connected).toEqual([])
  await press('Mock Connector')
  await textOf(status).toBe('Connecting to Mock Connector…')
  await agree()
  expect(await picked).toBe(PICKED)
  expect(await connected()).toEqual(['Mock Connector'])
})

test('reports a wallet that does not answer in time, and asks it again', async ({ tabs }) => {
  const { picked, press, alert, status, agree, pass, connected } = await openPicker(tabs, {
    owner: 'waits',
  })
  await press('Mock Connector')
  await textOf(status).toContain('Connecting')
  await pass(UNANSWERED_MS - 1)
  expect(await status.textContent()).toContain('Connecting')
  await pass(1)
  await textOf(alert).toBe(`The wallet did not answer in time. ${AGAIN}`)

  // The answer to the first request keeps the permission that the second one needs.
  await press('Mock Connector')
  await textOf(status).toContain('Connecting')
  expect(await alert.textContent()).toBe('')
  await agree()
  await expect.poll(connected).toEqual(['Mock Connector'])
  expect(await status.textContent()).toContain('Connecting')
  await agree()
  expect(await picked).toBe(PICKED)
  expect(await connected()).toEqual(['Mock Connector'])
})

test('disconnects a wallet that answers after the picker was closed', async ({ tabs }) => {
  const { page, dialog, picked, press, status, agree, connected } = await openPicker(tabs, {
    owner: 'waits',
  })
  await press('Mock Connector')
  await textOf(status).toContain('Connecting')
  await page.evaluate(() => window.pickerPage.abort())
  expect(await picked).toBe('cancelled')
  await expect.poll(() => dialog.count()).toBe(0)
  await agree()
  await expect.poll(connected).toEqual([])
})

test('keeps a picked wallet until its connection is closed', async ({ tabs }) => {
  const { page, picked, press, again, dialog, connected } = await openPicker(tabs)
  await press('Mock Connector')
  await picked
  const second = again()
  await dialog.waitFor()
  await press('PLAY AS GUEST')
  await second
  expect(await connected()).toEqual(['Mock Connector', 'PLAY AS GUEST'])
  await page.evaluate(() => window.pickerPage.close())
  expect(await connected()).toEqual(['Mock Connector'])
})

test('shows the code of a connector that pairs, and returns to the picker on Cancel', async ({
  tabs,
}) => {
  const { page, dialog, picked, press, agree } = await openPicker(tabs, { owner: 'pairs' })
  const pairing = page.getByRole('dialog', { name: 'Scan with your wallet' })
  await press('Mock Connector')
  await pairing.waitFor()
  expect(await pairing.getByRole('link').getAttribute('href')).toBe('wc:a')
  await pairing.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor()
  expect(await pairing.count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Mock Connector')

  await press('Mock Connector')
  await pairing.waitFor()
  await agree()
  await agree()
  expect(await picked).toBe(PICKED)
  await expect.poll(() => pairing.count()).toBe(0)
})

test('shows no code of a wallet that is not asked any more', async ({ tabs }) => {
  const { page, dialog, picked, press, status, agree } = await openPicker(tabs, {
    owner: 'pairs late',
  })
  await page.evaluate(() => window.pickerPage.announce('Satchel'))
  await press('Mock Connector')
  await textOf(status).toContain('Mock Connector')
  await press('Cancel')
  await textOf(status).toBe('')
  await press('Satchel')
  await textOf(status).toBe('Connecting to Satchel…')
  await agree()
  // The picker has seen the code when it shows what came after it.
  await page.evaluate(() => window.pickerPage.announce('Strongbox'))
  await page.getByText('Strongbox').or(page.getByText('Scan with your wallet')).waitFor()
  expect(await dialog.count()).toBe(1)
  expect(await page.getByRole('dialog').getByRole('heading').allTextContents()).toEqual([
    'Connect a wallet',
  ])
  expect(await status.textContent()).toBe('Connecting to Satchel…')
  await press('Cancel')
  await press('Cancel')
  expect(await picked).toBe('cancelled')
})

test('connects a wallet that is disconnecting only after it has', async ({ tabs }) => {
  const { page, dialog, picked, press, again, status, agree, connected } = await openPicker(tabs, {
    owner: 'leaves late',
  })
  await press('Mock Connector')
  await picked
  await page.evaluate(() => void window.pickerPage.close())
  const second = again()
  await dialog.waitFor()
  await press('Mock Connector')
  await textOf(status).toBe('Connecting to Mock Connector…')
  // A cancelled wait asks no wallet.
  await press('Cancel')
  await textOf(status).toBe('')
  await press('Mock Connector')
  await textOf(status).toBe('Connecting to Mock Connector…')
  await agree()
  expect(await second).toBe(PICKED)
  expect(await connected()).toEqual(['Mock Connector'])
})

test('lists two wallets that announce themselves while the picker is open', async ({ tabs }) => {
  const { page, dialog, picked, press } = await openPicker(tabs, { owner: null })
  for (const name of ['Satchel', 'Strongbox']) {
    await page.evaluate((announced) => window.pickerPage.announce(announced), name)
  }
  await expect
    .poll(() => buttons(dialog))
    .toEqual(['Satchel', 'Strongbox', 'PLAY AS GUEST', 'Cancel'])
  await press('Cancel')
  expect(await picked).toBe('cancelled')
})

test('does not ask a wallet that must not be connected', async ({ tabs }) => {
  const { page, picked, press, alert, connected } = await openPicker(tabs)
  await page.evaluate(() => window.pickerPage.refuse('Not this one.'))
  await press('Mock Connector')
  await textOf(alert).toBe(`Not this one. ${AGAIN}`)
  expect(await connected()).toEqual([])
  await press('Cancel')
  expect(await picked).toBe('cancelled')
})

test('offers the guest first, focused and described, where no wallet was found', async ({
  tabs,
}) => {
  const { page, dialog, picked } = await openPicker(tabs, { owner: null })
  expect(await buttons(dialog)).toEqual(['PLAY AS GUEST', 'Cancel'])
  expect(await focused(page)).toBe('PLAY AS GUEST')
  const guest = dialog.getByRole('button', {
    name: 'PLAY AS GUEST',
    description: 'Free. A key in this browser plays for you.',
  })
  await guest.press('Enter')
  expect(await picked).toMatch(/^burner 0x[0-9a-f]{40}$/)
})

test('offers no guest where none is asked for', async ({ tabs }) => {
  const { page, dialog, picked: first } = await openPicker(tabs)
  await page.keyboard.press('Escape')
  expect(await first).toBe('cancelled')
  await expect.poll(() => dialog.count()).toBe(0)
  const picked = page.evaluate(() => window.pickerPage.pick(false))
  await dialog.waitFor()
  expect(await buttons(dialog)).toEqual(['Mock Connector', 'Cancel'])
  await page.keyboard.press('Escape')
  expect(await picked).toBe('cancelled')
})

test('says nothing of guests where they cannot play', async ({ tabs }) => {
  const { page, dialog, picked } = await openPicker(tabs, { owner: null, hasGuest: false })
  expect(await dialog.textContent()).not.toMatch(/guest|free/i)
  await page.keyboard.press('Escape')
  expect(await picked).toBe('cancelled')
})

test('cancels a request whose picker cannot be drawn, and counts the crashes of all', async ({
  tabs,
}) => {
  const { page, picked, again } = await openPicker(tabs, { owner: 'breaks' })
  expect(await picked).toBe('cancelled')
  expect(await again()).toBe('cancelled')
  expect(await page.evaluate(() => window.pickerPage.crashes())).toMatchObject([
    { name: 'dcw-sdk-crash', detail: { count: 1 } },
    { name: 'dcw-sdk-crash', detail: { count: 2 } },
  ])
})
