import { type Locator, type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { startFarcasterChain } from '../../support/chain/farcaster-chain.ts'
import { fundWallet } from '../../support/chain/fund-wallet.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '../../support/chain/usdc-chain.ts'
import {
  type FarcasterClient,
  openClient,
  SURROUNDINGS,
} from '../../support/hosts/farcaster-client.ts'
import { newFarcasterUser } from '../../support/hosts/farcaster-user.ts'
import { type StandIn, startStandIn } from '../../support/hosts/stand-in.ts'
import { recordScripts } from '../support/record-scripts.ts'
import { expect, Player, test } from '../support/player.ts'
import { revoke } from '../support/revoke.ts'
import { passUntil, stopClock } from '../support/stopped-clock.ts'
import { Cleanups } from '../support/cleanups.ts'
import { askTip, payTip } from '../support/tip.ts'

/** Base App as a client of Farcaster's protocol. */
const BASE_APP = 309_857
/** The time limit of a prompt. */
const UNANSWERED_MS = 61_000
/** A page that does not identify itself as a host within this time is not treated as one. */
const HOST_DETECTION_MS = 6_000
/** Inside a host the sign-in starts automatically after this time. */
const SIGN_IN_MS = 100
/** The interval at which an unconfirmed payment is submitted again. */
const CONFIRM_MS = 2_000

// All tests share one chain and one server. Each has its own Farcaster user and wallet.
test.describe.configure({ mode: 'default' })
const cleanups = new Cleanups()
let chain: UsdcChain
let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
let standIn: StandIn
test.beforeAll(async () => {
  chain = await cleanups.own(startUsdcChain(), ({ stop }) => stop())
  optimism = await cleanups.own(startFarcasterChain(), ({ stop }) => stop())
  const chains = { BASE_RPC_URL: chain.url, OPTIMISM_RPC_URL: optimism.url }
  const settings = { TREASURY_ADDRESS: TREASURY, ...chains }
  standIn = await cleanups.own(startStandIn(settings), ({ stop }) => stop())
})
test.afterAll(() => cleanups.runAll())
test.beforeEach(({ page }) => stopClock(page))

const pickerOf = ({ game }: FarcasterClient): Locator =>
  game.getByRole('dialog', { name: 'Connect a wallet' })

const countOf = async (client: FarcasterClient, name: string): Promise<number> =>
  (await client.calls()).filter((call) => call === name).length

/** Waits until the client has received `times` sign-in requests in total. */
const beginSignIn = async (page: Page, client: FarcasterClient, times = 1): Promise<void> => {
  await expect.poll(() => client.calls()).toContain('ready')
  await passUntil(page, SIGN_IN_MS, async () => (await countOf(client, 'signIn')) === times)
}

/** Requests a sign-in and lets it time out. */
async function signInUntilTimeout(
  page: Page,
  client: FarcasterClient,
  inside: Player,
): Promise<void> {
  const before = await countOf(client, 'signIn')
  await inside.press('LOGIN WITH FID')
  await expect.poll(() => countOf(client, 'signIn')).toBe(before + 1)
  await page.clock.fastForward(UNANSWERED_MS)
}

/** Expects the page to treat a silent client as absent. */
async function expectNoClient(page: Page, client: FarcasterClient, inside: Player): Promise<void> {
  await client.silence(['signIn', 'context'])
  const before = await countOf(client, 'context')
  await signInUntilTimeout(page, client, inside)
  await expect.poll(() => countOf(client, 'context')).toBeGreaterThan(before)
  await page.clock.fastForward(HOST_DETECTION_MS)
  await expect(inside.twin.getByRole('status')).toHaveText(
    'Farcaster authentication failed: No Farcaster environment detected',
  )
  await inside.expectView('waitlist')
}

/** Signs in as a guest after the client has stopped signing in, then links the client's user. */
async function linkClient(page: Page, client: FarcasterClient, inside: Player): Promise<void> {
  await client.silence(['signIn'])
  await signInUntilTimeout(page, client, inside)
  await pickerOf(client).getByRole('button', { name: 'PLAY AS GUEST' }).click()
  await inside.expectView('confirmation')
  await expect(inside.twin).toContainText('Guest wallet linked')
  await client.silence([])
  await inside.press('ACCOUNT')
  await inside.press('LINK')
  const question = inside.twin.getByRole('dialog', { name: 'Link what?' })
  await question.getByRole('button', { name: 'FARCASTER' }).click()
  await expect(inside.twin.getByRole('status')).toHaveText('Linked.')
}

async function linkWallet(client: FarcasterClient, inside: Player): Promise<void> {
  await inside.press('ACCOUNT')
  await inside.press('LINK')
  const why = inside.twin.getByRole('dialog', { name: 'Prove it is you.' })
  await why.getByRole('button', { name: 'Confirm' }).click()
  const question = inside.twin.getByRole('dialog', { name: 'Link what?' })
  await question.getByRole('button', { name: 'A WALLET' }).click()
  await pickerOf(client).getByRole('button', { name: 'Farcaster', exact: true }).click()
  await expect(inside.twin.getByRole('status')).toHaveText('Linked.')
}

/** Pays an early favour with the client's wallet, which the client has only named and which must sign first. */
async function payByClient(client: FarcasterClient, inside: Player): Promise<void> {
  const wallet = (await client.wallet()) as `0x${string}`
  client.sendBy?.(await fundWallet(chain, wallet, 500_000n))
  await inside.press('MARKET')
  await askTip(inside)
  const moves = inside.twin.locator('[data-field=moves]')
  await expect(moves).toHaveText('4')
  expect(await countOf(client, 'personal_sign')).toBe(0)
  await payTip(inside)
  await expect.poll(() => chain.client.getTransactionCount({ address: wallet })).toBe(1)
  await chain.client.mine({ blocks: 1 })
  await passUntil(inside.page, CONFIRM_MS, async () => (await moves.textContent()) === '3')
  expect(await countOf(client, 'personal_sign')).toBe(1)
  await inside.close()
  await inside.press('ACCOUNT')
}

for (const around of SURROUNDINGS) {
  test(`Farcaster, ${around}: refuses, does not answer, signs in, changes the account, reloads, links its wallet`, async ({
    page,
  }) => {
    const scripts = recordScripts(page)
    const client = await openClient(page, around, standIn)
    const inside = new Player(page, client.game)
    const { fid, key } = client.user
    await optimism.giveFid(fid, privateKeyToAccount(key).address)
    await client.open()

    await beginSignIn(page, client)
    await expect(inside.twin).toContainText('User rejected the request')
    await inside.expectView('waitlist')
    expect((await client.calls()).find((name) => name === 'ready' || name === 'signIn')).toBe(
      'ready',
    )

    await client.silence(['signIn'])
    await signInUntilTimeout(page, client, inside)
    const picker = pickerOf(client)
    await picker.getByRole('button', { name: 'Cancel' }).click()
    await expect(inside.twin).toContainText('did not answer signIn in time')
    await inside.expectView('waitlist')
    if (around === 'native web view') await expectNoClient(page, client, inside)

    await client.silence([])
    await client.refuse(false)
    await inside.press('LOGIN WITH FID')
    await inside.expectView('confirmation')
    const wallet = (await client.wallet()).toLowerCase()
    for (const text of ['Farcaster ID linked', 'alice', String(client.user.fid)]) {
      await expect(inside.twin).toContainText(text)
    }
    await expect(inside.twin).toContainText(`${wallet.slice(0, 6)}…${wallet.slice(-4)}`)
    await expect.poll(() => client.calls()).toContain('addMiniApp')
    expect(await client.calls()).toContain('impactOccurred')
    await scripts.expectOnly('farcaster')

    await inside.press('TALK TO A SHARK')
    await inside.expectView('chat')
    await expect.poll(() => client.calls()).toContain('updateBackState')
    await client.goBack()
    await inside.expectView('confirmation')

    await client.changeAccounts([`0x${'d4'.repeat(20)}`])
    await inside.expectView('waitlist')
    await inside.press('LOGIN WITH FID')
    await inside.expectView('confirmation')

    await client.revisit()
    if (client.persists) {
      await inside.expectView('confirmation')
      await expect(inside.twin).toContainText('Welcome back')
      expect(await countOf(client, 'signIn')).toBe(0)
      await revoke(standIn.game.origin, await inside.key())
      await client.revisit()
    }
    // With blocked storage the session has ended, and the client signs in again.
    await beginSignIn(page, client)
    await inside.expectView('confirmation')
    await expect(inside.twin).not.toContainText('Welcome back')

    // The client has only named its wallet, which is linked once it has signed.
    if (client.sendBy) await payByClient(client, inside)
    else await linkWallet(client, inside)
    const identities = inside.twin.getByRole('list', { name: 'Linked identities' })
    for (const linked of [`FID ${client.user.fid}`, wallet])
      await expect(identities).toContainText(linked)
    await inside.close()

    await inside.press('DISCONNECT WALLET')
    await inside.expectView('waitlist')
    if (client.persists) expect(await inside.key()).toBeNull()
    if (around === 'same-site frame') await linkClient(page, client, inside)
  })
}

test('Base App: signs in through MiniKit without another SDK and receives pushes of the app', async ({
  page,
}) => {
  const scripts = recordScripts(page)
  const user = newFarcasterUser()
  await page.goto(standIn.address({ site: 'cross', user, client: BASE_APP }))
  const inside = new Player(page, page.frameLocator('iframe'))
  const { twin } = inside
  const calls = (): Promise<string[]> =>
    page.evaluate(() => Reflect.get(window, 'farcaster').calls.map(([name]: [string]) => name))
  await expect.poll(calls).toContain('ready')
  await passUntil(page, SIGN_IN_MS, async () => (await calls()).includes('signIn'))
  await inside.expectView('confirmation')
  await expect(twin).toContainText('Base wallet linked')
  const names = await calls()
  expect(names.indexOf('ready')).toBeLessThan(names.indexOf('signIn'))
  await expect.poll(calls).toContain('addMiniApp')
  await scripts.expectOnly('farcaster', 'base')

  const push = (data: unknown) =>
    page.evaluate((pushed) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(pushed, '*')
    }, data)
  await push({ type: 'view_change', view: 'chat' })
  await expect(twin).toHaveAttribute('data-view', 'chat')
  // The first answer of the conversation has figures of its own, which would replace those of a push.
  await expect(inside.chips).toHaveCount(4)
  await expect(twin.locator('[data-field=cash]')).toHaveText('$2K')
  const moves = twin.locator('[data-field=moves]')
  const untouched = (await moves.textContent()) ?? ''
  await push({ type: 'state_delta', delta: { cash: 'all of it', moves_left: 1 } })
  await push({ type: 'state_delta', delta: { cash: 7_000 } })
  await expect(twin.locator('[data-field=cash]')).toHaveText('$7K')
  await expect(moves).toHaveText(untouched)
})
