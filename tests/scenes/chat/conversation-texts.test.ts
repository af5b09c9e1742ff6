import { afterEach, beforeEach, expect, test } from 'vitest'
import { sentenceFor } from '#src/scenes/chat/sentence-for.ts'
import { openTalk, type Talk } from '#tests/support/talk.ts'

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

test('error: a network that fails is told as one', async () => {
  talk.server.answer('GET /chat/history', (_, response) => void response.destroy())
  await talk.conversation.open()
  expect(talk.lines()).toEqual([
    'system: [Network Error] Network connection failed - check your internet connection',
  ])
})

test('error: a server that does not answer in its time is told as such', async () => {
  // Each try waits in vain.
  talk.server.answer('GET /chat/history', () => talk.page.expireLimits())
  await talk.conversation.open()
  expect(talk.lines()).toEqual(['system: [Network Error] Request timed out - please try again'])
})

test('error: what nobody foresaw has a sentence too', () => {
  expect(sentenceFor(new TypeError('x is not a function'))).toBe(
    '[Network Error] Unknown error occurred',
  )
})

test('error: a favour that is refused says why', async () => {
  talk.server.answer('POST /player/favor', {
    status: 409,
    json: { detail: 'Vinnie laughs.', code: 'favour_refused', request_id: 'r' },
  })
  await talk.conversation.take({
    title: 'Request favor',
    payload: { action: 'request_favor', details: { favor_type: 'tip', character: 'vinnie' } },
  })
  expect(talk.lines()).toEqual(['system: [Error] Favour failed: Vinnie laughs.'])
})
