import { type Locator, type Page } from 'playwright'
import { expect } from 'vitest'
import { absentPackages } from '../../tools/absent-packages.ts'
import { domTest as test } from '../support/page-test.ts'
import { type PickerPage } from '../support/shell/picker-page-contract.ts'
import { type PageSource } from '../support/tabs.ts'
import { buildPage } from '../support/webgl/build-page.ts'

type Options = Parameters<PickerPage['open']>[0]

const ADDRESS = `0x${'ad'.repeat(20)}`

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
  const given = { hasWallet: true, hasGuest: true, isRefused: false, ...options }
  await page.evaluate((all) => window.pickerPage.open(all), given)
  const picked = page.evaluate(() => window.pickerPage.pick(true))
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.waitFor()
  return { page, dialog, picked }
}

const buttons = (dialog: Locator): Promise<string[]> => dialog.getByRole('button').allTextContents()
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent)

test('connects the wallet of a mock connector that is picked', async ({ tabs }) => {
  const { page, dialog, picked } = await openPicker(tabs)
  expect(await buttons(dialog)).toEqual(['Mock Connector', 'PLAY AS GUEST', 'Cancel'])
  expect(await focused(page)).toBe('Mock Connector')
  await dialog.getByRole('button', { name: 'Mock Connector' }).click()
  expect(await picked).toBe(`mock ${ADDRESS}`)
  await expect.poll(() => dialog.count()).toBe(0)

  // The connected wallet is marked, and another pick uses its connection.
  const again = page.evaluate(() => window.pickerPage.pick(true))
  const current = dialog.locator('[aria-current=true]')
  await current.waitFor()
  expect(await current.textContent()).toBe('Mock Connector')
  await current.click()
  expect(await again).toBe(`mock ${ADDRESS}`)
})

test('reports a refusal of the wallet in one sentence', async ({ tabs }) => {
  const { dialog, picked } = await openPicker(tabs, { isRefused: true })
  await dialog.getByRole('button', { name: 'Mock Connector' }).click()
  expect(await picked).toBe('User rejected the request')
})

test('offers the guest first, focused and described, where no wallet was found', async ({
  tabs,
}) => {
  const { page, dialog, picked } = await openPicker(tabs, { hasWallet: false })
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
  const { page, dialog } = await openPicker(tabs)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  const picked = page.evaluate(() => window.pickerPage.pick(false))
  await dialog.waitFor()
  expect(await buttons(dialog)).toEqual(['Mock Connector', 'Cancel'])
  await page.keyboard.press('Escape')
  expect(await picked).toBe('cancelled')
})

test('says nothing of guests where they cannot play', async ({ tabs }) => {
  const { page, dialog, picked } = await openPicker(tabs, { hasWallet: false, hasGuest: false })
  expect(await dialog.textContent()).not.toMatch(/guest|free/i)
  await page.keyboard.press('Escape')
  expect(await picked).toBe('cancelled')
})
