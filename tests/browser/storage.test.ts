import { expect, test } from 'vitest'
import { createClientStorage } from '#src/browser/storage.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { MemoryStorage, createMemoryStorage } from '#tests/support/storages.ts'

const NAME = STORED.wallet

test('writes, reads and removes values', () => {
  const { storage, backing } = createMemoryStorage()
  storage.write(NAME, '0xada')
  expect(storage.read(NAME)).toBe('0xada')
  expect(backing.getItem('dcw_wallet')).toBe('0xada')
  storage.remove(NAME)
  expect(storage.read(NAME)).toBeNull()
  expect(storage.persists).toBe(true)
  expect(backing.length).toBe(0)
})

test('reads values that another tab has written or removed', () => {
  const { storage, backing } = createMemoryStorage()
  storage.write(NAME, '0xada')
  backing.setItem(NAME, '0xb0b')
  expect(storage.read(NAME)).toBe('0xb0b')
  backing.removeItem(NAME)
  expect(storage.read(NAME)).toBeNull()
})

test('keeps values in memory when opening backing throws', () => {
  const storage = createClientStorage(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  expect(storage.persists).toBe(false)
  storage.write(NAME, '0xada')
  expect(storage.read(NAME)).toBe('0xada')
  storage.remove(NAME)
  expect(storage.read(NAME)).toBeNull()
})

test('keeps values in memory when every access to backing throws', () => {
  const backing = new MemoryStorage()
  backing.blocked = true
  const storage = createClientStorage(() => backing)
  storage.write(NAME, '0xada')
  expect(storage.read(NAME)).toBe('0xada')
  expect(storage.persists).toBe(false)
})

test('loses no values when backing is full', () => {
  const { storage, backing } = createMemoryStorage()
  storage.write(STORED.apiKey, 'old')
  backing.full = true
  storage.write(NAME, '0xada')
  storage.write(STORED.accessToken, 'token')
  expect(storage.persists).toBe(false)
  expect([STORED.apiKey, NAME, STORED.accessToken].map(storage.read)).toEqual([
    'old',
    '0xada',
    'token',
  ])
  storage.write(STORED.apiKey, 'new')
  expect(storage.read(STORED.apiKey)).toBe('new')
  backing.full = false
  storage.write(NAME, '0xb0b')
  expect(backing.getItem(NAME)).toBe('0xb0b')
  expect(storage.read(NAME)).toBe('0xb0b')
})

test('removes all values with a prefix, also those in memory', () => {
  const backing = new MemoryStorage()
  const storage = createClientStorage(() => backing)
  storage.write('dcw_wagmi.one', '1')
  storage.write(STORED.wallet, 'kept')
  backing.full = true
  storage.write('dcw_wagmi.two', '2')
  storage.removeAll('dcw_wagmi')
  expect(storage.read('dcw_wagmi.one')).toBeNull()
  expect(storage.read('dcw_wagmi.two')).toBeNull()
  expect(storage.read(STORED.wallet)).toBe('kept')
})
