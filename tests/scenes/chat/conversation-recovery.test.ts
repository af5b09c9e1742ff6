import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  DEAL,
  playerMessage,
  historyResponse,
  openTestConversation,
  sharkMessage,
  sse,
  stream,
  type TestConversation,
  TURN,
  TURN_EVENT,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

const FAULT = { status: 500, json: { detail: 'No.' } }
const BROKEN = 'system: [Connection error – try again later]'
/** Longer than the interval at which the page polls for a lost reply. */
const POLL_MS = 5_000

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

const keys = () => page.posts().map(({ headers }) => headers['idempotency-key'])
const requestCount = () =>
  page.server.seen.filter(({ url }) => url.startsWith('/chat/history')).length

test('sends the same text again under the same key and shows it once', async () => {
  page.server.answer(
    'POST /api/v1/chat',
    stream(TURN_EVENT, sse('token', { text: 'Wh' })),
    FAULT,
    FAULT,
    FAULT,
    stream(
      TURN_EVENT,
      sse('token', { text: 'Wh' }),
      sse('done', { message: sharkMessage('What?') }),
    ),
  )
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'assistant: Wh', BROKEN])
  await page.conversation.send(page.chat().input)
  expect(page.messages()).toEqual([BROKEN, 'user: hello', 'assistant: What?'])
  expect(new Set(keys()).size).toBe(1)
})

test('uses a new key for another text or another shark', async () => {
  page.server.answer('POST /api/v1/chat', FAULT)
  page.server.answer('GET /chat/history', historyResponse({ messages: [], character: 'tommy' }))
  await page.conversation.send('hello')
  // As the screen does after sending.
  page.chat().typed('')
  await page.conversation.send('hello?')
  expect(page.chat().input).toBe('hello?')
  await page.conversation.switchTo('tommy')
  await page.conversation.send('hello?')
  expect(new Set(keys()).size).toBe(3)
})

test('shows a lost reply once the server has it, without duplicates', async () => {
  page.server.answer('POST /api/v1/chat', FAULT)
  page.server.answer(
    'GET /chat/history',
    FAULT,
    FAULT,
    FAULT,
    historyResponse({ messages: [playerMessage('hello'), sharkMessage('What?')] }),
  )
  await page.conversation.send('hello')
  expect(page.chat().input).toBe('hello')
  await page.timers.pass(POLL_MS)
  expect(requestCount()).toBe(3)
  expect(page.messages()).toEqual(['user: hello', BROKEN])
  await page.timers.pass(POLL_MS)
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  expect(page.chat().input).toBe('')
  await page.timers.pass(3 * POLL_MS)
  expect(requestCount()).toBe(4)
})

test('keeps newer input when a lost reply arrives', async () => {
  page.server.answer('POST /api/v1/chat', FAULT)
  page.server.answer('GET /chat/history', historyResponse({ messages: [playerMessage('hello')] }))
  await page.conversation.send('hello')
  page.chat().typed('hello there')
  await page.timers.pass(POLL_MS)
  expect(page.messages()).toEqual(['user: hello'])
  expect(page.chat().input).toBe('hello there')
})

test('keeps the text in the input when the server has not received it', async () => {
  page.server.answer('POST /api/v1/chat', FAULT)
  // The same text, sent and answered long ago.
  page.server.answer('GET /chat/history', historyResponse({ messages: [playerMessage('hello')] }))
  await page.conversation.open()
  await page.conversation.send('hello')
  await page.timers.pass(POLL_MS)
  expect(requestCount()).toBe(2)
  await page.timers.pass(POLL_MS)
  expect(page.messages()).toEqual(['user: hello', 'user: hello', BROKEN])
  expect(page.chat().input).toBe('hello')
  expect(requestCount()).toBe(2)
})

test('follows a reply in progress and resumes it where it breaks', async () => {
  page.server.answer(
    'GET /chat/history',
    historyResponse({ messages: [playerMessage('hello')], running_turn_id: TURN }),
  )
  page.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(TURN_EVENT, sse('token', { text: 'Wh' })),
    stream(
      TURN_EVENT,
      sse('token', { text: 'at?' }),
      sse('chips', { quick_replies: [DEAL] }),
      sse('done', { message: sharkMessage('What?') }),
    ),
  )
  const partialReplies: string[] = []
  page.stores.chat.subscribe((state) => partialReplies.push(state.messages[1]?.content ?? ''))
  await page.conversation.open()
  await expect.poll(() => page.chat().loading).toBe(false)
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
  expect(partialReplies).toContain('Wh')
  expect(page.chat().quickReplies).toEqual([DEAL])
  const turns = page.server.seen.filter(({ url }) => url.includes('/turns/'))
  expect(turns.map(({ url }) => url.split('?')[1])).toEqual(['after=0', 'after=1'])
})

test('does not duplicate a loaded reply whose turn is streamed again', async () => {
  page.server.answer(
    'GET /chat/history',
    historyResponse({
      messages: [playerMessage('hello'), sharkMessage('What?')],
      running_turn_id: TURN,
    }),
  )
  page.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(
      TURN_EVENT,
      sse('token', { text: 'Wh' }),
      sse('done', { message: sharkMessage('What?') }),
    ),
  )
  await page.conversation.open()
  await expect.poll(() => page.chat().loading).toBe(false)
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
})

test('takes a chip again under the same key when the response was lost', async () => {
  const TOOK = { json: { state_delta: {}, reply_token: 'r1' } }
  page.server.answer('POST /chat/choice', FAULT, FAULT, FAULT, TOOK)
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  page.chat().chipsOffered([DEAL])
  await page.conversation.take(DEAL)
  await page.timers.pass(300)
  await page.conversation.take(DEAL)
  const choices = page.posts().filter(({ url }) => url === '/chat/choice')
  expect(new Set(choices.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(page.messages().at(-1)).toBe('assistant: What?')
})
