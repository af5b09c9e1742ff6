import { afterEach, beforeEach, expect, test } from 'vitest'
import { openGuestKey } from '#src/wallet/guest-key.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { type Host, type HostProof } from '#src/hosts/host.ts'
import { type Identity } from '#src/session/credentials.ts'
import { createStepUpController } from '#src/session/step-up-controller.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createTestWallet, WalletPage } from '#tests/support/test-wallet.ts'

const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const ENDS_AT = '2026-01-01T00:05:00.000Z'
const WALLET_ID = 'test.wallet'

let server: ProtocolServer
beforeEach(async () => {
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
  readonly hasWallet?: boolean
}

/** Creates a controller for a player who signed in with the browser's wallet; `identity` overrides parts of that. */
function setup({ identity = {}, stepUp = null, hasWallet = true }: Around = {}) {
  const page = new WalletPage()
  const wallet = createTestWallet()
  page.announce(wallet.provider)
  const { storage } = createMemoryStorage()
  const credentials = createCredentials(storage)
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
  const { loadWallets, connect } = openTestWallets({ page, storage })
  const calls = createTestClient(server.origin)
  calls.key = 'dcw_test'
  const controller = createStepUpController({
    ...{ client: calls.client, credentials, loadWallets, timers },
    host: { platform: 'desktop', stepUp },
    payer: () => (hasWallet ? connect(WALLET_ID) : Promise.resolve(null)),
  })
  const posted = () => server.seen.filter(({ method }) => method === 'POST')
  return { controller, wallet, timers, storage, posted }
}
const change = async (): Promise<'changed'> => 'changed'

test('makes the change after the session wallet has signed the step-up text', async () => {
  const { controller, wallet, posted } = setup()
  expect(controller.needsPrompt).toBe(true)
  expect(await controller.run(change)).toBe('changed')
  const address = wallet.account.address.toLowerCase()
  const [asked] = server.seen
  expect(asked?.url).toBe(`/auth/nonce?address=${address}&chain_id=8453&purpose=step-up`)
  expect(asked?.headers.authorization).toBe('Bearer dcw_test')
  const signature = await wallet.account.signMessage({ message: 'Confirm' })
  expect(posted()).toMatchObject([
    { url: '/auth/step-up', body: { address, nonce: 'n', message: 'Confirm', signature } },
  ])
})

test('asks for one signature per four and a half minutes', async () => {
  const { controller, timers, posted } = setup()
  await controller.run(change)
  timers.beat(timers.now() + 269_000)
  expect(controller.needsPrompt).toBe(false)
  await controller.run(change)
  expect(posted()).toHaveLength(1)
  timers.beat(timers.now() + 2_000)
  expect(controller.needsPrompt).toBe(true)
  await controller.run(change)
  expect(posted()).toHaveLength(2)
})

test('signs with the key of a guest without a prompt', async () => {
  const { controller, wallet, storage, posted } = setup({ identity: { walletId: 'burner' } })
  openGuestKey(storage)
  expect(controller.needsPrompt).toBe(false)
  await controller.run(change)
  expect(wallet.calls).toEqual([])
  expect(posted()).toMatchObject([{ body: { nonce: 'n', sig_type: 'burner' } }])
})

test('uses the proof of the app around the page', async () => {
  const proof: HostProof = { provider: 'world', token: 'text', wallet: null }
  server.answer('GET /auth/nonce/world-step-up', { json: { nonce: 'w', expires_at: ENDS_AT } })
  const nonces: string[] = []
  const { controller, posted } = setup({
    identity: { type: 'worldcoin' },
    async stepUp({ nonce }) {
      nonces.push(await nonce('world-step-up'))
      return proof
    },
  })
  await controller.run(change)
  expect(nonces).toEqual(['w'])
  expect(server.seen[0]?.headers.authorization).toBe('Bearer dcw_test')
  expect(posted()).toMatchObject([{ body: { provider: 'world', token: 'text' } }])
})

test('repeats the step-up at the next attempt when the server requires one', async () => {
  const { controller, posted } = setup()
  const detail = 'This changes who you are here.'
  server.answer('POST /player/keys', {
    status: 403,
    json: { detail, code: 'step_up_required', request_id: 'r' },
  })
  const { createKey } = await import('#src/api/account-keys.ts')
  const calls = createTestClient(server.origin)
  calls.key = 'dcw_test'
  await expect(controller.run(() => createKey(calls.client))).rejects.toThrow(detail)
  expect(controller.needsPrompt).toBe(true)
  await controller.run(change)
  expect(posted().filter(({ url }) => url === '/auth/step-up')).toHaveLength(2)
})

test('does not make the change when the wallet refuses', async () => {
  const { controller, wallet, posted } = setup()
  wallet.rejectNext = 'personal_sign'
  await expect(controller.run(() => expect.unreachable())).rejects.toThrow(
    'User rejected the request',
  )
  expect(posted()).toEqual([])
})

test('makes no change when it is stopped before the wallet answers', async () => {
  const { controller, wallet, posted } = setup()
  wallet.ignores = 'personal_sign'
  const stop = new AbortController()
  const failed = expect(
    controller.run(() => expect.unreachable(), stop.signal),
  ).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => wallet.calls).toContain('personal_sign')
  stop.abort()
  await failed
  expect(posted()).toEqual([])
})

test('rejects when the session wallet is not in this browser', async () => {
  const { controller } = setup({ hasWallet: false })
  await expect(controller.run(() => expect.unreachable())).rejects.toThrow(
    'The wallet you signed in with is not here.',
  )
})
