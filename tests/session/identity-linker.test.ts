import { afterEach, beforeEach, expect, test } from 'vitest'
import { HostError } from '#src/hosts/host-error.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createIdentityLinker } from '#src/session/identity-linker.ts'
import { createStepUpController } from '#src/session/step-up-controller.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createTestWallet, WalletPage } from '#tests/support/test-wallet.ts'

const MINE = '0b0c7c0e-1111-4222-8333-944455556666'
const THEIRS = '0b0c7c0e-1111-4222-8333-944455556667'
const WALLET_ID = 'test.wallet'
const NAMED = `0x${'cd'.repeat(20)}` as const
const chosen = (player_id: string, street_name: string) => ({
  ...{ player_id, street_name, cash: 2_000, debt: 0, net_worth: 3_000, rank: 4 },
  ...{ level: 2, bought_messages: 10 },
})

let server: ProtocolServer
beforeEach(async () => {
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
  /** The session's address. Defaults to the one that the host named. */
  readonly address?: `0x${string}`
  /** The reverse domain name that the wallet announces. */
  readonly rdns?: string
}

/** Creates a linker for a player who signed in through a Farcaster client, on a page with one wallet. */
function setup({ platform = 'farcaster', signIn = null, address = NAMED, rdns }: Around = {}) {
  const page = new WalletPage()
  const wallet = createTestWallet()
  page.announce(wallet.provider, rdns === undefined ? {} : { rdns })
  const { storage } = createMemoryStorage()
  const credentials = createCredentials(storage)
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
  const { loadWallets, connect, connector } = openTestWallets({ page, storage })
  const playerChanges: string[] = []
  const guestOffers: boolean[] = []
  const refused: string[] = []
  const picks: (string | null)[] = [rdns ?? WALLET_ID]
  const calls = createTestClient(server.origin)
  const { client, refusals } = calls
  timers.follow(calls, server)
  const stepUp = createStepUpController({
    ...{ client, credentials, loadWallets, timers },
    host: {
      platform,
      stepUp: async () => ({ provider: 'farcaster', token: 'text', wallet: null }),
    },
    payer: async () => null,
  })
  const linker = createIdentityLinker({
    ...{ client, credentials, stepUp, loadWallets, timers },
    host: { platform, signIn },
    async pickWallet({ offersGuest, refuse }) {
      guestOffers.push(offersGuest)
      const picked = picks.shift()
      if (!picked) return null
      const reason = refuse?.(connector(picked))
      if (!reason) return connect(picked)
      // The picker shows it, until the player cancels.
      refused.push(reason)
      return null
    },
    onPlayerChange: () => playerChanges.push('another'),
  })
  const bodies = () => server.seen.filter(({ url }) => url === '/auth/link').map(({ body }) => body)
  return {
    ...{
      linker,
      wallet,
      credentials,
      timers,
      playerChanges,
      guestOffers,
      picks,
      bodies,
      refusals,
      refused,
    },
  }
}

test('links a picked wallet by its signature on Base', async () => {
  const { linker, wallet, playerChanges, bodies } = setup()
  expect(await linker.link('wallet')).toEqual({ type: 'linked' })
  const address = wallet.account.address.toLowerCase()
  // Base, regardless of the wallet's chain.
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/auth/step-up',
    `/auth/nonce?address=${address}&chain_id=8453`,
    '/auth/link',
  ])
  expect(bodies()).toMatchObject([{ proof: { address, nonce: 'n', sig_type: 'eoa' } }])
  expect(playerChanges).toEqual([])
  // The session keeps the wallet that opened it.
  await expect.poll(() => wallet.authorized).toBe(false)
})

test('sends the same proof again with the chosen player', async () => {
  const both = { mine: chosen(MINE, 'Slick'), theirs: chosen(THEIRS, 'Bones') }
  server.answer(
    'POST /auth/link',
    { json: { linked: false, player_id: MINE, choice: both } },
    { json: { linked: true, player_id: THEIRS } },
  )
  const { linker, credentials, playerChanges, bodies } = setup()
  const outcome = await linker.link('wallet')
  if (outcome.type !== 'choice') return expect.unreachable()
  expect(outcome).toMatchObject(both)
  expect(credentials.readIdentity()?.playerId).toBe(MINE)
  expect(await outcome.keep('theirs')).toEqual({ type: 'linked' })
  const [first, second] = bodies() as [{ proof: unknown }, { proof: unknown; keep: string }]
  expect(second).toEqual({ proof: first.proof, keep: 'theirs' })
  expect(credentials.readIdentity()?.playerId).toBe(THEIRS)
  expect(playerChanges).toEqual(['another'])
})

test('keeps the player while the merge is pending', async () => {
  const at = '2026-11-22T18:30:00.000Z'
  const merge = { id: MINE, kept: 'Bones', dropped: 'Slick', asked_at: at, due_at: at }
  server.answer('POST /auth/link', { json: { linked: false, player_id: MINE, pending: merge } })
  const { linker, credentials, playerChanges } = setup()
  expect(await linker.link('wallet')).toEqual({ type: 'pending', merge })
  expect(credentials.readIdentity()?.playerId).toBe(MINE)
  expect(playerChanges).toEqual([])
})

test('links nothing when the picker is cancelled', async () => {
  const { linker, picks, bodies } = setup()
  picks[0] = null
  expect(await linker.link('wallet')).toEqual({ type: 'cancelled' })
  expect(bodies()).toEqual([])
})

test('links the user of the app around the page', async () => {
  const proof = { provider: 'farcaster', token: 'jwt', wallet: NAMED } as const
  const { linker, bodies } = setup({ signIn: async () => proof })
  expect(linker.hasHost).toBe(true)
  await linker.link('host')
  expect(bodies()).toEqual([{ proof: { provider: 'farcaster', token: 'jwt' } }])
})

test('proves the wallet that the host named without the picker', async () => {
  const address = createTestWallet().account.address.toLowerCase() as `0x${string}`
  const { linker, credentials, picks, timers, wallet } = setup({
    address,
    rdns: 'xyz.farcaster.MiniAppWallet',
  })
  wallet.authorized = true
  await linker.proveWallet()
  expect(picks).toHaveLength(1)
  expect(credentials.readIdentity()?.walletProven).toBe(true)
  // The host's own wallet remains connected.
  await timers.answered()
  expect(wallet.authorized).toBe(true)
  // A proven wallet is not asked again.
  const calls = wallet.calls.length
  await linker.proveWallet()
  expect(wallet.calls).toHaveLength(calls)
})

test('shows the picker when the host has no wallet of its own', async () => {
  const { linker, credentials, picks } = setup()
  await linker.proveWallet()
  expect(picks).toHaveLength(0)
  // The picked address differs from the one that the host named.
  expect(credentials.readIdentity()?.walletProven).toBe(false)
})

test('rejects a wallet of another player during a payment', async () => {
  const both = { mine: chosen(MINE, 'Slick'), theirs: chosen(THEIRS, 'Bones') }
  server.answer('POST /auth/link', { json: { linked: false, player_id: MINE, choice: both } })
  const { linker, picks } = setup()
  await expect(linker.proveWallet()).rejects.toThrow(
    'This wallet has a player of its own: link it in ACCOUNT first.',
  )
  picks.push(null)
  await expect(linker.proveWallet()).rejects.toMatchObject({ code: 'refused' })
})

test('refuses the wallet of the session', async () => {
  const { linker, credentials, refused, wallet } = setup()
  credentials.amend({ walletId: WALLET_ID })
  expect(await linker.link('wallet')).toEqual({ type: 'cancelled' })
  expect(refused).toEqual(['This is the wallet you signed in with.'])
  expect(wallet.calls).toEqual([])
})

test('refuses a wallet inside World App, which signs no messages', async () => {
  const { linker, refused, wallet } = setup({ platform: 'worldcoin' })
  expect(await linker.link('wallet')).toEqual({ type: 'cancelled' })
  expect(refused).toEqual(['World App does not support message signing'])
  expect(wallet.calls).toEqual([])
})

test('sends nothing when the wallet refuses', async () => {
  const { linker, wallet, bodies } = setup()
  wallet.rejectNext = 'personal_sign'
  await expect(linker.link('wallet')).rejects.toThrow('User rejected the request')
  expect(bodies()).toEqual([])
  await expect.poll(() => wallet.authorized).toBe(false)
})

test('offers a guest to link only to a player who is not a guest', async () => {
  const { linker, credentials, guestOffers, picks } = setup()
  picks.length = 0
  await linker.link('wallet')
  credentials.amend({ walletId: 'burner' })
  await linker.link('wallet')
  expect(guestOffers).toEqual([true, false])
})

test('links nothing when it is stopped before the wallet answers', async () => {
  const { linker, wallet, bodies } = setup()
  let agree = (): void => undefined
  wallet.owner = new Promise((resolve) => {
    agree = resolve
  })
  const stop = new AbortController()
  const reason = new WalletError('refused', 'Stopped.')
  const failed = expect(linker.link('wallet', stop.signal)).rejects.toBe(reason)
  await expect.poll(() => wallet.calls).toContain('eth_requestAccounts')
  stop.abort(reason)
  await failed
  // The owner signs late: the proof is dropped and the wallet is closed.
  agree()
  await expect.poll(() => wallet.calls).toContain('wallet_revokePermissions')
  expect(wallet.calls).toContain('personal_sign')
  expect(bodies()).toEqual([])
})

test('rejects with the failure of the host', async () => {
  const failure = new HostError('timed_out', 'No answer.')
  const { linker } = setup({ signIn: () => Promise.reject(failure) })
  await expect(linker.link('host')).rejects.toBe(failure)
})

test('keeps the session when the server refuses the proof', async () => {
  const detail = 'This sign-in request has expired. Please sign in again.'
  const json = { detail, code: 'expired_nonce', request_id: 'r' }
  server.answer('POST /auth/link', { status: 401, json })
  const { linker, credentials, refusals } = setup()
  await expect(linker.link('wallet')).rejects.toThrow(detail)
  expect(refusals).toEqual([])
  expect(credentials.readIdentity()).not.toBeNull()
})

test('rejects with the sentence of the server', async () => {
  const detail = 'This sign-in request was used already. Please sign in again.'
  const json = { detail, code: 'busy', request_id: 'r' }
  server.answer('POST /auth/link', { status: 409, json })
  await expect(setup().linker.link('wallet')).rejects.toThrow(detail)
})

test('times out after two minutes without a signature', async () => {
  const { linker, wallet, timers } = setup()
  wallet.ignores = 'personal_sign'
  const failed = expect(linker.link('wallet')).rejects.toMatchObject({
    code: 'timed_out',
    message: 'The wallet did not answer in time.',
  })
  await expect.poll(() => wallet.calls).toContain('personal_sign')
  await timers.answered()
  timers.beat(timers.now() + 120_000)
  await failed
  expect(timers.waiting).toBe(0)
})
