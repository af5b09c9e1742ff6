import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBurner } from '#src/wallet/burner.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { discoverWallets } from '#src/wallet/discover-wallets.ts'
import { type Host, type HostProof } from '#src/hosts/host.ts'
import { type Identity } from '#src/wallet/identity.ts'
import { createStepUpDesk } from '#src/wallet/step-up-desk.ts'
import { createWallets } from '#src/wallet/wallets.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'
import { stubWindow } from '#tests/support/stub-window.ts'
import { createTestWallet, noRemotes, WalletPage } from '#tests/support/test-wallet.ts'

const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const ENDS_AT = '2026-01-01T00:05:00.000Z'
const WALLET_ID = 'test.wallet'

let server: ProtocolServer
beforeEach(async () => {
  stubWindow()
  server = await startProtocolServer()
  const nonce = { nonce: 'n', message: 'Confirm', expires_at: ENDS_AT }
  server.answer('GET /auth/nonce', { json: nonce })
  server.answer('POST /auth/step-up', { json: { ends_at: ENDS_AT } })
})
afterEach(() => server.close())

interface Around {
  readonly identity?: Partial<Identity>
  readonly stepUp?: Host['stepUp']
  /** Whether the wallet of the session is still in this browser. */
  readonly isThere?: boolean
}

/** A player who signed in with the browser's wallet, unless `identity` says otherwise. */
function setup({ identity = {}, stepUp = null, isThere = true }: Around = {}) {
  const page = new WalletPage()
  const wallet = createTestWallet()
  page.announce(wallet.provider)
  const { kept } = memoryKept()
  const credentials = createCredentials(kept)
  const address = wallet.account.address.toLowerCase() as `0x${string}`
  credentials.store(
    {
      ...{ api_key: 'dcw_test', access_token: 'a', refresh_token: 'r' },
      ...{ wallet: address, player_id: PLAYER, is_new_player: false },
    },
    { address, type: 'eoa', platform: 'desktop', walletId: WALLET_ID, ...identity },
    'desktop',
  )
  const timers = createManualTimers()
  const wallets = createWallets({
    ...{ discovery: discoverWallets(page), kept, mode: () => 'auto' },
    ...noRemotes,
  })
  const calls = createTestClient(server.origin)
  calls.key = 'dcw_test'
  const desk = createStepUpDesk({
    ...{ client: calls.client, credentials, wallets, timers },
    host: { platform: 'desktop', stepUp },
    payer: () =>
      isThere ? wallets.connect({ id: WALLET_ID, kind: 'eoa' }) : Promise.resolve(null),
  })
  const posted = () => server.seen.filter(({ method }) => method === 'POST')
  return { desk, wallet, timers, kept, posted }
}
const change = async (): Promise<'changed'> => 'changed'

test('default: the wallet of the session signs the text of a step-up, then the change is made', async () => {
  const { desk, wallet, posted } = setup()
  expect(desk.asks).toBe(true)
  expect(await desk.allow(change)).toBe('changed')
  const address = wallet.account.address.toLowerCase()
  const [asked] = server.seen
  expect(asked?.url).toBe(`/auth/nonce?address=${address}&chain_id=8453&purpose=step-up`)
  expect(asked?.headers.authorization).toBe('Bearer dcw_test')
  const signature = await wallet.account.signMessage({ message: 'Confirm' })
  expect(posted()).toMatchObject([
    { url: '/auth/step-up', body: { address, nonce: 'n', message: 'Confirm', signature } },
  ])
})

test('behavior: one signature holds for four and a half minutes', async () => {
  const { desk, timers, posted } = setup()
  await desk.allow(change)
  timers.beat(timers.now() + 269_000)
  expect(desk.asks).toBe(false)
  await desk.allow(change)
  expect(posted()).toHaveLength(1)
  timers.beat(timers.now() + 2_000)
  expect(desk.asks).toBe(true)
  await desk.allow(change)
  expect(posted()).toHaveLength(2)
})

test('behavior: a guest’s own key signs, and nobody is asked', async () => {
  const { desk, wallet, kept, posted } = setup({ identity: { walletId: 'burner' } })
  openBurner(kept)
  expect(desk.asks).toBe(false)
  await desk.allow(change)
  expect(wallet.calls).toEqual([])
  expect(posted()).toMatchObject([{ body: { nonce: 'n', sig_type: 'burner' } }])
})

test('behavior: the app around the page signs for its user', async () => {
  const proof: HostProof = { provider: 'world', token: 'text', wallet: null }
  server.answer('GET /auth/nonce/world-step-up', { json: { nonce: 'w', expires_at: ENDS_AT } })
  const nonces: string[] = []
  const { desk, posted } = setup({
    identity: { type: 'worldcoin' },
    async stepUp({ nonce }) {
      nonces.push(await nonce('world-step-up'))
      return proof
    },
  })
  await desk.allow(change)
  expect(nonces).toEqual(['w'])
  expect(server.seen[0]?.headers.authorization).toBe('Bearer dcw_test')
  expect(posted()).toMatchObject([{ body: { provider: 'world', token: 'text' } }])
})

test('behavior: a server that wants another step-up is given one at the next try', async () => {
  const { desk, posted } = setup()
  const detail = 'This changes who you are here.'
  server.answer('POST /player/keys', {
    status: 403,
    json: { detail, code: 'step_up_required', request_id: 'r' },
  })
  const { createKey } = await import('#src/api/account-keys.ts')
  const calls = createTestClient(server.origin)
  calls.key = 'dcw_test'
  await expect(desk.allow(() => createKey(calls.client))).rejects.toThrow(detail)
  expect(desk.asks).toBe(true)
  await desk.allow(change)
  expect(posted().filter(({ url }) => url === '/auth/step-up')).toHaveLength(2)
})

test('error: the wallet refuses, and the change is not made', async () => {
  const { desk, wallet, posted } = setup()
  wallet.rejectNext = 'personal_sign'
  await expect(desk.allow(() => expect.unreachable())).rejects.toThrow('User rejected the request')
  expect(posted()).toEqual([])
})

test('error: the wallet of the session is not in this browser any more', async () => {
  const { desk } = setup({ isThere: false })
  await expect(desk.allow(() => expect.unreachable())).rejects.toThrow(
    'The wallet you signed in with is not here.',
  )
})
