import { expect, test } from 'vitest'
import { createClientStorage } from '#src/browser/storage.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { MemoryStorage, memoryKept } from '#tests/support/storages.ts'

const NAME = STORED.wallet

test('writes, reads and removes values', () => {
  const { kept, storage } = memoryKept()
  kept.write(NAME, '0xada')
  expect(kept.read(NAME)).toBe('0xada')
  expect(storage.getItem('dcw_wallet')).toBe('0xada')
  kept.remove(NAME)
  expect(kept.read(NAME)).toBeNull()
  expect(kept.persists).toBe(true)
  expect(storage.length).toBe(0)
})

test('reads values that another tab has written or removed', () => {
  const { kept, storage } = memoryKept()
  kept.write(NAME, '0xada')
  storage.setItem(NAME, '0xb0b')
  expect(kept.read(NAME)).toBe('0xb0b')
  storage.removeItem(NAME)
  expect(kept.read(NAME)).toBeNull()
})

test('keeps values in memory when opening storage throws', () => {
  const kept = createClientStorage(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  expect(kept.persists).toBe(false)
  kept.write(NAME, '0xada')
  expect(kept.read(NAME)).toBe('0xada')
  kept.remove(NAME)
  expect(kept.read(NAME)).toBeNull()
})

test('keeps values in memory when every access to storage throws', () => {
  const storage = new MemoryStorage()
  storage.blocked = true
  const kept = createClientStorage(() => storage)
  kept.write(NAME, '0xada')
  expect(kept.read(NAME)).toBe('0xada')
  expect(kept.persists).toBe(false)
})

test('loses no values when storage is full', () => {
  const { kept, storage } = memoryKept()
  kept.write(STORED.apiKey, 'old')
  storage.full = true
  kept.write(NAME, '0xada')
  kept.write(STORED.accessToken, 'token')
  expect(kept.persists).toBe(false)
  expect([STORED.apiKey, NAME, STORED.accessToken].map(kept.read)).toEqual([
    'old',
    '0xada',
    'token',
  ])
  kept.write(STORED.apiKey, 'new')
  expect(kept.read(STORED.apiKey)).toBe('new')
  storage.full = false
  kept.write(NAME, '0xb0b')
  expect(storage.getItem(NAME)).toBe('0xb0b')
  expect(kept.read(NAME)).toBe('0xb0b')
})
