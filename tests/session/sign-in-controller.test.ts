import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { createWebHost } from '#src/hosts/web-host.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createSessionManager } from '#src/session/session-manager.ts'
import { createSignInController, type SignInEvent } from '#src/session/sign-in-controller.ts'
import { WALLETCONNECT_ID } from '#src/wallet/connector-ids.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets, type TestWallets } from '#tests/support/open-test-wallets.ts'
import { BOB_KEY, createTestWallet, WalletPage } from '#tests/support/test-wallet.ts'

const webHost = createWebHost({
  platform: 'desktop',
  embedded: false,
  vibrate: () => undefined,
  openWindow: () => undefined,
  share: async () => undefined,
})
const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const ALPHA = 'test.wallet'
const BOB = 'bob.wallet'

let server: ProtocolServer
beforeEach(async () => {
  server = await startProtocolServer()
  const nonce = { nonce: 'n', message: 'Sign in', expires_at: '2026-01-01T00:00:00.000Z' }
  server.answer('GET /auth/nonce', { json: nonce })
  server.answer('POST /auth/logout', { status: 204 })
})
afterEach(() => server.close())

function setup() {
  const page = new WalletPage()
  const wallet = createTestWallet()
  const bob = createTestWallet(BOB_KEY)
  page.announce(wallet.provider)
  page.announce(bob.provider, { rdns: BOB })
  const address = wallet.account.address.toLowerCase()
  const { storage } = createMemoryStorage()
  const credentials = createCredentials(storage)
  const timers = createManualTimers()
  const calls = createTestClient(server.origin)
  const { client } = calls
  timers.follow(calls, server)
  const sessionManager = createSessionManager({
    ...{ client, credentials, timers },
    announce: createAnnouncer(new EventTarget()),
    dispatch: () => undefined,
    log: () => undefined,
  })
  const events: SignInEvent[] = []
  const signedIn: unknown[] = []
  const logged: string[] = []
  let gasless = 0
  /** What the player does in the picker. */
  let act = (): Promise<WalletConnection | null> => new Promise(() => undefined)
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
  /** Opens a controller with a wagmi config of its own, as each load of the page does. */
  const openOn = (opened: TestWallets) =>
    createSignInController({
      ...{ client, credentials, sessionManager, timers, loadWallets: opened.loadWallets },
      host: webHost,
      isHostPresent: async () => false,
      proveWallet: async () => undefined,
      frame: null,
      onGasless: () => {
        gasless += 1
      },
      pickWallet: ({ signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => resolve(null))
          if (signal?.aborted) return resolve(null)
          act().then(resolve, reject)
        }),
      onSignedIn: (player) => signedIn.push(player),
      dispatch: (item) => events.push(item),
      log: (what) => logged.push(what),
    })
  const opened = openTestWallets({ page, storage, timers })
  const controller = openOn(opened)
  const open = (reloaded = page) => openOn(openTestWallets({ page: reloaded, storage, timers }))
  /** Signs in with a wallet from the picker; null cancels it. */
  const pick = async (walletId: string | null): Promise<void> => {
    act = async () => (walletId === null ? null : opened.connect(walletId))
    await controller.signIn()
  }
  return {
    wallet,
    bob,
    address,
    credentials,
    controller,
    open,
    pick,
    events,
    signedIn,
    logged,
    timers,
    gasless: () => gasless,
  }
}

test('signs in with a picked wallet', async () => {
  const { pick, events, signedIn, address, credentials } = setup()
  await pick(ALPHA)
  expect(signedIn).toEqual([
    { wallet: address, playerId: PLAYER, isNewPlayer: false, guest: false },
  ])
  expect(events).toEqual([{ type: 'signed_in', wallet: address }])
  expect(credentials.readKey()).toBe('dcw_test')
})

test('cancels the sign-in with the picker', async () => {
  const { pick, events } = setup()
  await pick(null)
  expect(events).toEqual([{ type: 'sign_in_cancelled' }])
  expect(server.seen).toEqual([])
})

test('reports a refused signature and disconnects the wallet', async () => {
  const { pick, events, wallet } = setup()
  wallet.rejectNext = 'personal_sign'
  await pick(ALPHA)
  expect(events).toEqual([
    { type: 'sign_in_failed', message: 'Authentication failed: User rejected the request' },
  ])
  await expect.poll(() => wallet.authorized).toBe(false)
})

test('reports and stores nothing after an abort', async () => {
  const { controller, events, credentials } = setup()
  const done = controller.signIn()
  controller.abort()
  await done
  expect(events).toEqual([])
  expect(credentials.readKey()).toBeNull()
})

test('posts nothing when aborted during the prompt of the wallet', async () => {
  const { controller, pick, events, wallet } = setup()
  wallet.whenAsked = () => controller.abort()
  await pick(ALPHA)
  expect(server.seen.map(({ method }) => method)).toEqual(['GET'])
  expect(events).toEqual([])
})

test('reports account changes until the sign-out', async () => {
  const { controller, pick, events, wallet } = setup()
  await pick(ALPHA)
  const bob = createTestWallet(BOB_KEY).account.address
  wallet.emit('accountsChanged', [bob])
  expect(events.at(-1)).toEqual({ type: 'account_changed', wallet: bob.toLowerCase() })
  await controller.signOut()
  wallet.emit('accountsChanged', [wallet.account.address])
  expect(events).toHaveLength(2)
})

test('detects sponsored calls and logs a wallet that does not answer', async () => {
  const { pick, wallet, gasless, timers, logged } = setup()
  wallet.sponsored = true
  await pick(ALPHA)
  await expect.poll(gasless).toBe(1)
  wallet.ignores = 'wallet_getCapabilities'
  await pick(ALPHA)
  await timers.pass(5_000)
  expect(logged).toEqual(["reading the wallet's capabilities"])
  expect(gasless()).toBe(1)
})

test('revokes and clears the session and disconnects the wallet on a sign-out', async () => {
  const { controller, pick, credentials, wallet } = setup()
  await pick(ALPHA)
  await controller.signOut()
  expect(server.seen.at(-1)).toMatchObject({ method: 'POST', url: '/auth/logout' })
  expect(credentials.readKey()).toBeNull()
  expect(wallet.authorized).toBe(false)
})

test('disconnects the previous wallet on the next sign-in and keeps the new permission', async () => {
  const { pick, wallet, bob } = setup()
  await pick(ALPHA)
  await pick(BOB)
  expect([wallet.authorized, bob.authorized]).toEqual([false, true])
  await pick(BOB)
  expect(bob.authorized).toBe(true)
})

test('reconnects the wallet after a reload without a prompt', async () => {
  const { pick, open, controller, events, wallet } = setup()
  await pick(ALPHA)
  controller.release()
  expect(wallet.authorized).toBe(true)
  const prompts = wallet.calls.filter((method) => method === 'eth_requestAccounts').length
  await open().resume()
  wallet.emit('accountsChanged', [createTestWallet(BOB_KEY).account.address])
  expect(events.filter(({ type }) => type === 'account_changed')).toHaveLength(1)
  expect(wallet.calls.filter((method) => method === 'eth_requestAccounts')).toHaveLength(prompts)
})

test('reports another account after a reload', async () => {
  const { pick, open, controller, events } = setup()
  await pick(ALPHA)
  controller.release()
  const bob = createTestWallet(BOB_KEY)
  bob.authorized = true
  const page = new WalletPage()
  page.announce(bob.provider)
  await open(page).resume()
  expect(events.at(-1)).toEqual({
    type: 'account_changed',
    wallet: bob.account.address.toLowerCase(),
  })
})

test.each([
  ['gone.wallet', 2_000],
  [WALLETCONNECT_ID, 5_000],
])(
  'waits for the missing wallet %s after a reload for %i ms, then logs it',
  async (walletId, ms) => {
    const { credentials, open, logged, events, timers } = setup()
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
    await timers.answered()
    timers.beat(ms - 1)
    await timers.answered()
    expect(logged).toEqual([])
    timers.beat(ms)
    await done
    expect(logged).toEqual(['reconnecting the wallet'])
    expect(events).toEqual([])
  },
)

test('returns the session wallet as the payer, also after a reload', async () => {
  const { address, controller, open, pick } = setup()
  expect(await controller.payer()).toBeNull()
  await pick(ALPHA)
  expect((await controller.payer())?.address).toBe(address)
  expect((await open().payer())?.address).toBe(address)
})

test('returns the wallet of the app as the payer only when it is proven and belongs to the session', async () => {
  const { address, credentials, open, wallet } = setup()
  wallet.authorized = true
  const tokens = { api_key: 'dcw_test', access_token: 'a', refresh_token: 'r', player_id: PLAYER }
  const storeSession = (walletProven: boolean, of = address): void =>
    credentials.store(
      { ...tokens, wallet: of, is_new_player: false },
      { address: of as `0x${string}`, type: 'farcaster', platform: 'farcaster', walletProven },
      'farcaster',
    )
  storeSession(true)
  expect((await open().payer())?.address).toBe(address)
  storeSession(false)
  expect(await open().payer()).toBeNull()
  expect(wallet.authorized).toBe(true)
  storeSession(true, `0x${'b2'.repeat(20)}`)
  expect(await open().payer()).toBeNull()
  await expect.poll(() => wallet.authorized).toBe(false)
})
