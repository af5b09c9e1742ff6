import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCredentials } from '#src/session/credentials.ts'
import { createProfileLoader } from '#src/session/profile-loader.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
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
  const { storage, backing } = createMemoryStorage()
  const credentials = createCredentials(storage)
  const stores = createTestStores(storage)
  const logged: string[] = []
  const { client } = createTestClient(server.origin)
  const loader = createProfileLoader({
    client,
    credentials,
    stores,
    log: (what) => logged.push(what),
  })
  const name = (street_name: string, linked_name: string | null) =>
    server.answer('GET /auth/me/api', {
      json: { player_id: PLAYER, wallet: WALLET, street_name, linked_name },
    })
  name('Slick', 'ada.base.eth')
  server.answer('GET /admin/feature-flags/me', { json: { beta_features: ['linked_names'] } })
  return { credentials, loader, stores, backing, logged, name }
}
const ADA = { wallet: WALLET, guest: false, returning: true }

test('loads names and beta features of the signed-in player', async () => {
  const { loader, stores, backing } = setup()
  loader.load(ADA)
  expect(stores.session.getState()).toMatchObject(ADA)
  await expect
    .poll(() => stores.session.getState())
    .toMatchObject({ streetName: 'Slick', playerId: PLAYER, linkedName: 'ada.base.eth' })
  await expect.poll(() => backing.getItem('dcw_feature_flags')).toBe('["linked_names"]')
  expect(stores.session.getState().betaFeatures).toEqual(['linked_names'])
})

test('clears the data of the previous player on a reload', async () => {
  const { loader, stores, name } = setup()
  loader.load(ADA)
  stores.session.getState().gaslessLearned()
  stores.account.getState().noticeChanged('Old news.')
  stores.game.getState().applyDelta({ cash: 7 })
  name('Bones', null)
  loader.reload()
  expect(stores.account.getState().notice).toBeNull()
  expect(stores.game.getState().playerCash).not.toBe(7)
  await expect
    .poll(() => stores.session.getState())
    .toMatchObject({ wallet: WALLET, streetName: 'Bones', linkedName: null, returning: false })
  expect(stores.session.getState().gasless).toBe(true)
})

test('ignores responses that arrive after a sign-out', async () => {
  const { loader, stores, backing, logged } = setup()
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
  loader.load(ADA)
  await expect.poll(() => answers).toHaveLength(2)
  stores.session.getState().signedOut()
  for (const answer of answers) answer()
  // The responses above have been handled when this later call has failed.
  server.answer('GET /auth/me/api', {
    status: 404,
    json: { detail: 'No.', code: 'not_found', request_id: 'r' },
  })
  stores.session.getState().signedIn({ ...ADA, playerId: null })
  loader.load(ADA)
  await expect.poll(() => logged).toEqual(['loading the street name'])
  expect(stores.session.getState()).toMatchObject({ streetName: null, betaFeatures: [] })
  expect(backing.getItem('dcw_feature_flags')).toBeNull()
})

test('loads the kept player after a merge that happened while the page was closed', async () => {
  const { credentials, loader, stores } = setup()
  credentials.store(
    {
      ...{ api_key: 'dcw_test', access_token: 'a', refresh_token: 'r' },
      ...{ wallet: WALLET, player_id: MERGED, is_new_player: false },
    },
    { address: WALLET, type: 'eoa', platform: 'desktop', playerId: MERGED },
    'desktop',
  )
  stores.game.getState().applyDelta({ cash: 7 })
  loader.load(ADA)
  await expect
    .poll(() => stores.session.getState())
    .toMatchObject({ streetName: 'Slick', playerId: PLAYER })
  expect(stores.game.getState().playerCash).not.toBe(7)
  expect(credentials.readIdentity()?.playerId).toBe(PLAYER)
})

test('does not reload without a signed-in player', () => {
  const { loader, stores } = setup()
  loader.reload()
  expect(stores.session.getState().wallet).toBeNull()
  expect(server.seen).toEqual([])
})

test('logs names and features that cannot be loaded', async () => {
  const { loader, logged } = setup()
  const broken = { status: 404, json: { detail: 'No.', code: 'not_found', request_id: 'r' } }
  server.answer('GET /auth/me/api', broken)
  server.answer('GET /admin/feature-flags/me', broken)
  loader.load(ADA)
  await expect
    .poll(() => [...logged].sort())
    .toEqual(['loading the beta features', 'loading the street name'])
})
