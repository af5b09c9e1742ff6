import { afterEach, beforeEach, expect, test } from 'vitest'
import { HostError } from '#src/hosts/host-error.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { discoverWallets } from '#src/wallet/discover-wallets.ts'
import { createLinkDesk } from '#src/wallet/link-desk.ts'
import { createStepUpDesk } from '#src/wallet/step-up-desk.ts'
import { createWallets, type WalletChoice } from '#src/wallet/wallets.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'
import { stubWindow } from '#tests/support/stub-window.ts'
import { createTestWallet, noRemotes, WalletPage } from '#tests/support/test-wallet.ts'

const MINE = '0b0c7c0e-1111-4222-8333-944455556666'
const THEIRS = '0b0c7c0e-1111-4222-8333-944455556667'
const NAMED = `0x${'cd'.repeat(20)}` as const
const ALPHA: WalletChoice = { id: 'test.wallet', name: 'Test Wallet', icon: null, kind: 'eoa' }
const chosen = (player_id: string, street_name: string) => ({
  ...{ player_id, street_name, cash: 2_000, debt: 0, net_worth: 3_000, rank: 4 },
  ...{ level: 2, bought_messages: 10 },
})

let server: ProtocolServer
beforeEach(async () => {
  stubWindow()
  server = await startProtocolServer()
  const nonce = { nonce: 'n', message: 'Sign in', expires_at: '2026-01-01T00:00:00.000Z' }
  server.answer('GET /auth/nonce', { json: nonce })
  server.answer('POST /auth/link', { json: { linked: true, player_id: MINE } })
  server.answer('POST /auth/step-up', { json: { ends_at: '2026-01-01T00:05:00.000Z' } })
})
afterEach(() => server.close())

interface Around {
  readonly platform?: Platform
  readonly signIn?: Host['signIn']
  /** The session's own address; the one that the host named where absent. */
  readonly address?: `0x${string}`
  /** How the wallet announces itself. */
  readonly rdns?: string
}

/** Somebody whom a Farcaster client vouched for, at a page with one wallet. */
function setup({ platform = 'farcaster', signIn = null, address = NAMED, rdns }: Around = {}) {
  const page = new WalletPage()
  const wallet = createTestWallet()
  page.announce(wallet.provider, rdns === undefined ? {} : { rdns })
  const { kept } = memoryKept()
  const credentials = createCredentials(kept)
  const identity = { address, type: 'farcaster', platform, playerId: MINE } as const
  credentials.store(
    {
      ...{ api_key: 'dcw_test', access_token: 'a', refresh_token: 'r' },
      ...{ wallet: address, player_id: MINE, is_new_player: false },
    },
    { ...identity, walletProven: false, walletId: 'other.wallet' },
    platform,
  )
  const timers = createManualTimers()
  const discovery = discoverWallets(page)
  const wallets = createWallets({ discovery, kept, mode: () => 'auto', ...noRemotes })
  const became: string[] = []
  const picks: (WalletChoice | null)[] = [ALPHA]
  const calls = createTestClient(server.origin)
  const { client, refusals } = calls
  timers.follow(calls, server)
  const stepUp = createStepUpDesk({
    ...{ client, credentials, wallets, timers },
    host: {
      platform,
      stepUp: async () => ({ provider: 'farcaster', token: 'text', wallet: null }),
    },
    payer: async () => null,
  })
  const desk = createLinkDesk({
    ...{ client, credentials, stepUp, wallets, timers },
    host: { platform, signIn },
    pickWallet: async () => picks.shift() ?? null,
    became: () => became.push('another'),
  })
  const bodies = () => server.seen.filter(({ url }) => url === '/auth/link').map(({ body }) => body)
  return { desk, wallet, credentials, timers, became, picks, bodies, refusals }
}

test('default', async () => {
  const { desk, wallet, became, bodies } = setup()
  expect(await desk.link('wallet')).toEqual({ type: 'linked' })
  const address = wallet.account.address.toLowerCase()
  // On Base, regardless of the wallet's chain.
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/auth/step-up',
    `/auth/nonce?address=${address}&chain_id=8453`,
    '/auth/link',
  ])
  expect(bodies()).toMatchObject([{ proof: { address, nonce: 'n', sig_type: 'eoa' } }])
  expect(became).toEqual([])
  // The session stays with the wallet it was opened by.
  await expect.poll(() => wallet.authorized).toBe(false)
})

test('behavior: two with progress are chosen between, with the same proof', async () => {
  const both = { mine: chosen(MINE, 'Slick'), theirs: chosen(THEIRS, 'Bones') }
  server.answer(
    'POST /auth/link',
    { json: { linked: false, player_id: MINE, choice: both } },
    { json: { linked: true, player_id: THEIRS } },
  )
  const { desk, credentials, became, bodies } = setup()
  const outcome = await desk.link('wallet')
  if (outcome.type !== 'choice') return expect.unreachable()
  expect(outcome).toMatchObject(both)
  expect(credentials.readIdentity()?.playerId).toBe(MINE)
  expect(await outcome.keep('theirs')).toEqual({ type: 'linked' })
  const [first, second] = bodies() as [{ proof: unknown }, { proof: unknown; keep: string }]
  expect(second).toEqual({ proof: first.proof, keep: 'theirs' })
  expect(credentials.readIdentity()?.playerId).toBe(THEIRS)
  expect(became).toEqual(['another'])
})

test('behavior: the merge of two with progress waits, and nobody is another yet', async () => {
  const at = '2026-11-22T18:30:00.000Z'
  const merge = { id: MINE, kept: 'Bones', dropped: 'Slick', asked_at: at, due_at: at }
  server.answer('POST /auth/link', { json: { linked: false, player_id: MINE, pending: merge } })
  const { desk, credentials, became } = setup()
  expect(await desk.link('wallet')).toEqual({ type: 'pending', merge })
  expect(credentials.readIdentity()?.playerId).toBe(MINE)
  expect(became).toEqual([])
})

test('behavior: who turns the picker away links nothing', async () => {
  const { desk, picks, bodies } = setup()
  picks[0] = null
  expect(await desk.link('wallet')).toEqual({ type: 'cancelled' })
  expect(bodies()).toEqual([])
})

test('behavior: the app around the page vouches', async () => {
  const proof = { provider: 'farcaster', token: 'jwt', wallet: NAMED } as const
  const { desk, bodies } = setup({ signIn: async () => proof })
  expect(desk.hasHost).toBe(true)
  await desk.link('host')
  expect(bodies()).toEqual([{ proof: { provider: 'farcaster', token: 'jwt' } }])
})

test('behavior: the wallet that a host named is proven by its signature, without the picker', async () => {
  const address = createTestWallet().account.address.toLowerCase() as `0x${string}`
  const { desk, credentials, picks, timers, wallet } = setup({
    address,
    rdns: 'xyz.farcaster.MiniAppWallet',
  })
  await desk.proveWallet()
  expect(picks).toHaveLength(1)
  expect(credentials.readIdentity()?.walletProven).toBe(true)
  // What is the host's is not ours to let go.
  await timers.answered()
  expect(wallet.authorized).toBe(true)
  // It is asked once.
  const calls = wallet.calls.length
  await desk.proveWallet()
  expect(wallet.calls).toHaveLength(calls)
})

test('behavior: where the host has no such wallet, the picker asks for one', async () => {
  const { desk, credentials, picks } = setup()
  await desk.proveWallet()
  expect(picks).toHaveLength(0)
  // It is another address than the one that was named.
  expect(credentials.readIdentity()?.walletProven).toBe(false)
})

test('error: a till asks nobody which of two players goes on', async () => {
  const both = { mine: chosen(MINE, 'Slick'), theirs: chosen(THEIRS, 'Bones') }
  server.answer('POST /auth/link', { json: { linked: false, player_id: MINE, choice: both } })
  const { desk, picks } = setup()
  await expect(desk.proveWallet()).rejects.toThrow(
    'This wallet has a player of its own: link it in ACCOUNT first.',
  )
  picks.push(null)
  await expect(desk.proveWallet()).rejects.toMatchObject({ code: 'refused' })
})

test('error: the wallet of the session is linked already', async () => {
  const { desk, credentials, wallet } = setup()
  credentials.amend({ walletId: ALPHA.id })
  await expect(desk.link('wallet')).rejects.toThrow('This is the wallet you signed in with.')
  expect(wallet.calls).toEqual([])
})

test('error: World App does not support message signing', async () => {
  const { desk, wallet } = setup({ platform: 'worldcoin' })
  await expect(desk.link('wallet')).rejects.toThrow('World App does not support message signing')
  expect(wallet.calls).toEqual([])
})

test('error: the wallet refuses, and nothing is sent', async () => {
  const { desk, wallet, bodies } = setup()
  wallet.rejectNext = 'personal_sign'
  await expect(desk.link('wallet')).rejects.toThrow('User rejected the request')
  expect(bodies()).toEqual([])
  await expect.poll(() => wallet.authorized).toBe(false)
})

test('error: the host has no answer', async () => {
  const failure = new HostError('timed_out', 'No answer.')
  const { desk } = setup({ signIn: () => Promise.reject(failure) })
  await expect(desk.link('host')).rejects.toBe(failure)
})

test('error: a proof that is refused leaves the session alone', async () => {
  const detail = 'This sign-in request has expired. Please sign in again.'
  const json = { detail, code: 'expired_nonce', request_id: 'r' }
  server.answer('POST /auth/link', { status: 401, json })
  const { desk, credentials, refusals } = setup()
  await expect(desk.link('wallet')).rejects.toThrow(detail)
  expect(refusals).toEqual([])
  expect(credentials.readIdentity()).not.toBeNull()
})

test('error: the server refuses with its own sentence', async () => {
  const detail = 'This sign-in request was used already. Please sign in again.'
  const json = { detail, code: 'busy', request_id: 'r' }
  server.answer('POST /auth/link', { status: 409, json })
  await expect(setup().desk.link('wallet')).rejects.toThrow(detail)
})

test.each(['eth_requestAccounts', 'personal_sign'] as const)(
  'error: a wallet that does not answer %s has two minutes',
  async (method) => {
    const { desk, wallet, timers } = setup()
    wallet.ignores = method
    const failed = expect(desk.link('wallet')).rejects.toMatchObject({
      code: 'timed_out',
      message: 'The wallet did not answer in time.',
    })
    await expect.poll(() => wallet.calls).toContain(method)
    await timers.answered()
    timers.beat(timers.now() + 120_000)
    await failed
    expect(timers.waiting).toBe(0)
  },
)
