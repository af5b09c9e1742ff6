import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { createWebHost } from '#src/hosts/web-host.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { discoverWallets } from '#src/wallet/discover-wallets.ts'
import { createSessionKeeper } from '#src/wallet/session-keeper.ts'
import { createSignInDesk, type DeskNews } from '#src/wallet/sign-in-desk.ts'
import { createWallets, WALLETCONNECT_ID, type WalletChoice } from '#src/wallet/wallets.ts'
import { WALLET_PROMPT_MS } from '#src/protocol/timing.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'
import { stubWindow } from '#tests/support/stub-window.ts'
import { BOB_KEY, createTestWallet, noRemotes, WalletPage } from '#tests/support/test-wallet.ts'

const webHost = createWebHost({
  platform: 'desktop',
  embedded: false,
  vibrate: () => undefined,
  openWindow: () => undefined,
  share: async () => undefined,
})
const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const ALPHA: WalletChoice = { id: 'test.wallet', name: 'Test Wallet', icon: null, kind: 'eoa' }

let server: ProtocolServer
beforeEach(async () => {
  stubWindow()
  server = await startProtocolServer()
  const nonce = { nonce: 'n', message: 'Sign in', expires_at: '2026-01-01T00:00:00.000Z' }
  server.answer('GET /auth/nonce', { json: nonce })
  server.answer('POST /auth/logout', { status: 204 })
})
afterEach(() => server.close())

function setup() {
  const page = new WalletPage()
  const wallet = createTestWallet()
  const address = wallet.account.address.toLowerCase()
  const { kept } = memoryKept()
  const credentials = createCredentials(kept)
  const timers = createManualTimers()
  const calls = createTestClient(server.origin)
  const { client } = calls
  timers.follow(calls, server)
  const wallets = createWallets({
    discovery: discoverWallets(page),
    kept,
    mode: () => 'auto',
    ...noRemotes,
  })
  const keeper = createSessionKeeper({
    ...{ client, credentials, timers },
    announce: createAnnouncer(new EventTarget()),
    tell: () => undefined,
    log: () => undefined,
  })
  const news: DeskNews[] = []
  const welcomed: unknown[] = []
  const logged: string[] = []
  let gasless = 0
  const picks: ((choice: WalletChoice | null) => void)[] = []
  server.answer('POST /auth/signin', {
    json: {
      api_key: 'dcw_test',
      access_token: 'a',
      refresh_token: 'r',
      wallet: address,
      player_id: PLAYER,
      is_new_player: false,
    },
  })
  const open = () =>
    createSignInDesk({
      ...{ client, credentials, wallets, keeper, timers },
      host: webHost,
      isHostThere: async () => false,
      proveWallet: async () => undefined,
      frame: null,
      gasless: () => {
        gasless += 1
      },
      pickWallet: () => new Promise((resolve) => picks.push(resolve)),
      closePicker: () => picks.at(-1)?.(null),
      welcome: (player) => welcomed.push(player),
      tell: (item) => news.push(item),
      log: (what) => logged.push(what),
    })
  const desk = open()
  /** Signs in with what the picker answers. */
  const pick = async (choice: WalletChoice | null): Promise<void> => {
    const done = desk.signIn()
    picks.at(-1)?.(choice)
    await done
  }
  page.announce(wallet.provider)
  return {
    page,
    wallet,
    address,
    credentials,
    desk,
    open,
    pick,
    news,
    welcomed,
    logged,
    timers,
    gasless: () => gasless,
  }
}

test('default', async () => {
  const { pick, news, welcomed, address, credentials } = setup()
  await pick(ALPHA)
  expect(welcomed).toEqual([
    { wallet: address, playerId: PLAYER, isNewPlayer: false, guest: false },
  ])
  expect(news).toEqual([{ type: 'signed_in', wallet: address }])
  expect(credentials.readKey()).toBe('dcw_test')
})

test('behavior: cancelling the picker cancels', async () => {
  const { pick, news } = setup()
  await pick(null)
  expect(news).toEqual([{ type: 'sign_in_cancelled' }])
  expect(server.seen).toEqual([])
})

test('behavior: a refusal is told with its reason, and the wallet is let go', async () => {
  const { pick, news, wallet } = setup()
  wallet.rejectNext = 'personal_sign'
  await pick(ALPHA)
  expect(news).toEqual([
    { type: 'sign_in_failed', message: 'Authentication failed: User rejected the request' },
  ])
  await expect.poll(() => wallet.authorized).toBe(false)
})

test('behavior: a dropped sign-in says nothing more, and stores nothing', async () => {
  const { desk, news, credentials } = setup()
  const done = desk.signIn()
  desk.abort()
  await done
  expect(news).toEqual([])
  expect(credentials.readKey()).toBeNull()
})

test('behavior: dropped while the wallet asks, nothing is posted', async () => {
  const { desk, pick, news, wallet } = setup()
  wallet.whenAsked = () => desk.abort()
  await pick(ALPHA)
  expect(server.seen.map(({ method }) => method)).toEqual(['GET'])
  expect(news).toEqual([])
})

test('behavior: account changes are told while the wallet lies on the table', async () => {
  const { desk, pick, news, wallet } = setup()
  await pick(ALPHA)
  const bob = createTestWallet(BOB_KEY).account.address
  wallet.emit('accountsChanged', [bob])
  expect(news.at(-1)).toEqual({ type: 'account_changed', wallet: bob.toLowerCase() })
  await desk.signOut()
  wallet.emit('accountsChanged', [wallet.account.address])
  expect(news).toHaveLength(2)
})

test('behavior: a wallet whose calls are sponsored says so; one that does not answer is only logged', async () => {
  const { pick, wallet, gasless, timers, logged } = setup()
  wallet.sponsored = true
  await pick(ALPHA)
  await expect.poll(gasless).toBe(1)
  wallet.ignores = 'wallet_getCapabilities'
  await pick(ALPHA)
  await timers.pass(5_000)
  expect(logged).toEqual(['asking the wallet what it can'])
  expect(gasless()).toBe(1)
})

test('behavior: signing out tells the server, clears, and lets the wallet go', async () => {
  const { desk, pick, credentials, wallet } = setup()
  await pick(ALPHA)
  await desk.signOut()
  expect(server.seen.at(-1)).toMatchObject({ method: 'POST', url: '/auth/logout' })
  expect(credentials.readKey()).toBeNull()
  expect(wallet.authorized).toBe(false)
})

test('behavior: signing in anew lets the old wallet go, and keeps the new permission', async () => {
  const { pick, wallet, page } = setup()
  const bob = createTestWallet(BOB_KEY)
  page.announce(bob.provider, { rdns: 'bob.wallet' })
  await pick(ALPHA)
  await pick({ ...ALPHA, id: 'bob.wallet' })
  expect([wallet.authorized, bob.authorized]).toEqual([false, true])
  await pick({ ...ALPHA, id: 'bob.wallet' })
  expect(bob.authorized).toBe(true)
})

test('behavior: an answer that comes when another sign-in has the wallet does not take it away', async () => {
  const { pick, wallet, timers, news, desk, credentials } = setup()
  let answerLate = (): void => undefined
  wallet.owner = new Promise((resolve) => {
    answerLate = () => resolve()
  })
  const abandoned = pick(ALPHA)
  await expect.poll(() => wallet.calls).toContain('eth_requestAccounts')
  await timers.pass(WALLET_PROMPT_MS.here)
  await abandoned
  expect(news.at(-1)).toMatchObject({ type: 'sign_in_failed' })

  wallet.owner = null
  await pick(ALPHA)
  expect(news.at(-1)).toMatchObject({ type: 'signed_in' })
  answerLate()
  await timers.answered()
  expect(wallet.authorized).toBe(true)
  expect(credentials.readKey()).toBe('dcw_test')
  // It is let go with the session, all the same.
  await desk.signOut()
  expect(wallet.authorized).toBe(false)
})

test('behavior: after a reload the wallet is taken up again without a prompt', async () => {
  const { pick, open, desk, news, wallet } = setup()
  await pick(ALPHA)
  desk.release()
  expect(wallet.authorized).toBe(true)
  const prompts = wallet.calls.filter((method) => method === 'eth_requestAccounts').length
  await open().resume()
  wallet.emit('accountsChanged', [createTestWallet(BOB_KEY).account.address])
  expect(news.filter(({ type }) => type === 'account_changed')).toHaveLength(1)
  expect(wallet.calls.filter((method) => method === 'eth_requestAccounts')).toHaveLength(prompts)
})

test('behavior: a wallet that shows another account after the reload is told', async () => {
  const { pick, open, desk, news, page } = setup()
  await pick(ALPHA)
  desk.release()
  const bob = createTestWallet(BOB_KEY)
  bob.authorized = true
  page.announce(bob.provider)
  await open().resume()
  expect(news.at(-1)).toEqual({
    type: 'account_changed',
    wallet: bob.account.address.toLowerCase(),
  })
})

test.each([
  ['gone.wallet', 2_000],
  [WALLETCONNECT_ID, 5_000],
])(
  'error: %s, gone after the reload, is waited for %i ms, and then only logged',
  async (walletId, ms) => {
    const { credentials, open, logged, news, timers } = setup()
    const address = `0x${'cd'.repeat(20)}` as const
    credentials.store(
      {
        api_key: 'dcw_test',
        access_token: 'a',
        refresh_token: 'r',
        wallet: address,
        player_id: PLAYER,
        is_new_player: false,
      },
      { address, type: 'eoa', platform: 'desktop', walletId },
      'desktop',
    )
    const done = open().resume()
    timers.beat(ms - 1)
    await timers.answered()
    expect(logged).toEqual([])
    timers.beat(ms)
    await done
    expect(logged).toEqual(['taking up the wallet again'])
    expect(news).toEqual([])
  },
)

test('behavior: who signed in pays, after a reload, too', async () => {
  const { address, desk, open, pick } = setup()
  expect(await desk.payer()).toBeNull()
  await pick(ALPHA)
  expect((await desk.payer())?.address).toBe(address)
  expect((await open().payer())?.address).toBe(address)
})

test('behavior: an app’s own wallet pays where it is proven, and is the session’s', async () => {
  const { address, credentials, open, wallet } = setup()
  wallet.authorized = true
  const tokens = { api_key: 'dcw_test', access_token: 'a', refresh_token: 'r', player_id: PLAYER }
  const keep = (walletProven: boolean, of = address): void =>
    credentials.store(
      { ...tokens, wallet: of, is_new_player: false },
      { address: of as `0x${string}`, type: 'farcaster', platform: 'farcaster', walletProven },
      'farcaster',
    )
  keep(true)
  expect((await open().payer())?.address).toBe(address)
  keep(false)
  expect(await open().payer()).toBeNull()
  keep(true, `0x${'b2'.repeat(20)}`)
  expect(await open().payer()).toBeNull()
})
