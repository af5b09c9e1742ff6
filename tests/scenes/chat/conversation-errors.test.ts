import { afterEach, beforeEach, expect, test } from 'vitest'
import { sentenceFor } from '#src/scenes/chat/sentence-for.ts'
import { openTestConversation, type TestConversation } from '#tests/support/test-conversation.ts'

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

test('shows a network error when the connection fails', async () => {
  page.server.answer('GET /chat/history', (_, response) => void response.destroy())
  await page.conversation.open()
  expect(page.messages()).toEqual([
    'system: [Network Error] Network connection failed - check your internet connection',
  ])
})

test('shows a timeout when the server does not respond in time', async () => {
  // Every attempt times out.
  page.server.answer('GET /chat/history', () => page.testClient.expireLimits())
  await page.conversation.open()
  expect(page.messages()).toEqual(['system: [Network Error] Request timed out - please try again'])
})

test('has a sentence for an unexpected error', () => {
  expect(sentenceFor(new TypeError('x is not a function'))).toBe(
    '[Network Error] Unknown error occurred',
  )
})

test('shows why a favour was refused', async () => {
  page.server.answer('POST /player/favor', {
    status: 409,
    json: { detail: 'Vinnie laughs.', code: 'favour_refused', request_id: 'r' },
  })
  await page.conversation.take({
    title: 'Request favor',
    payload: { action: 'request_favor', details: { favor_type: 'tip', character: 'vinnie' } },
  })
  expect(page.messages()).toEqual(['system: [Error] Favour failed: Vinnie laughs.'])
})
