import { verifyMessage } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCredentials } from '#src/session/credentials.ts'
import { signInByWallet } from '#src/session/sign-in.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createTestWallet, type TestWallet, WalletPage } from '#tests/support/test-wallet.ts'

const NONCE = {
  nonce: 'n0nce',
  message: 'Sign in to Dope Chain Wars',
  expires_at: '2026-01-01T00:00:00.000Z',
}
const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const FAULT = { status: 500, json: { detail: 'Broken.', code: 'internal', request_id: 'r' } }

let server: ProtocolServer
let wallet: TestWallet
beforeEach(async () => {
  server = await startProtocolServer()
  wallet = createTestWallet()
  server.answer('GET /auth/nonce', { json: NONCE })
  server.answer('POST /auth/signin', {
    json: {
      api_key: 'dcw_key',
      access_token: 'access',
      refresh_token: 'refresh',
      wallet: wallet.account.address,
      player_id: PLAYER,
      is_new_player: true,
    },
  })
})
afterEach(() => server.close())

async function setup(stop = new AbortController()) {
  const { storage, backing } = createMemoryStorage()
  const credentials = createCredentials(storage)
  const page = new WalletPage()
  page.announce(wallet.provider)
  const { connect } = openTestWallets({
    page,
    // The wallets' own values are not counted.
    storage: createMemoryStorage().storage,
  })
  const connection = await connect('test.wallet')
  const { client } = createTestClient(server.origin)
  const attempt = () =>
    signInByWallet(
      {
        ...{ client, credentials, timers: createManualTimers(), signal: stop.signal },
        host: { platform: 'desktop', signIn: null, user: null },
      },
      connection,
    )
  return { attempt, credentials, backing }
}

test('signs the nonce text and stores the session', async () => {
  const { attempt, credentials } = await setup()
  const address = wallet.account.address.toLowerCase()
  expect(await attempt()).toEqual({ wallet: address, playerId: PLAYER, isNewPlayer: true })
  expect(server.seen[0]?.url).toBe(`/auth/nonce?address=${address}&chain_id=8453`)
  const body = server.seen[1]?.body as { signature: `0x${string}` }
  expect(body).toMatchObject({ address, nonce: 'n0nce', message: NONCE.message, sig_type: 'eoa' })
  const proof = { address: wallet.account.address, message: NONCE.message }
  expect(await verifyMessage({ ...proof, signature: body.signature })).toBe(true)
  expect(credentials.readKey()).toBe('dcw_key')
  expect(credentials.readIdentity()).toEqual({
    address,
    type: 'eoa',
    platform: 'desktop',
    walletId: 'test.wallet',
    playerId: PLAYER,
  })
})

test.each([
  ['Failed to fetch nonce payload', { json: { message: 'no nonce' } }],
  ['Failed to get nonce (422)', { status: 422, json: {} }],
  ['Failed to get nonce (500)', FAULT],
] as const)('reports a failed nonce request with: %s', async (sentence, answer) => {
  server.answer('GET /auth/nonce', answer)
  const { attempt, backing } = await setup()
  await expect(attempt()).rejects.toMatchObject({ code: 'nonce', message: sentence })
  expect(backing.length).toBe(0)
})

test('reports a failed connection for the nonce', async () => {
  server.answer('GET /auth/nonce', (request) => request.socket.destroy())
  const { attempt } = await setup()
  await expect(attempt()).rejects.toThrow(
    'Nonce fetch failed: Network connection failed - check your internet connection',
  )
})

test.each([
  ['Login failed: No access token or API key received', { json: { wallet: '0x1' } }],
  ['Authentication failed – please try again.', { json: { access_token: 'a', wallet: '0x1' } }],
  ['Sign in failed after 3 attempts', FAULT],
  ['Login failed (403)', { status: 403, text: 'no' }],
  [
    'The signature is not of this address.',
    {
      status: 401,
      json: {
        detail: 'The signature is not of this address.',
        code: 'wrong_signature',
        request_id: 'r',
      },
    },
  ],
] as const)('reports a failed sign-in with: %s', async (sentence, answer) => {
  server.answer('POST /auth/signin', answer)
  const { attempt, backing } = await setup()
  await expect(attempt()).rejects.toThrow(sentence)
  expect(backing.length).toBe(0)
})

test('posts nothing when the player refuses to sign', async () => {
  const { attempt } = await setup()
  wallet.rejectNext = 'personal_sign'
  await expect(attempt()).rejects.toMatchObject({ code: 'refused' })
  expect(server.seen.map(({ method }) => method)).toEqual(['GET'])
})

test('stores nothing when aborted during the sign-in', async () => {
  const stop = new AbortController()
  server.answer('POST /auth/signin', () => stop.abort())
  const { attempt, backing } = await setup(stop)
  await expect(attempt()).rejects.toMatchObject({ code: 'aborted' })
  expect(backing.length).toBe(0)
})
