import { expect, test } from 'vitest'
import { keepDraft, keepView, takeView } from '#src/stores/kept-page.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { createTestStores } from '#tests/support/test-stores.ts'

test('restores the text that was being typed when the page was reloaded', () => {
  const { storage } = createMemoryStorage()
  const before = createTestStores()
  keepDraft(storage, before)
  before.chat.getState().typed('I need a lo')
  const after = createTestStores()
  keepDraft(storage, after)
  expect(after.chat.getState().input).toBe('I need a lo')
  after.chat.getState().typed('')
  const last = createTestStores()
  keepDraft(storage, last)
  expect(last.chat.getState().input).toBe('')
})

test('forgets the text at a sign-out', () => {
  const { storage } = createMemoryStorage()
  const stores = createTestStores()
  keepDraft(storage, stores)
  stores.chat.getState().typed('secret')
  stores.chat.getState().signedOut()
  const next = createTestStores()
  keepDraft(storage, next)
  expect(next.chat.getState().input).toBe('')
})

test('returns the kept screen once', () => {
  const { storage, backing } = createMemoryStorage()
  expect(takeView(() => backing)).toBeNull()
  keepView(storage, 'chat')
  expect(takeView(() => backing)).toBe('chat')
  expect(takeView(() => backing)).toBeNull()
})
