import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FlowEvent } from '#src/flow/flow-event.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type Conversation, createConversation } from '#src/scenes/chat/conversation.ts'
import { createStores, type Stores } from '#src/stores/stores.ts'
import { createTestClient, type TestClient } from '#tests/support/api-client.ts'
import { createManualTimers, type ManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'

const TURN = '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'
const TALK = '0b0c7c0e-1111-4222-8333-944455556666'
const AT = '2026-01-01T00:00:00.000Z'

let server: ProtocolServer
let page: TestClient
let stores: Stores
let timers: ManualTimers
let events: FlowEvent[]
let isSignedIn: boolean
let conversation: Conversation

beforeEach(async () => {
  server = await startProtocolServer()
  page = createTestClient(server.origin)
  timers = createManualTimers()
  events = []
  isSignedIn = true
  const settings = { reducedMotion: false, coarsePointer: false, debugLogs: false, tweak: null }
  stores = createStores({ kept: memoryKept().kept, platform: 'desktop', settings })
  conversation = createConversation({
    api: page.client,
    stores,
    timers,
    flow: { dispatch: (event) => events.push(event) },
    isSignedIn: () => Promise.resolve(isSignedIn),
    instant: () => AT,
    log: () => undefined,
  })
  server.answer('GET /player/me/stats', { json: STATS })
})
afterEach(() => server.close())

const STATS = {
  player_id: TURN,
  street_name: 'Lucky Lefty',
  cash: 2000,
  debt: 0,
  net_worth: 2000,
  quota_left: 2,
  daily_quota: 3,
  moves_left: 5,
  stats: { streak: 1 },
  reputation: 0.5,
  level: 1,
  xp: 5,
  borough: 'manhattan',
}
const message = (content: string) => ({
  id: TURN,
  role: 'assistant' as const,
  content,
  character: 'vinnie' as const,
  turn_id: TURN,
  created_at: AT,
})
const sse = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const stream =
  (...parts: readonly string[]) =>
  (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(parts.join(''))
  }
const turn = sse('turn', { turn_id: TURN, conversation_id: TALK })
const plain = {
  json: {
    response: 'What?',
    message: message('What?'),
    turn_id: TURN,
    conversation_id: TALK,
    quick_replies: [{ title: 'Deal', payload: 'Deal' }],
    state_delta: { cash: 1500 },
  },
}
const chat = () => stores.chat.getState()
const lines = () => chat().messages.map(({ role, content }) => `${role}: ${content}`)
const choice: QuickReply = {
  title: 'Deal',
  payload: {
    action: 'story_choice',
    details: { choice_id: 'offer-1', value: 'I take it.', title: 'Deal' },
  },
}

test('default', async () => {
  const grown: string[] = []
  stores.chat.subscribe((state) => grown.push(state.messages[1]?.content ?? ''))
  server.answer(
    'POST /api/v1/chat',
    stream(
      turn,
      sse('token', { text: 'vinnie: Wh' }),
      sse('token', { text: 'at?' }),
      sse('chips', { quick_replies: [choice] }),
      sse('delta', { state_delta: { cash: 900, quota_left: 2 } }),
      sse('done', { message: message('vinnie: What?') }),
    ),
  )
  await conversation.say('  hello ')
  expect(lines()).toEqual(['user: hello', 'assistant: What?'])
  expect(grown).toContain('vinnie: Wh')
  expect(chat()).toMatchObject({ loading: false, typing: false, quickReplies: [choice] })
  expect(chat().conversationId).toBe(TALK)
  expect(stores.game.getState().agentPerformance.vinnie?.interactions).toBe(1)
})

test('behavior: blank text, and a second send beside the first, are ignored', async () => {
  server.answer('POST /api/v1/chat', plain)
  expect(conversation.say('  \n ')).toBeNull()
  const first = conversation.say('one')
  expect(conversation.say('two')).toBeNull()
  await first
  expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('behavior: what is too long is not sent, and the talk says so', () => {
  expect(conversation.say('x'.repeat(2_001))).toBeNull()
  expect(lines()).toEqual([`system: ${CHAT_TEXTS.tooLong}`])
})

test('behavior: the typing indicator hides after 3.5 s', async () => {
  let finish: () => void = () => undefined
  server.answer('POST /api/v1/chat', (_, response) => {
    finish = () => stream(turn, sse('done', { message: message('What?') }))(_, response)
  })
  const saying = conversation.say('hello')
  await expect.poll(() => server.seen.length).toBe(1)
  expect(chat().typing).toBe(true)
  await timers.pass(3_499)
  expect(chat().typing).toBe(true)
  await timers.pass(1)
  expect(chat().typing).toBe(false)
  finish()
  await saying
})

test('behavior: a stream that breaks is asked for once more, whole and under the same key', async () => {
  server.answer('POST /api/v1/chat', stream(turn, sse('token', { text: 'Wh' })), plain)
  await conversation.say('hello')
  expect(lines()).toEqual(['user: hello', 'assistant: What?'])
  const posts = server.seen.filter(({ method }) => method === 'POST')
  expect(posts.map(({ headers }) => headers.accept)).toEqual([
    'text/event-stream',
    'application/json',
  ])
  expect(posts[0]?.headers['idempotency-key']).toBe(posts[1]?.headers['idempotency-key'])
  expect(chat().quickReplies).toEqual(plain.json.quick_replies)
  expect(stores.game.getState().playerCash).toBe(2000)
})

test('error: when both fail the talk says it, and the words are back in the input', async () => {
  server.answer('POST /api/v1/chat', { status: 500, json: { detail: 'No.' } })
  await conversation.say('hello')
  expect(lines()).toEqual(['user: hello', 'system: [Connection error – try again later]'])
  expect(chat()).toMatchObject({ input: 'hello', loading: false })
})

test('error: newer words in the input are not overwritten', async () => {
  server.answer('POST /api/v1/chat', { status: 500, json: { detail: 'No.' } })
  const saying = conversation.say('hello')
  chat().typed('and another thing')
  await saying
  expect(chat().input).toBe('and another thing')
})

test('error: a refusal is said with its status and not asked for again', async () => {
  server.answer('POST /api/v1/chat', {
    status: 409,
    json: { detail: 'One at a time.', code: 'busy', request_id: 'r' },
  })
  await conversation.say('hello')
  expect(lines().at(-1)).toBe('system: HTTP 409: One at a time.')
  expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('error: a 401 is said and leads to the login', async () => {
  server.answer('POST /api/v1/chat', { status: 401, json: { detail: 'Expired.' } })
  await conversation.say('hello')
  expect(lines().at(-1)).toBe('system: [Auth Error] Session expired - please reconnect your wallet')
  expect(events).toEqual([
    { type: 'session_lost', message: 'Your session has expired. Please sign in again.' },
  ])
})

test('error: who is not signed in is not sent', async () => {
  isSignedIn = false
  await conversation.say('hello')
  expect(server.seen).toEqual([])
  expect(events[0]?.type).toBe('session_lost')
})

test('behavior: payment_required replaces the chips, and the words are kept', async () => {
  server.answer('POST /api/v1/chat', {
    json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } },
  })
  await conversation.say('hello')
  expect(chat().quickReplies.map(({ title }) => title)).toEqual(['Buy 10 messages'])
  expect(chat().input).toBe('hello')
  const [chip] = chat().quickReplies
  await timers.pass(400)
  if (chip) await conversation.take(chip)
  expect(lines().at(-1)).toBe(
    'system: [Error] Purchase failed: payments are not set up on this server yet',
  )
})

test('behavior: an answer that came whole grows three characters at a time', async () => {
  const grown = new Set<string>()
  stores.chat.subscribe((state) => grown.add(state.messages[1]?.content ?? ''))
  server.answer('POST /api/v1/chat', plain)
  await conversation.say('hello')
  expect([...grown]).toEqual(['', 'Wha', 'What?'])
  expect(page.waits).toContain(50)
})

test('behavior: a taken choice is posted once, told, and spoken with its token', async () => {
  server.answer('POST /chat/choice', { json: { state_delta: { cash: 3000 }, reply_token: 'r1' } })
  server.answer('POST /api/v1/chat', plain)
  server.answer('GET /player/me/stats', { status: 500 })
  chat().chipsOffered([choice])
  await Promise.all([conversation.take(choice), conversation.take(choice)])
  expect(lines()).toEqual(['system: *YOU CHOSE: DEAL*', 'user: I take it.', 'assistant: What?'])
  const posts = server.seen.filter(({ method }) => method === 'POST')
  expect(posts.map(({ url }) => url)).toEqual(['/chat/choice', '/api/v1/chat'])
  expect(posts[0]?.body).toMatchObject({ choice_id: 'offer-1', value: 'I take it.' })
  expect(posts[1]?.body).toMatchObject({ reply_token: 'r1' })
  expect(chat().choices).toEqual([{ id: 'offer-1', value: 'I take it.' }])
})

test('error: an offer that is closed takes its chip with it', async () => {
  server.answer('POST /chat/choice', {
    status: 409,
    json: { detail: 'Too late.', code: 'offer_closed', request_id: 'r' },
  })
  chat().chipsOffered([choice])
  await conversation.take(choice)
  expect(lines()).toEqual(['system: HTTP 409: Too late.'])
  expect(chat().quickReplies).toEqual([])
})

test('behavior: presses of chips within 300 ms are one', async () => {
  server.answer('POST /api/v1/chat', plain)
  const hello = { title: 'Hello', payload: 'Hello' }
  await conversation.take(hello)
  await conversation.take(hello)
  expect(lines().filter((line) => line.startsWith('user'))).toHaveLength(1)
  await timers.pass(300)
  await conversation.take(hello)
  expect(lines().filter((line) => line.startsWith('user'))).toHaveLength(2)
})

test('behavior: stopping keeps what was said', async () => {
  server.answer('POST /api/v1/chat', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(turn + sse('token', { text: 'Listen' }))
  })
  const saying = conversation.say('hello')
  await expect.poll(() => lines().at(-1)).toBe('assistant: Listen')
  expect(conversation.stop()).toBe(true)
  await saying
  expect(lines()).toEqual(['user: hello', 'assistant: Listen'])
  expect(chat().loading).toBe(false)
  expect(conversation.stop()).toBe(false)
})

test('behavior: opening verifies, loads the talk, and shows its steps', async () => {
  const steps: (number | null)[] = []
  stores.chat.subscribe((state, before) => {
    if (state.loadingStep !== before.loadingStep) steps.push(state.loadingStep)
  })
  server.answer('GET /chat/history', {
    json: {
      conversations: [
        {
          conversation_id: TALK,
          character: 'tommy',
          messages: [message('Hey kid.')],
          quick_replies: [],
        },
      ],
    },
  })
  await conversation.open()
  expect(steps).toEqual([0, 1, 2, null])
  expect(lines()).toEqual(['assistant: Hey kid.'])
  expect(chat().character).toBe('tommy')
  expect(chat().quickReplies.map(({ title }) => title)).toEqual(CHAT_TEXTS.defaultQuickReplies)
  expect(stores.session.getState().streetName).toBe('Lucky Lefty')
})

test('behavior: a talk that is gone begins anew', async () => {
  chat().conversationNamed(TALK)
  server.answer('GET /chat/history', {
    status: 404,
    json: { detail: 'No such conversation.', code: 'not_found', request_id: 'r' },
  })
  await conversation.open()
  expect(lines()).toEqual([])
  expect(chat().conversationId).toBeNull()
  expect(chat().quickReplies).toHaveLength(4)
})

test('behavior: figures are asked for at most every 10 s', async () => {
  server.answer('POST /api/v1/chat', plain)
  const asked = () => server.seen.filter(({ url }) => url.startsWith('/player')).length
  await conversation.say('one')
  await conversation.say('two')
  expect(asked()).toBe(1)
  await timers.pass(10_000)
  await conversation.say('three')
  expect(asked()).toBe(2)
})
