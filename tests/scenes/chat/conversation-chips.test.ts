import { afterEach, beforeEach, expect, test } from 'vitest'
import { type QuickReply } from '#src/protocol/chat.ts'
import {
  DEAL,
  openTestConversation,
  type TestConversation,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

test('replaces the chips and keeps the text on payment_required', async () => {
  page.server.answer('POST /api/v1/chat', {
    json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } },
  })
  await page.conversation.send('hello')
  expect(page.chat().quickReplies.map(({ title }) => title)).toEqual(['Buy 10 messages'])
  expect(page.chat().input).toBe('hello')
  const [chip] = page.chat().quickReplies
  await page.timers.pass(400)
  if (chip) await page.conversation.take(chip)
  expect(page.messages().at(-1)).toBe('system: [Error] Purchase failed: HTTP error 404')
})

test('sends a refused text again under a new key', async () => {
  const refusal = { json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } } }
  page.server.answer('POST /api/v1/chat', refusal, CHAT_RESPONSE)
  await page.conversation.send('hello')
  await page.conversation.send(page.chat().input)
  expect(page.messages().slice(-2)).toEqual(['user: hello', 'assistant: What?'])
  const keys = page.posts().map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

test('posts a taken choice once, shows it, and sends its message with the reply token', async () => {
  page.server.answer('POST /chat/choice', {
    json: { state_delta: { cash: 3000 }, reply_token: 'r1' },
  })
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  page.server.answer('GET /player/me/stats', { status: 500 })
  page.chat().chipsOffered([DEAL])
  await Promise.all([page.conversation.take(DEAL), page.conversation.take(DEAL)])
  expect(page.messages()).toEqual([
    'system: *YOU CHOSE: DEAL*',
    'user: I take it.',
    'assistant: What?',
  ])
  const posts = page.posts()
  expect(posts.map(({ url }) => url)).toEqual(['/chat/choice', '/api/v1/chat'])
  expect(posts[0]?.body).toMatchObject({ choice_id: 'offer-1', value: 'I take it.' })
  expect(posts[1]?.body).toMatchObject({ reply_token: 'r1' })
  expect(page.chat().choices).toEqual([{ id: 'offer-1', value: 'I take it.' }])
})

const TASK_ID = '0b0c7c0e-1111-4222-8333-944455556666'
const TASK: QuickReply = {
  title: 'Deliver tapes',
  payload: { action: 'daily_task', details: { id: TASK_ID, cost: 2 } },
}

test("subtracts a task's moves at once, queues it as an action, and sends its message", async () => {
  const result = { action: 'daily_task', title: 'Deliver tapes', cash: 60, text: 'Done. $60.' }
  page.server.answer('POST /api/v1/turn', {
    json: { state_delta: { moves_left: 3, cash: 2_060 }, results: [result] },
  })
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  page.server.answer('GET /player/me/stats', { status: 500 })
  page.chat().chipsOffered([TASK])
  const done = page.conversation.take(TASK)
  expect(page.stores.game.getState()).toMatchObject({ movesLeft: 3, waitingForDelta: true })
  await done
  await expect.poll(() => page.messages()).toContain('system: Done. $60.')
  expect(page.messages()).toContain(`user: TASK:${TASK_ID}`)
  const turn = page.posts().find(({ url }) => url === '/api/v1/turn')
  expect(turn?.body).toEqual({ actions: [{ action: 'daily_task', details: { id: TASK_ID } }] })
})

test('shows Free session exhausted when a task is refused for the day', async () => {
  page.server.answer('POST /api/v1/turn', {
    status: 429,
    json: { detail: 'Free session exhausted', code: 'session_exhausted', request_id: 'r' },
  })
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.take(TASK)
  await expect.poll(() => page.messages()).toContain('system: Free session exhausted')
  expect(page.posts().filter(({ url }) => url === '/api/v1/turn')).toHaveLength(1)
})

test('removes the chip of a closed offer', async () => {
  page.server.answer('POST /chat/choice', {
    status: 409,
    json: { detail: 'Too late.', code: 'offer_closed', request_id: 'r' },
  })
  page.chat().chipsOffered([DEAL])
  await page.conversation.take(DEAL)
  expect(page.messages()).toEqual(['system: HTTP 409: Too late.'])
  expect(page.chat().quickReplies).toEqual([])
})

test('counts presses of chips within 300 ms as one', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  const hello = { title: 'Hello', payload: 'Hello' }
  await page.conversation.take(hello)
  await page.conversation.take(hello)
  expect(page.messages().filter((line) => line.startsWith('user'))).toHaveLength(1)
  await page.timers.pass(300)
  await page.conversation.take(hello)
  expect(page.messages().filter((line) => line.startsWith('user'))).toHaveLength(2)
})
