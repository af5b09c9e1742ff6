import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCredentials } from '#src/wallet/credentials.ts'
import { createGreeter } from '#src/wallet/greeter.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'
import { createTestStores } from '#tests/support/test-stores.ts'

const WALLET = `0x${'ab'.repeat(20)}` as const
const PLAYER = '0b0c7c0e-1111-4222-8333-944455556666'
const MERGED = '0b0c7c0e-1111-4222-8333-944455556667'

let server: ProtocolServer
beforeEach(async () => {
  server = await startProtocolServer()
})
afterEach(() => server.close())

function setup() {
  const { kept, storage } = memoryKept()
  const credentials = createCredentials(kept)
  const stores = createTestStores(kept)
  const logged: string[] = []
  const { client } = createTestClient(server.origin)
  const greeter = createGreeter({ client, credentials, stores, log: (what) => logged.push(what) })
  const name = (street_name: string, linked_name: string | null) =>
    server.answer('GET /auth/me/api', {
      json: { player_id: PLAYER, wallet: WALLET, street_name, linked_name },
    })
  name('Slick', 'ada.base.eth')
  server.answer('GET /admin/feature-flags/me', { json: { beta_features: ['linked_names'] } })
  return { credentials, greeter, stores, storage, logged, name }
}
const ADA = { wallet: WALLET, guest: false, returning: true }

test('default', async () => {
  const { greeter, stores, storage } = setup()
  greeter.greet(ADA)
  expect(stores.session.getState()).toMatchObject(ADA)
  await expect
    .poll(() => stores.session.getState())
    .toMatchObject({ streetName: 'Slick', playerId: PLAYER, linkedName: 'ada.base.eth' })
  await expect.poll(() => storage.getItem('dcw_feature_flags')).toBe('["linked_names"]')
  expect(stores.session.getState().betaFeatures).toEqual(['linked_names'])
})

test('behavior: of the player before, nothing stays with the one who goes on', async () => {
  const { greeter, stores, name } = setup()
  greeter.greet(ADA)
  stores.session.getState().gaslessLearned()
  stores.account.getState().noticeChanged('Old news.')
  stores.game.getState().applyDelta({ cash: 7 })
  name('Bones', null)
  greeter.greetAnew()
  expect(stores.account.getState().notice).toBeNull()
  expect(stores.game.getState().playerCash).not.toBe(7)
  await expect
    .poll(() => stores.session.getState())
    .toMatchObject({ wallet: WALLET, streetName: 'Bones', linkedName: null, returning: false })
  expect(stores.session.getState().gasless).toBe(true)
})

test('behavior: an answer about somebody who has left is nobody’s', async () => {
  const { greeter, stores, storage, logged } = setup()
  const answers: (() => void)[] = []
  const hold = (json: unknown) => (_: IncomingMessage, response: ServerResponse) => {
    answers.push(() => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(json))
    })
  }
  const me = { player_id: PLAYER, wallet: WALLET, street_name: 'Slick', linked_name: null }
  server.answer('GET /auth/me/api', hold(me))
  server.answer('GET /admin/feature-flags/me', hold({ beta_features: ['linked_names'] }))
  greeter.greet(ADA)
  await expect.poll(() => answers).toHaveLength(2)
  stores.session.getState().signedOut()
  for (const answer of answers) answer()
  // One more question and answer: the two before it have been heard.
  server.answer('GET /auth/me/api', {
    status: 404,
    json: { detail: 'No.', code: 'not_found', request_id: 'r' },
  })
  stores.session.getState().signedIn({ ...ADA, playerId: null })
  greeter.greet(ADA)
  await expect.poll(() => logged).toEqual(['asking for the street name'])
  expect(stores.session.getState()).toMatchObject({ streetName: null, betaFeatures: [] })
  expect(storage.getItem('dcw_feature_flags')).toBeNull()
})

test('behavior: a player who was merged while the page was away is greeted as who goes on', async () => {
  const { credentials, greeter, stores } = setup()
  credentials.store(
    {
      ...{ api_key: 'dcw_test', access_token: 'a', refresh_token: 'r' },
      ...{ wallet: WALLET, player_id: MERGED, is_new_player: false },
    },
    { address: WALLET, type: 'eoa', platform: 'desktop', playerId: MERGED },
    'desktop',
  )
  stores.game.getState().applyDelta({ cash: 7 })
  greeter.greet(ADA)
  await expect
    .poll(() => stores.session.getState())
    .toMatchObject({ streetName: 'Slick', playerId: PLAYER })
  expect(stores.game.getState().playerCash).not.toBe(7)
  expect(credentials.readIdentity()?.playerId).toBe(PLAYER)
})

test('behavior: with nobody there, nobody is greeted anew', () => {
  const { greeter, stores } = setup()
  greeter.greetAnew()
  expect(stores.session.getState().wallet).toBeNull()
  expect(server.seen).toEqual([])
})

test('error: a name that cannot be had is only logged', async () => {
  const { greeter, logged } = setup()
  const broken = { status: 404, json: { detail: 'No.', code: 'not_found', request_id: 'r' } }
  server.answer('GET /auth/me/api', broken)
  server.answer('GET /admin/feature-flags/me', broken)
  greeter.greet(ADA)
  await expect
    .poll(() => [...logged].sort())
    .toEqual(['asking for the beta features', 'asking for the street name'])
})
