import { expect, test } from 'vitest'
import { STORED } from '#src/protocol/stored-values.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const ADDRESS = `0x${'ab'.repeat(20)}` as const
const TOKENS = {
  api_key: 'dcw_key',
  access_token: 'access',
  refresh_token: 'refresh',
  wallet: ADDRESS.toUpperCase().replace('0X', '0x'),
  player_id: '0b0c7c0e-1111-4222-8333-944455556666',
  is_new_player: true,
}
const IDENTITY = {
  address: ADDRESS,
  type: 'eoa',
  platform: 'desktop',
  walletId: 'test.wallet',
} as const

function setup() {
  const { storage, backing } = createMemoryStorage()
  return { storage, backing, credentials: createCredentials(storage) }
}

test('stores a session and reads it back', () => {
  const { credentials, backing } = setup()
  credentials.store(TOKENS, IDENTITY, 'desktop')
  expect(credentials.readKey()).toBe('dcw_key')
  expect(credentials.readWallet()).toBe(ADDRESS)
  expect(credentials.readIdentity()).toEqual(IDENTITY)
  for (const name of ['dcw_wallet', 'dcw_auth_wallet', 'dcw_waitlist_wallet']) {
    expect(backing.getItem(name)).toBe(ADDRESS)
  }
  expect(backing.getItem('dcw_platform_context')).toBe('desktop')
})

test('clears everything except the key of the guest', () => {
  const { credentials, storage, backing } = setup()
  credentials.store(TOKENS, IDENTITY, 'desktop')
  storage.write(STORED.apiKeyAlias, 'older')
  storage.write(STORED.burnerKey, '0xkey')
  credentials.clear()
  expect(credentials.readKey()).toBeNull()
  expect(credentials.readWallet()).toBeNull()
  expect(credentials.readIdentity()).toBeNull()
  expect(backing.length).toBe(1)
  expect(backing.getItem(STORED.burnerKey)).toBe('0xkey')
})

test('reads older names and converts addresses to lower case', () => {
  const { credentials, storage } = setup()
  storage.write(STORED.apiKeyAlias, 'older')
  storage.write(STORED.walletAlias, '0xABC')
  expect(credentials.readKey()).toBe('older')
  expect(credentials.readWallet()).toBe('0xabc')
})

test('removes a key of the wrong kind', () => {
  const { credentials, storage, backing } = setup()
  storage.write(STORED.apiKey, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln')
  expect(credentials.readKey()).toBeNull()
  expect(backing.getItem(STORED.apiKey)).toBeNull()
  for (const key of ['eyJ_not_three_parts', 'dcw.three.parts']) {
    storage.write(STORED.apiKey, key)
    expect(credentials.readKey()).toBe(key)
  }
})

test('reads a broken identity as null', () => {
  const { credentials, storage } = setup()
  for (const text of ['nonsense', '{"address":"0x1"}', 'null']) {
    storage.write(STORED.userIdentity, text)
    expect(credentials.readIdentity()).toBeNull()
  }
})

test('amends the identity of a stored session only', () => {
  const { credentials, backing } = setup()
  credentials.amend({ walletProven: true })
  expect(credentials.readIdentity()).toBeNull()
  credentials.store(TOKENS, IDENTITY, 'desktop')
  credentials.amend({ walletProven: true })
  expect(credentials.readIdentity()).toEqual({ ...IDENTITY, walletProven: true })
  credentials.storeFlags(['linked_names'])
  expect(backing.getItem('dcw_feature_flags')).toBe('["linked_names"]')
  credentials.clear()
  expect(backing.length).toBe(0)
})
