import { type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type FarcasterHostControls } from '../support/hosts/farcaster-host-contract.ts'
import { type StandIn, startStandIn } from '../support/hosts/stand-in.ts'
import { expect, test } from './support/player.ts'

/** Base App, as a client of Farcaster's protocol. */
const BASE_APP = 309_857

let stand: StandIn
test.beforeAll(async () => {
  stand = await startStandIn()
})
test.afterAll(() => stand.stop())

/** The game inside the client. */
class Inside {
  readonly page: Page
  readonly frame: FrameLocator
  readonly twin: Locator

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('iframe')
    this.twin = this.frame.locator('main#twin')
  }

  expectView(view: string): Promise<void> {
    return expect(this.twin).toHaveAttribute('data-view', view, { timeout: 30_000 })
  }

  button(name: string | RegExp): Locator {
    return this.twin.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Does something as the client, or reads what it saw. */
  host<answer, given>(
    run: (host: FarcasterHostControls, given: given) => answer,
    given?: given,
  ): Promise<answer> {
    return this.page.evaluate(
      ([code, value]) =>
        new Function('host', 'given', `return (${code})(host, given)`)(
          Reflect.get(window, 'farcaster'),
          value,
        ),
      [run.toString(), given] as const,
    )
  }

  calls(): Promise<readonly string[]> {
    return this.host((host) => host.calls.map(([name]) => String(name)))
  }
}

for (const site of ['cross', 'same'] as const) {
  test(`Farcaster, ${site}-site: signs in by itself, tells ready first, is added, goes back, leaves`, async ({
    page,
  }) => {
    const inside = new Inside(page)
    await page.goto(stand.address({ site }))
    await inside.expectView('confirmation')
    await expect(inside.twin).toContainText('Farcaster ID linked')
    await expect(inside.twin).toContainText('alice')
    await expect(inside.twin).toContainText('1234')
    const calls = await inside.calls()
    const own = calls.filter(
      (name) => name === 'ready' || name === 'signIn' || name === 'addMiniApp',
    )
    expect(own[0]).toBe('ready')
    expect(own).toContain('signIn')
    await expect.poll(() => inside.calls()).toContain('addMiniApp')
    const wallet = await inside.host((host) => host.wallet.toLowerCase())
    await expect(inside.twin).toContainText(`${wallet.slice(0, 6)}…${wallet.slice(-4)}`)

    await inside.button('TALK TO A SHARK').click()
    await inside.expectView('chat')
    await expect.poll(() => inside.calls()).toContain('updateBackState')
    await inside.host((host) => host.goBack())
    await inside.expectView('confirmation')

    await inside.button('DISCONNECT WALLET').click()
    await inside.expectView('waitlist')
    await expect(inside.button('LOGIN WITH FID')).toBeVisible()
  })
}

test('the wallet of the client changes: the player is signed out', async ({ page }) => {
  const inside = new Inside(page)
  await page.goto(stand.address({ site: 'cross' }))
  await inside.expectView('confirmation')
  await inside.host((host) => host.changeAccounts([`0x${'d4'.repeat(20)}`]))
  await inside.expectView('waitlist')
})

test('whoever refuses is told so, and may sign in after all', async ({ page }) => {
  const inside = new Inside(page)
  await page.addInitScript(() => {
    // The client's user says no to the first question, which comes by itself.
    const once = setInterval(() => {
      const host = Reflect.get(window, 'farcaster')
      if (!host) return
      host.refuse = true
      clearInterval(once)
    }, 5)
  })
  await page.goto(stand.address({ site: 'same' }))
  await expect(inside.twin).toContainText('User rejected the request', { timeout: 30_000 })
  await inside.expectView('waitlist')
  await inside.host((host) => {
    host.refuse = false
  })
  await inside.button('LOGIN WITH FID').click()
  await inside.expectView('confirmation')
})

test('a reload into a valid session says welcome back, and into a revoked one asks again', async ({
  page,
}) => {
  const inside = new Inside(page)
  await page.goto(stand.address({ site: 'same' }))
  await inside.expectView('confirmation')
  await page.reload()
  await inside.expectView('confirmation')
  await expect(inside.twin).toContainText('Welcome back')
  expect(await inside.calls()).not.toContain('signIn')
})

test('Base App: the same bridge through MiniKit', async ({ page }) => {
  const inside = new Inside(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(stand.address({ site: 'cross', client: BASE_APP }))
  await inside.expectView('confirmation')
  await expect(inside.twin).toContainText('Base wallet linked')
  const calls = await inside.calls()
  expect(calls.indexOf('ready')).toBeLessThan(calls.indexOf('signIn'))
  await expect.poll(() => inside.calls()).toContain('addMiniApp')
  expect(loaded.some((url) => url.includes('mount-minikit'))).toBe(true)
})

/** Words that only the SDKs of hosts have. */
const MARKS = { farcaster: 'ethProviderRequestV2', world: 'miniapp-wallet-auth' }

test('a plain browser, from the first byte to the home: no SDK is downloaded', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto(`${stand.game.origin}/?view=waitlist`)
  const twin = page.locator('main#twin')
  await expect(twin).toHaveAttribute('data-view', 'waitlist')
  await twin.getByRole('button', { name: /LOGIN/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'PLAY AS GUEST' }).click()
  await expect(twin).toHaveAttribute('data-view', 'confirmation')
  const all = (await Promise.all(scripts)).join('')
  expect(all).not.toContain(MARKS.farcaster)
  expect(all).not.toContain(MARKS.world)
})

test('in a Farcaster client its own SDK is downloaded, and no other', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && !response.url().endsWith('host.js')) {
      scripts.push(response.text())
    }
  })
  await page.goto(stand.address({ site: 'cross' }))
  await new Inside(page).expectView('confirmation')
  const all = (await Promise.all(scripts)).join('')
  expect(all).toContain(MARKS.farcaster)
  expect(all).not.toContain(MARKS.world)
})
