import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { HostError, type HostErrorCode } from '#src/hosts/host-error.ts'
import { type Host, type HostProof, type HostUser } from '#src/hosts/host.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { discoverWallets } from '#src/wallet/discover-wallets.ts'
import { createSessionKeeper } from '#src/wallet/session-keeper.ts'
import { createSignInDesk, type DeskNews } from '#src/wallet/sign-in-desk.ts'
import { createWallets } from '#src/wallet/wallets.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'
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
  readonly isThere?: boolean
  /** A wallet that the app announces, and whether its owner signs when asked. */
  readonly wallet?: TestWallet
  readonly isOwner?: boolean
  readonly frame?: { readonly fid: number; readonly sig: string }
}

/** A sign-in desk in an app that vouches for its user. */
function setup(around: Around = {}) {
  const { platform = 'farcaster', signIn = async () => PROOFS.farcaster, isThere = true } = around
  const { kept, storage } = memoryKept()
  const credentials = createCredentials(kept)
  const timers = createManualTimers()
  const { client } = createTestClient(server.origin)
  const page = new WalletPage()
  if (around.wallet) page.announce(around.wallet.provider)
  const discovery = discoverWallets(page)
  const news: DeskNews[] = []
  const welcomed: unknown[] = []
  const accounts = new Set<(address: string | null) => void>()
  let picked = 0
  let proven = 0
  const desk = createSignInDesk({
    ...{ client, credentials, timers },
    wallets: createWallets({ discovery, kept, mode: () => 'auto', ...noRemotes }),
    keeper: createSessionKeeper({
      ...{ client, credentials, timers, log: () => undefined, tell: () => undefined },
      announce: createAnnouncer(new EventTarget()),
    }),
    host: {
      ...{ platform, signIn, user: around.user ?? null },
      onAccountChange(run) {
        accounts.add(run)
        return () => accounts.delete(run)
      },
    },
    isHostThere: async () => isThere,
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
    welcome: (player) => welcomed.push(player),
    gasless: () => undefined,
    tell: (item) => news.push(item),
    log: () => undefined,
  })
  return {
    desk,
    news,
    welcomed,
    credentials,
    storage,
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

test('default', async () => {
  server.answer('POST /auth/exchange/farcaster', { json: TOKENS })
  const user = { fid: 7, username: 'alice', displayName: 'Alice', pfpUrl: 'https://pic.example/' }
  const { desk, news, welcomed, credentials, accounts } = setup({ user })
  await desk.signIn()
  expect(server.seen[0]?.body).toEqual({ token: 'jwt', wallet: WALLET })
  expect(news).toEqual([{ type: 'signed_in', wallet: WALLET }])
  expect(welcomed).toEqual([{ wallet: WALLET, playerId: PLAYER, isNewPlayer: false, guest: false }])
  expect(credentials.readIdentity()).toEqual({
    ...{ address: WALLET, type: 'farcaster', platform: 'farcaster', playerId: PLAYER },
    ...{ walletProven: false, fid: 7, username: 'alice', displayName: 'Alice' },
    pfp: 'https://pic.example/',
  })
  const other = `0x${'cd'.repeat(20)}`
  for (const tell of accounts) tell(other)
  expect(news.at(-1)).toEqual({ type: 'account_changed', wallet: other })
})

test('behavior: a host’s names of another than was proven are not taken', async () => {
  server.answer('POST /auth/exchange/farcaster', { json: TOKENS })
  const { desk, credentials } = setup({ user: { fid: 8, username: 'mallory' } })
  await desk.signIn()
  expect(credentials.readIdentity()?.username).toBeUndefined()
})

test('behavior: what the address brought is used once, without the host', async () => {
  server.answer('GET /api/loan-shark/auth/frame', { json: TOKENS })
  const { desk, news } = setup({
    frame: { fid: 7, sig: 'signed' },
    signIn: async () => expect.unreachable(),
    platform: 'desktop',
  })
  await desk.signIn()
  expect(server.seen[0]?.url).toBe('/api/loan-shark/auth/frame?fid=7&sig=signed')
  expect(news).toEqual([{ type: 'signed_in', wallet: WALLET }])
})

/** The sentence as the login screen shows it. */
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
test.each(REFUSALS)('error: %s answers %j', async (provider, answer, message) => {
  server.answer(`POST /auth/exchange/${provider}`, answer)
  const { desk, news, storage } = setup({ signIn: async () => PROOFS[provider] })
  await desk.signIn()
  expect(news).toEqual([{ type: 'sign_in_failed', message }])
  expect(storage.length).toBe(0)
})

test('behavior: an exchange that fails is tried twice', async () => {
  server.answer('POST /auth/exchange/farcaster', FAULT, { json: TOKENS })
  const { desk, news } = setup()
  await desk.signIn()
  expect(news).toEqual([{ type: 'signed_in', wallet: WALLET }])
  expect(server.seen).toHaveLength(2)
})

test('behavior: where the host stands but its bridge is broken, a wallet may sign instead', async () => {
  const { desk, news, picked } = setup({ signIn: failing('timed_out') })
  await desk.signIn()
  expect(picked()).toBe(1)
  // Who turns the picker away is told why it came.
  expect(news).toEqual([{ type: 'sign_in_failed', message: 'Authentication failed: No answer.' }])
})

test('error: where no host stands any more, nobody signs', async () => {
  const { desk, news, picked } = setup({ signIn: failing('timed_out'), isThere: false })
  await desk.signIn()
  expect(picked()).toBe(0)
  const message = 'Farcaster authentication failed: No Farcaster environment detected'
  expect(news).toEqual([{ type: 'sign_in_failed', message }])
})

test.each([
  ['farcaster', 'refused', 'User rejected the request'],
  ['worldcoin', 'timed_out', 'No answer.'],
  ['base_minikit', 'refused', ''],
] as const)('error: %s, %s: no wallet is asked instead', async (platform, code, sentence) => {
  const { desk, news, picked } = setup({ platform, signIn: failing(code, sentence) })
  await desk.signIn()
  expect(picked()).toBe(0)
  const message =
    sentence === '' ? 'Authentication failed: Unknown error' : `Authentication failed: ${sentence}`
  expect(news).toEqual([{ type: 'sign_in_failed', message }])
})

test('behavior: dropped while the host asks, nothing is sent or stored', async () => {
  const { desk, news, storage } = setup({
    async signIn() {
      desk.abort()
      return PROOFS.farcaster
    },
  })
  await desk.signIn()
  expect(news).toEqual([])
  expect(server.seen).toEqual([])
  expect(storage.length).toBe(0)
})

test.each([true, false])(
  'behavior: the wallet that the host named signs for itself before it pays: %s',
  async (isOwner) => {
    stubWindow()
    const wallet = createTestWallet()
    wallet.authorized = true
    const address = wallet.account.address.toLowerCase()
    server.answer('POST /auth/exchange/farcaster', { json: { ...TOKENS, wallet: address } })
    const { desk, proven } = setup({ wallet, isOwner })
    await desk.signIn()
    expect(proven()).toBe(0)
    const payer = await desk.payer()
    expect(proven()).toBe(1)
    expect(payer?.address ?? null).toBe(isOwner ? address : null)
  },
)
