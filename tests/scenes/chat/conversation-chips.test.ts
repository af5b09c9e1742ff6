import { afterEach, beforeEach, expect, test } from 'vitest'
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
