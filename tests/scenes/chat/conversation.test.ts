import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import {
  DEAL,
  openTestConversation,
  sharkMessage,
  sse,
  stream,
  CONVERSATION,
  TURN,
  type TestConversation,
  TURN_EVENT,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

test('streams a reply and applies its events', async () => {
  const partialReplies: string[] = []
  page.stores.chat.subscribe((state) => partialReplies.push(state.messages[1]?.content ?? ''))
  page.server.answer(
    'POST /api/v1/chat',
    stream(
      TURN_EVENT,
      sse('token', { text: 'vinnie: Wh' }),
      sse('token', { text: 'at?' }),
      sse('chips', { quick_replies: [DEAL] }),
      sse('delta', { state_delta: { cash: 900, quota_left: 2 } }),
      sse('done', { message: sharkMessage('vinnie: What?') }),
    ),
  )
  await page.conversation.send('  hello ')
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  expect(partialReplies).toContain('vinnie: Wh')
  expect(page.chat()).toMatchObject({ loading: false, typing: false, quickReplies: [DEAL] })
  expect(page.chat().conversationId).toBe(CONVERSATION)
  expect(page.stores.game.getState().agentPerformance.vinnie?.interactions).toBe(1)
})

test('ignores blank text and a second send during the first', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  expect(page.conversation.send('  \n ')).toBeNull()
  const first = page.conversation.send('one')
  expect(page.conversation.send('two')).toBeNull()
  await first
  expect(page.posts()).toHaveLength(1)
})

test('rejects a text that is too long with a message', () => {
  expect(page.conversation.send('x'.repeat(2_001))).toBeNull()
  expect(page.messages()).toEqual([`system: ${CHAT_TEXTS.tooLong}`])
})

test('hides the typing indicator after 3.5 s', async () => {
  let finish: () => void = () => undefined
  page.server.answer('POST /api/v1/chat', (_, response) => {
    finish = () => stream(TURN_EVENT, sse('done', { message: sharkMessage('What?') }))(_, response)
  })
  const sending = page.conversation.send('hello')
  await expect.poll(() => page.server.seen.length).toBe(1)
  expect(page.chat().typing).toBe(true)
  await page.timers.pass(3_499)
  expect(page.chat().typing).toBe(true)
  await page.timers.pass(1)
  expect(page.chat().typing).toBe(false)
  finish()
  await sending
})

test('replaces a broken stream of an unknown turn by a plain call under the same key', async () => {
  page.server.answer(
    'POST /api/v1/chat',
    stream(TURN_EVENT, sse('token', { text: 'Wh' })),
    CHAT_RESPONSE,
  )
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  const posts = page.posts()
  expect(posts.map(({ headers }) => headers.accept)).toEqual([
    'text/event-stream',
    'application/json',
  ])
  expect(posts[0]?.headers['idempotency-key']).toBe(posts[1]?.headers['idempotency-key'])
  expect(page.chat().quickReplies).toEqual(CHAT_RESPONSE.json.quick_replies)
  expect(page.stores.game.getState().playerCash).toBe(2000)
})

test('resumes a broken stream after its last token, without a plain call', async () => {
  page.server.answer(
    'POST /api/v1/chat',
    stream(TURN_EVENT, sse('token', { text: 'Wh' })),
    CHAT_RESPONSE,
  )
  page.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(
      TURN_EVENT,
      sse('token', { text: 'at?' }),
      sse('done', { message: sharkMessage('What?') }),
    ),
  )
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  expect(page.posts()).toHaveLength(1)
  expect(page.server.seen.map(({ url }) => url)).toContain(`/api/v1/chat/turns/${TURN}?after=1`)
})

test('shows a connection error and returns the text to the input when both attempts fail', async () => {
  page.server.answer('POST /api/v1/chat', { status: 500, json: { detail: 'No.' } })
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'system: [Connection error – try again later]'])
  expect(page.chat()).toMatchObject({ input: 'hello', loading: false })
})

test('does not overwrite newer input when the send fails', async () => {
  page.server.answer('POST /api/v1/chat', { status: 500, json: { detail: 'No.' } })
  const sending = page.conversation.send('hello')
  page.chat().typed('and another thing')
  await sending
  expect(page.chat().input).toBe('and another thing')
})

test('shows a refusal with its status and does not retry it', async () => {
  page.server.answer('POST /api/v1/chat', {
    status: 409,
    json: { detail: 'One at a time.', code: 'busy', request_id: 'r' },
  })
  await page.conversation.send('hello')
  expect(page.messages().at(-1)).toBe('system: HTTP 409: One at a time.')
  expect(page.posts()).toHaveLength(1)
})

test('shows a 401 and ends the session', async () => {
  page.server.answer('POST /api/v1/chat', { status: 401, json: { detail: 'Expired.' } })
  await page.conversation.send('hello')
  expect(page.messages().at(-1)).toBe(
    'system: [Auth Error] Session expired - please reconnect your wallet',
  )
  expect(page.events).toEqual([
    { type: 'session_lost', message: 'Your session has expired. Please sign in again.' },
  ])
})

test('sends nothing when the session is invalid', async () => {
  page.validity = 'invalid'
  await page.conversation.send('hello')
  expect(page.server.seen).toEqual([])
  expect(page.events[0]?.type).toBe('session_lost')
})

test('shows a complete reply at once, to be typed out', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  expect(page.chat().messages[1]).toMatchObject({ streaming: false, progress: 0 })
})

test('sends the message when the session cannot be checked', async () => {
  page.validity = 'unknown'
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  page.server.answer('POST /api/v1/chat', { status: 503, json: { detail: 'No.' } })
  await page.conversation.send('still there?')
  expect(page.chat().input).toBe('still there?')
  expect(page.events).toEqual([])
})

test("reads the player's figures at most every 10 s", async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  const requestCount = () => page.server.seen.filter(({ url }) => url.startsWith('/player')).length
  await page.conversation.send('one')
  await page.conversation.send('two')
  expect(requestCount()).toBe(1)
  await page.timers.pass(10_000)
  await page.conversation.send('three')
  expect(requestCount()).toBe(2)
})
