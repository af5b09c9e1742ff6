import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  DEAL,
  heard,
  historyOf,
  openTalk,
  spoken,
  sse,
  stream,
  type Talk,
  TURN,
  TURN_BEGAN,
  WHOLE_ANSWER,
} from '#tests/support/talk.ts'

const FAULT = { status: 500, json: { detail: 'No.' } }
const BROKEN = 'system: [Connection error – try again later]'
/** Longer than the page waits before it asks what became of an answer. */
const A_WHILE = 5_000

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

const keys = () => talk.posts().map(({ headers }) => headers['idempotency-key'])
const asked = () => talk.server.seen.filter(({ url }) => url.startsWith('/chat/history')).length

test('behavior: the same words said again go under their first key, and stand once', async () => {
  talk.server.answer(
    'POST /api/v1/chat',
    stream(TURN_BEGAN, sse('token', { text: 'Wh' })),
    FAULT,
    FAULT,
    FAULT,
    stream(TURN_BEGAN, sse('token', { text: 'Wh' }), sse('done', { message: spoken('What?') })),
  )
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['user: hello', 'assistant: Wh', BROKEN])
  await talk.conversation.say(talk.chat().input)
  expect(talk.lines()).toEqual([BROKEN, 'user: hello', 'assistant: What?'])
  expect(new Set(keys()).size).toBe(1)
})

test('behavior: other words, and other ears, get a key of their own', async () => {
  talk.server.answer('POST /api/v1/chat', FAULT)
  talk.server.answer('GET /chat/history', historyOf({ messages: [], character: 'tommy' }))
  await talk.conversation.say('hello')
  // As the screen does: what is sent leaves the input.
  talk.chat().typed('')
  await talk.conversation.say('hello?')
  expect(talk.chat().input).toBe('hello?')
  await talk.conversation.switchTo('tommy')
  await talk.conversation.say('hello?')
  expect(new Set(keys()).size).toBe(3)
})

test('behavior: an answer that was lost comes once the server tells of it, and nothing is there twice', async () => {
  talk.server.answer('POST /api/v1/chat', FAULT)
  talk.server.answer(
    'GET /chat/history',
    FAULT,
    FAULT,
    FAULT,
    historyOf({ messages: [heard('hello'), spoken('What?')] }),
  )
  await talk.conversation.say('hello')
  expect(talk.chat().input).toBe('hello')
  await talk.timers.pass(A_WHILE)
  expect(asked()).toBe(3)
  expect(talk.lines()).toEqual(['user: hello', BROKEN])
  await talk.timers.pass(A_WHILE)
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
  expect(talk.chat().input).toBe('')
  await talk.timers.pass(3 * A_WHILE)
  expect(asked()).toBe(4)
})

test('behavior: newer words stay where they are when a lost answer comes', async () => {
  talk.server.answer('POST /api/v1/chat', FAULT)
  talk.server.answer('GET /chat/history', historyOf({ messages: [heard('hello')] }))
  await talk.conversation.say('hello')
  talk.chat().typed('hello there')
  await talk.timers.pass(A_WHILE)
  expect(talk.lines()).toEqual(['user: hello'])
  expect(talk.chat().input).toBe('hello there')
})

test('behavior: a server that has not heard the words leaves them with the player', async () => {
  talk.server.answer('POST /api/v1/chat', FAULT)
  // The same words, said and answered long ago.
  talk.server.answer('GET /chat/history', historyOf({ messages: [heard('hello')] }))
  await talk.conversation.open()
  await talk.conversation.say('hello')
  await talk.timers.pass(A_WHILE)
  expect(asked()).toBe(2)
  await talk.timers.pass(A_WHILE)
  expect(talk.lines()).toEqual(['user: hello', 'user: hello', BROKEN])
  expect(talk.chat().input).toBe('hello')
  expect(asked()).toBe(2)
})

test('behavior: a turn that is still being spoken is followed, and taken up where it breaks', async () => {
  talk.server.answer(
    'GET /chat/history',
    historyOf({ messages: [heard('hello')], running_turn_id: TURN }),
  )
  talk.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(TURN_BEGAN, sse('token', { text: 'Wh' })),
    stream(
      TURN_BEGAN,
      sse('token', { text: 'at?' }),
      sse('chips', { quick_replies: [DEAL] }),
      sse('done', { message: spoken('What?') }),
    ),
  )
  const grown: string[] = []
  talk.stores.chat.subscribe((state) => grown.push(state.messages[1]?.content ?? ''))
  await talk.conversation.open()
  await expect.poll(() => talk.chat().loading).toBe(false)
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
  expect(grown).toContain('Wh')
  expect(talk.chat().quickReplies).toEqual([DEAL])
  const turns = talk.server.seen.filter(({ url }) => url.includes('/turns/'))
  expect(turns.map(({ url }) => url.split('?')[1])).toEqual(['after=0', 'after=1'])
})

test('behavior: an answer that the talk has already is not there twice when its turn is told again', async () => {
  talk.server.answer(
    'GET /chat/history',
    historyOf({ messages: [heard('hello'), spoken('What?')], running_turn_id: TURN }),
  )
  talk.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(TURN_BEGAN, sse('token', { text: 'Wh' }), sse('done', { message: spoken('What?') })),
  )
  await talk.conversation.open()
  await expect.poll(() => talk.chat().loading).toBe(false)
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
})

test('behavior: a chip whose answer was lost is taken again under its key', async () => {
  const TOOK = { json: { state_delta: {}, reply_token: 'r1' } }
  talk.server.answer('POST /chat/choice', FAULT, FAULT, FAULT, TOOK)
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  talk.chat().chipsOffered([DEAL])
  await talk.conversation.take(DEAL)
  await talk.timers.pass(300)
  await talk.conversation.take(DEAL)
  const choices = talk.posts().filter(({ url }) => url === '/chat/choice')
  expect(new Set(choices.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(talk.lines().at(-1)).toBe('assistant: What?')
})
