import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { HostError, type HostErrorCode } from '#src/hosts/host-error.ts'
import { type Host, type HostProof, type HostUser } from '#src/hosts/host.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createSessionManager } from '#src/session/session-manager.ts'
import { createSignInController, type SignInEvent } from '#src/session/sign-in-controller.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createTestWallet, type TestWallet, WalletPage } from '#tests/support/test-wallet.ts'

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
  const events: SignInEvent[] = []
  const signedIn: unknown[] = []
  const accounts = new Set<(address: string | null) => void>()
  let picked = 0
  let proven = 0
  const controller = createSignInController({
    ...{ client, credentials, timers },
    loadWallets: openTestWallets({ page, storage }).loadWallets,
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

/** Answers the calls of a frame's sign-in. */
function answerFrame(): void {
  const account = { name: 'Ada', is_new_player: false }
  server.answer('GET /api/loan-shark/auth/frame/account', { json: account })
  server.answer('GET /api/loan-shark/auth/frame', { json: TOKENS })
}
/** Resolves when the sign-in has asked for the account. */
const untilNamed = (events: readonly SignInEvent[]) =>
  expect.poll(() => events.at(-1)).toEqual({ type: 'account_named', name: 'Ada' })

test('signs in with the proof of the address without the host, after the player has confirmed the account', async () => {
  answerFrame()
  const { controller, events } = setup({
    frame: { fid: 7, sig: 'signed' },
    signIn: async () => expect.unreachable(),
    platform: 'desktop',
  })
  const signedIn = controller.signIn()
  await untilNamed(events)
  controller.confirmAccount()
  await signedIn
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/api/loan-shark/auth/frame/account?fid=7&sig=signed',
    '/api/loan-shark/auth/frame?fid=7&sig=signed',
  ])
  expect(events.at(-1)).toEqual({ type: 'signed_in', wallet: WALLET })
})

test('opens no session for a frame whose account the player does not confirm', async () => {
  answerFrame()
  const { controller, events, credentials } = setup({ frame: { fid: 7, sig: 'signed' } })
  const signedIn = controller.signIn()
  await untilNamed(events)
  controller.abort()
  await signedIn
  expect(server.seen).toHaveLength(1)
  expect(credentials.readKey()).toBeNull()
  expect(events).toHaveLength(1)
})

test('sends the secret of the nonce that the page has asked for', async () => {
  answerFrame()
  const nonce = { nonce: 'n1', expires_at: '2026-11-22T12:00:00.000Z', secret: 's1' }
  server.answer('GET /auth/nonce/frame', { json: nonce })
  const { controller, events } = setup({ signIn: async () => expect.unreachable() })
  const { frames } = controller
  expect(await new Promise((resolve) => frames.nonce(resolve))).toBe('n1')
  frames.use({ fid: 7, sig: 'signed' })
  const signedIn = controller.signIn()
  await untilNamed(events)
  controller.confirmAccount()
  await signedIn
  expect(server.seen.at(-1)?.url).toBe('/api/loan-shark/auth/frame?fid=7&sig=signed&secret=s1')
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
