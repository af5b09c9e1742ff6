import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { HostError, type HostErrorCode } from '#src/hosts/host-error.ts'
import { type Host, type HostProof, type HostUser } from '#src/hosts/host.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { discoverWallets } from '#src/wallet/discover-wallets.ts'
import { createSessionManager } from '#src/wallet/session-manager.ts'
import { createSignInController, type SignInEvent } from '#src/wallet/sign-in-controller.ts'
import { createWallets } from '#src/wallet/wallets.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { stubWindow } from '#tests/support/stub-window.ts'
import {
  createTestWallet,
  noRemotes,
  type TestWallet,
  WalletPage,
} from '#tests/support/test-wallet.ts'

const WALLET = `0x${'ab'.repeat(20)}` as const
const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const TOKENS = {
  ...{ api_key: 'dcw_test', access_token: 'a', refresh_token: 'r' },
  ...{ wallet: WALLET, player_id: PLAYER, is_new_player: false, wallet_proven: false },
  identity: { type: 'farcaster', fid: 7 },
}
const FAULT = { status: 500, json: { detail: 'Broken.', code: 'internal', request_id: 'r' } }
const PROOFS = {
  farcaster: { provider: 'farcaster', token: 'jwt', wallet: WALLET },
  base: { provider: 'base', token: 'jwt', wallet: null },
  world: { provider: 'world', token: 'text', wallet: null },
} as const satisfies Record<string, HostProof>

let server: ProtocolServer
beforeEach(async () => {
  server = await startProtocolServer()
})
afterEach(() => server.close())

interface Around {
  readonly platform?: Platform
  readonly signIn?: Host['signIn']
  readonly user?: HostUser
  readonly isPresent?: boolean
  /** A wallet that the app announces, and whether its owner signs when asked. */
  readonly wallet?: TestWallet
  readonly isOwner?: boolean
  readonly frame?: { readonly fid: number; readonly sig: string }
}

/** Creates a sign-in controller inside an app that proves its user. */
function setup(around: Around = {}) {
  const { platform = 'farcaster', signIn = async () => PROOFS.farcaster, isPresent = true } = around
  const { storage, backing } = createMemoryStorage()
  const credentials = createCredentials(storage)
  const timers = createManualTimers()
  const { client } = createTestClient(server.origin)
  const page = new WalletPage()
  if (around.wallet) page.announce(around.wallet.provider)
  const discovery = discoverWallets(page)
  const events: SignInEvent[] = []
  const signedIn: unknown[] = []
  const accounts = new Set<(address: string | null) => void>()
  let picked = 0
  let proven = 0
  const controller = createSignInController({
    ...{ client, credentials, timers },
    wallets: createWallets({ discovery, storage, mode: () => 'auto', ...noRemotes }),
    sessionManager: createSessionManager({
      ...{ client, credentials, timers, log: () => undefined, dispatch: () => undefined },
      announce: createAnnouncer(new EventTarget()),
    }),
    host: {
      ...{ platform, signIn, user: around.user ?? null },
      onAccountChange(run) {
        accounts.add(run)
        return () => accounts.delete(run)
      },
    },
    isHostPresent: async () => isPresent,
    async proveWallet() {
      proven += 1
      if (around.isOwner) credentials.amend({ walletProven: true })
    },
    frame: around.frame ?? null,
    async pickWallet() {
      picked += 1
      return null
    },
    closePicker: () => undefined,
    onSignedIn: (player) => signedIn.push(player),
    onGasless: () => undefined,
    dispatch: (item) => events.push(item),
    log: () => undefined,
  })
  return {
    controller,
    events,
    signedIn,
    credentials,
    backing,
    accounts,
    picked: () => picked,
    proven: () => proven,
  }
}
const failing =
  (code: HostErrorCode, message = 'No answer.') =>
  async (): Promise<never> => {
    throw new HostError(code, message)
  }

test('exchanges the proof of the app and stores the identity', async () => {
  server.answer('POST /auth/exchange/farcaster', { json: TOKENS })
  const user = { fid: 7, username: 'alice', displayName: 'Alice', pfpUrl: 'https://pic.example/' }
  const { controller, events, signedIn, credentials, accounts } = setup({ user })
  await controller.signIn()
  expect(server.seen[0]?.body).toEqual({ token: 'jwt', wallet: WALLET })
  expect(events).toEqual([{ type: 'signed_in', wallet: WALLET }])
  expect(signedIn).toEqual([{ wallet: WALLET, playerId: PLAYER, isNewPlayer: false, guest: false }])
  expect(credentials.readIdentity()).toEqual({
    ...{ address: WALLET, type: 'farcaster', platform: 'farcaster', playerId: PLAYER },
    ...{ walletProven: false, fid: 7, username: 'alice', displayName: 'Alice' },
    pfp: 'https://pic.example/',
  })
  const other = `0x${'cd'.repeat(20)}`
  for (const change of accounts) change(other)
  expect(events.at(-1)).toEqual({ type: 'account_changed', wallet: other })
})

test('ignores names that the host gives for another user', async () => {
  server.answer('POST /auth/exchange/farcaster', { json: TOKENS })
  const { controller, credentials } = setup({ user: { fid: 8, username: 'mallory' } })
  await controller.signIn()
  expect(credentials.readIdentity()?.username).toBeUndefined()
})

test('signs in with the proof of the address without the host', async () => {
  server.answer('GET /api/loan-shark/auth/frame', { json: TOKENS })
  const { controller, events } = setup({
    frame: { fid: 7, sig: 'signed' },
    signIn: async () => expect.unreachable(),
    platform: 'desktop',
  })
  await controller.signIn()
  expect(server.seen[0]?.url).toBe('/api/loan-shark/auth/frame?fid=7&sig=signed')
  expect(events).toEqual([{ type: 'signed_in', wallet: WALLET }])
})

/** Provider, response of the exchange, and the sentence that the login screen shows. */
const REFUSALS = [
  ['farcaster', FAULT, 'Authentication failed: Failed to exchange farcaster token (500)'],
  ['base', FAULT, 'Authentication failed: Base exchange failed HTTP 500'],
  ['world', FAULT, 'Authentication failed: World auth exchange failed'],
  [
    'world',
    { json: { access_token: 'a' } },
    'Authentication failed: Invalid response from World auth exchange',
  ],
  [
    'farcaster',
    { json: { wallet: WALLET } },
    'Authentication failed: Login failed: No access token or API key received',
  ],
  ['farcaster', { json: { access_token: 'a' } }, 'Authentication failed – please try again.'],
  ['base', { json: { access_token: 'a' } }, 'Authentication failed – please try again.'],
] as const
test.each(REFUSALS)(
  'refuses the sign-in through %s after the response %j',
  async (provider, answer, message) => {
    server.answer(`POST /auth/exchange/${provider}`, answer)
    const { controller, events, backing } = setup({ signIn: async () => PROOFS[provider] })
    await controller.signIn()
    expect(events).toEqual([{ type: 'sign_in_failed', message }])
    expect(backing.length).toBe(0)
  },
)

test('retries a failed exchange', async () => {
  server.answer('POST /auth/exchange/farcaster', FAULT, { json: TOKENS })
  const { controller, events } = setup()
  await controller.signIn()
  expect(events).toEqual([{ type: 'signed_in', wallet: WALLET }])
  expect(server.seen).toHaveLength(2)
})

test('offers the picker when the bridge of a present host fails', async () => {
  const { controller, events, picked } = setup({ signIn: failing('timed_out') })
  await controller.signIn()
  expect(picked()).toBe(1)
  // The player who cancelled the picker sees why it was shown.
  expect(events).toEqual([{ type: 'sign_in_failed', message: 'Authentication failed: No answer.' }])
})

test('fails without the picker when the host is absent', async () => {
  const { controller, events, picked } = setup({ signIn: failing('timed_out'), isPresent: false })
  await controller.signIn()
  expect(picked()).toBe(0)
  const message = 'Farcaster authentication failed: No Farcaster environment detected'
  expect(events).toEqual([{ type: 'sign_in_failed', message }])
})

test.each([
  ['farcaster', 'refused', 'User rejected the request'],
  ['worldcoin', 'timed_out', 'No answer.'],
  ['base_minikit', 'refused', ''],
] as const)('fails without the picker on %s after %s', async (platform, code, sentence) => {
  const { controller, events, picked } = setup({ platform, signIn: failing(code, sentence) })
  await controller.signIn()
  expect(picked()).toBe(0)
  const message =
    sentence === '' ? 'Authentication failed: Unknown error' : `Authentication failed: ${sentence}`
  expect(events).toEqual([{ type: 'sign_in_failed', message }])
})

test('sends and stores nothing when aborted during the prompt of the host', async () => {
  const { controller, events, backing } = setup({
    async signIn() {
      controller.abort()
      return PROOFS.farcaster
    },
  })
  await controller.signIn()
  expect(events).toEqual([])
  expect(server.seen).toEqual([])
  expect(backing.length).toBe(0)
})

test.each([true, false])(
  'has the wallet named by the host proven before it pays: %s',
  async (isOwner) => {
    stubWindow()
    const wallet = createTestWallet()
    wallet.authorized = true
    const address = wallet.account.address.toLowerCase()
    server.answer('POST /auth/exchange/farcaster', { json: { ...TOKENS, wallet: address } })
    const { controller, proven } = setup({ wallet, isOwner })
    await controller.signIn()
    expect(proven()).toBe(0)
    const payer = await controller.payer()
    expect(proven()).toBe(1)
    expect(payer?.address ?? null).toBe(isOwner ? address : null)
  },
)
