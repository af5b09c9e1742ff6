import { afterEach, beforeEach, expect, test } from 'vitest'
import { type QuickReply } from '#src/protocol/chat.ts'
import { DEAL, openTalk, type Talk, WHOLE_ANSWER } from '#tests/support/talk.ts'

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

test('behavior: payment_required replaces the chips, and the words are kept', async () => {
  talk.server.answer('POST /api/v1/chat', {
    json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } },
  })
  await talk.conversation.say('hello')
  expect(talk.chat().quickReplies.map(({ title }) => title)).toEqual(['Buy 10 messages'])
  expect(talk.chat().input).toBe('hello')
  const [chip] = talk.chat().quickReplies
  await talk.timers.pass(400)
  if (chip) await talk.conversation.take(chip)
  expect(talk.lines().at(-1)).toBe('system: [Error] Purchase failed: HTTP error 404')
})

test('behavior: words that were refused are said again under a key of their own', async () => {
  const refusal = { json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } } }
  talk.server.answer('POST /api/v1/chat', refusal, WHOLE_ANSWER)
  await talk.conversation.say('hello')
  await talk.conversation.say(talk.chat().input)
  expect(talk.lines().slice(-2)).toEqual(['user: hello', 'assistant: What?'])
  const keys = talk.posts().map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

test('behavior: a taken choice is posted once, told, and spoken with its token', async () => {
  talk.server.answer('POST /chat/choice', {
    json: { state_delta: { cash: 3000 }, reply_token: 'r1' },
  })
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  talk.server.answer('GET /player/me/stats', { status: 500 })
  talk.chat().chipsOffered([DEAL])
  await Promise.all([talk.conversation.take(DEAL), talk.conversation.take(DEAL)])
  expect(talk.lines()).toEqual([
    'system: *YOU CHOSE: DEAL*',
    'user: I take it.',
    'assistant: What?',
  ])
  const posts = talk.posts()
  expect(posts.map(({ url }) => url)).toEqual(['/chat/choice', '/api/v1/chat'])
  expect(posts[0]?.body).toMatchObject({ choice_id: 'offer-1', value: 'I take it.' })
  expect(posts[1]?.body).toMatchObject({ reply_token: 'r1' })
  expect(talk.chat().choices).toEqual([{ id: 'offer-1', value: 'I take it.' }])
})

const TASK_ID = '0b0c7c0e-1111-4222-8333-944455556666'
const TASK: QuickReply = {
  title: 'Deliver tapes',
  payload: { action: 'daily_task', details: { id: TASK_ID, cost: 2 } },
}

test('behavior: a task costs its moves at once, is queued as a turn, and is spoken of', async () => {
  const result = { action: 'daily_task', title: 'Deliver tapes', cash: 60, text: 'Done. $60.' }
  talk.server.answer('POST /api/v1/turn', {
    json: { state_delta: { moves_left: 3, cash: 2_060 }, results: [result] },
  })
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  talk.server.answer('GET /player/me/stats', { status: 500 })
  talk.chat().chipsOffered([TASK])
  const done = talk.conversation.take(TASK)
  expect(talk.stores.game.getState()).toMatchObject({ movesLeft: 3, waitingForDelta: true })
  await done
  await expect.poll(() => talk.lines()).toContain('system: Done. $60.')
  expect(talk.lines()).toContain(`user: TASK:${TASK_ID}`)
  const turn = talk.posts().find(({ url }) => url === '/api/v1/turn')
  expect(turn?.body).toEqual({ actions: [{ action: 'daily_task', details: { id: TASK_ID } }] })
})

test('error: a task when the day is spent: Free session exhausted', async () => {
  talk.server.answer('POST /api/v1/turn', {
    status: 429,
    json: { detail: 'Free session exhausted', code: 'session_exhausted', request_id: 'r' },
  })
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.take(TASK)
  await expect.poll(() => talk.lines()).toContain('system: Free session exhausted')
  expect(talk.posts().filter(({ url }) => url === '/api/v1/turn')).toHaveLength(1)
})

test('error: an offer that is closed takes its chip with it', async () => {
  talk.server.answer('POST /chat/choice', {
    status: 409,
    json: { detail: 'Too late.', code: 'offer_closed', request_id: 'r' },
  })
  talk.chat().chipsOffered([DEAL])
  await talk.conversation.take(DEAL)
  expect(talk.lines()).toEqual(['system: HTTP 409: Too late.'])
  expect(talk.chat().quickReplies).toEqual([])
})

test('behavior: presses of chips within 300 ms are one', async () => {
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  const hello = { title: 'Hello', payload: 'Hello' }
  await talk.conversation.take(hello)
  await talk.conversation.take(hello)
  expect(talk.lines().filter((line) => line.startsWith('user'))).toHaveLength(1)
  await talk.timers.pass(300)
  await talk.conversation.take(hello)
  expect(talk.lines().filter((line) => line.startsWith('user'))).toHaveLength(2)
})
