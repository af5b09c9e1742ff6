import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import {
  DEAL,
  openTalk,
  spoken,
  sse,
  stream,
  TALK,
  type Talk,
  TURN_BEGAN,
  WHOLE_ANSWER,
} from '#tests/support/talk.ts'

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

test('default', async () => {
  const grown: string[] = []
  talk.stores.chat.subscribe((state) => grown.push(state.messages[1]?.content ?? ''))
  talk.server.answer(
    'POST /api/v1/chat',
    stream(
      TURN_BEGAN,
      sse('token', { text: 'vinnie: Wh' }),
      sse('token', { text: 'at?' }),
      sse('chips', { quick_replies: [DEAL] }),
      sse('delta', { state_delta: { cash: 900, quota_left: 2 } }),
      sse('done', { message: spoken('vinnie: What?') }),
    ),
  )
  await talk.conversation.say('  hello ')
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
  expect(grown).toContain('vinnie: Wh')
  expect(talk.chat()).toMatchObject({ loading: false, typing: false, quickReplies: [DEAL] })
  expect(talk.chat().conversationId).toBe(TALK)
  expect(talk.stores.game.getState().agentPerformance.vinnie?.interactions).toBe(1)
})

test('behavior: blank text, and a second send beside the first, are ignored', async () => {
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  expect(talk.conversation.say('  \n ')).toBeNull()
  const first = talk.conversation.say('one')
  expect(talk.conversation.say('two')).toBeNull()
  await first
  expect(talk.posts()).toHaveLength(1)
})

test('behavior: what is too long is not sent, and the talk says so', () => {
  expect(talk.conversation.say('x'.repeat(2_001))).toBeNull()
  expect(talk.lines()).toEqual([`system: ${CHAT_TEXTS.tooLong}`])
})

test('behavior: the typing indicator hides after 3.5 s', async () => {
  let finish: () => void = () => undefined
  talk.server.answer('POST /api/v1/chat', (_, response) => {
    finish = () => stream(TURN_BEGAN, sse('done', { message: spoken('What?') }))(_, response)
  })
  const saying = talk.conversation.say('hello')
  await expect.poll(() => talk.server.seen.length).toBe(1)
  expect(talk.chat().typing).toBe(true)
  await talk.timers.pass(3_499)
  expect(talk.chat().typing).toBe(true)
  await talk.timers.pass(1)
  expect(talk.chat().typing).toBe(false)
  finish()
  await saying
})

test('behavior: a stream that breaks is asked for once more, whole and under the same key', async () => {
  talk.server.answer(
    'POST /api/v1/chat',
    stream(TURN_BEGAN, sse('token', { text: 'Wh' })),
    WHOLE_ANSWER,
  )
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
  const posts = talk.posts()
  expect(posts.map(({ headers }) => headers.accept)).toEqual([
    'text/event-stream',
    'application/json',
  ])
  expect(posts[0]?.headers['idempotency-key']).toBe(posts[1]?.headers['idempotency-key'])
  expect(talk.chat().quickReplies).toEqual(WHOLE_ANSWER.json.quick_replies)
  expect(talk.stores.game.getState().playerCash).toBe(2000)
})

test('error: when both fail the talk says it, and the words are back in the input', async () => {
  talk.server.answer('POST /api/v1/chat', { status: 500, json: { detail: 'No.' } })
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['user: hello', 'system: [Connection error – try again later]'])
  expect(talk.chat()).toMatchObject({ input: 'hello', loading: false })
})

test('error: newer words in the input are not overwritten', async () => {
  talk.server.answer('POST /api/v1/chat', { status: 500, json: { detail: 'No.' } })
  const saying = talk.conversation.say('hello')
  talk.chat().typed('and another thing')
  await saying
  expect(talk.chat().input).toBe('and another thing')
})

test('error: a refusal is said with its status and not asked for again', async () => {
  talk.server.answer('POST /api/v1/chat', {
    status: 409,
    json: { detail: 'One at a time.', code: 'busy', request_id: 'r' },
  })
  await talk.conversation.say('hello')
  expect(talk.lines().at(-1)).toBe('system: HTTP 409: One at a time.')
  expect(talk.posts()).toHaveLength(1)
})

test('error: a 401 is said and leads to the login', async () => {
  talk.server.answer('POST /api/v1/chat', { status: 401, json: { detail: 'Expired.' } })
  await talk.conversation.say('hello')
  expect(talk.lines().at(-1)).toBe(
    'system: [Auth Error] Session expired - please reconnect your wallet',
  )
  expect(talk.events).toEqual([
    { type: 'session_lost', message: 'Your session has expired. Please sign in again.' },
  ])
})

test('error: who is not signed in is not sent', async () => {
  talk.validity = 'invalid'
  await talk.conversation.say('hello')
  expect(talk.server.seen).toEqual([])
  expect(talk.events[0]?.type).toBe('session_lost')
})

test('behavior: an answer that came whole is there at once, yet to be typed out', async () => {
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
  expect(talk.chat().messages[1]).toMatchObject({ streaming: false, progress: 0 })
})

test('error: where nobody can be asked about the session, the message goes out all the same', async () => {
  talk.validity = 'unknown'
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
  talk.server.answer('POST /api/v1/chat', { status: 503, json: { detail: 'No.' } })
  await talk.conversation.say('still there?')
  expect(talk.chat().input).toBe('still there?')
  expect(talk.events).toEqual([])
})

test('behavior: figures are asked for at most every 10 s', async () => {
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  const asked = () => talk.server.seen.filter(({ url }) => url.startsWith('/player')).length
  await talk.conversation.say('one')
  await talk.conversation.say('two')
  expect(asked()).toBe(1)
  await talk.timers.pass(10_000)
  await talk.conversation.say('three')
  expect(asked()).toBe(2)
})
