import { expect, test } from 'vitest'
import { STORED } from '#src/protocol/stored-values.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { memoryKept } from '#tests/support/storages.ts'

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
  const { kept, storage } = memoryKept()
  return { kept, storage, credentials: createCredentials(kept) }
}

test('default', () => {
  const { credentials, storage } = setup()
  credentials.store(TOKENS, IDENTITY, 'desktop')
  expect(credentials.readKey()).toBe('dcw_key')
  expect(credentials.readWallet()).toBe(ADDRESS)
  expect(credentials.readIdentity()).toEqual(IDENTITY)
  for (const name of ['dcw_wallet', 'dcw_auth_wallet', 'dcw_waitlist_wallet']) {
    expect(storage.getItem(name)).toBe(ADDRESS)
  }
  expect(storage.getItem('dcw_platform_context')).toBe('desktop')
})

test('behavior: clearing leaves nothing of the session, and the guest its key', () => {
  const { credentials, kept, storage } = setup()
  credentials.store(TOKENS, IDENTITY, 'desktop')
  kept.write(STORED.apiKeyAlias, 'older')
  kept.write(STORED.burnerKey, '0xkey')
  credentials.clear()
  expect(credentials.readKey()).toBeNull()
  expect(credentials.readWallet()).toBeNull()
  expect(credentials.readIdentity()).toBeNull()
  expect(storage.length).toBe(1)
  expect(storage.getItem(STORED.burnerKey)).toBe('0xkey')
})

test('behavior: older names are read, addresses lower-cased', () => {
  const { credentials, kept } = setup()
  kept.write(STORED.apiKeyAlias, 'older')
  kept.write(STORED.walletAlias, '0xABC')
  expect(credentials.readKey()).toBe('older')
  expect(credentials.readWallet()).toBe('0xabc')
})

test('behavior: a key of the wrong kind is removed', () => {
  const { credentials, kept, storage } = setup()
  kept.write(STORED.apiKey, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln')
  expect(credentials.readKey()).toBeNull()
  expect(storage.getItem(STORED.apiKey)).toBeNull()
  for (const key of ['eyJ_not_three_parts', 'dcw.three.parts']) {
    kept.write(STORED.apiKey, key)
    expect(credentials.readKey()).toBe(key)
  }
})

test('behavior: a broken identity is none', () => {
  const { credentials, kept } = setup()
  for (const text of ['nonsense', '{"address":"0x1"}', 'null']) {
    kept.write(STORED.userIdentity, text)
    expect(credentials.readIdentity()).toBeNull()
  }
})

test('behavior: what is learned of who is there is kept with them, and nothing of nobody', () => {
  const { credentials, storage } = setup()
  credentials.amend({ walletProven: true })
  expect(credentials.readIdentity()).toBeNull()
  credentials.store(TOKENS, IDENTITY, 'desktop')
  credentials.amend({ walletProven: true })
  expect(credentials.readIdentity()).toEqual({ ...IDENTITY, walletProven: true })
  credentials.keepFlags(['linked_names'])
  expect(storage.getItem('dcw_feature_flags')).toBe('["linked_names"]')
  credentials.clear()
  expect(storage.length).toBe(0)
})
