import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ChatInput } from '#src/api/chat-body.ts'
import { sendChat } from '#src/api/send-chat.ts'
import { streamChat } from '#src/api/stream-chat.ts'
import { type ChatEvent } from '#src/protocol/chat.ts'
import { createTestClient, type TestClient } from '#tests/support/api-client.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'

const TURN = '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'
const CONVERSATION = '0b0c7c0e-1111-4222-8333-944455556666'
const MESSAGE = {
  id: TURN,
  role: 'assistant',
  content: 'What?',
  character: 'vinnie',
  turn_id: TURN,
  created_at: '2026-01-01T00:00:00.000Z',
} as const
const INPUT: ChatInput = {
  message: '  <b>"Hi" & bye\'s</b> ',
  character: 'vinnie',
  conversationId: CONVERSATION,
  replyToken: 'token',
}
const KEY = 'b6f1a8c2-9a71-4d9e-8f6e-2f2f2f2f2f2f'

let server: ProtocolServer
let page: TestClient
beforeEach(async () => {
  server = await startProtocolServer()
  page = createTestClient(server.origin)
})
afterEach(() => server.close())

const sse = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const startStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}
async function readAll(options: { signal?: AbortSignal } = {}): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  const stream = streamChat(page.client, INPUT, { idempotencyKey: KEY, ...options })
  for await (const event of stream) events.push(event)
  return events
}

test('yields the events of a stream and skips unknown ones', async () => {
  server.answer('POST /api/v1/chat', (_, response) => {
    startStream(response)
    response.write(sse('turn', { turn_id: TURN, conversation_id: CONVERSATION }))
    response.write(': ka\n\n')
    // A chunk may end anywhere, even within an event.
    const token = sse('token', { text: 'Whaç?' })
    response.write(Buffer.from(token).subarray(0, 27))
    setImmediate(() => {
      response.write(Buffer.from(token).subarray(27))
      response.end(sse('unheard_of', {}) + sse('done', { message: MESSAGE }))
    })
  })
  expect(await readAll()).toEqual([
    { event: 'turn', data: { turn_id: TURN, conversation_id: CONVERSATION } },
    { event: 'token', data: { text: 'Whaç?' } },
    { event: 'done', data: { message: MESSAGE } },
  ])
  expect(server.seen[0]?.headers).toMatchObject({
    accept: 'text/event-stream',
    'idempotency-key': KEY,
  })
})

test('sends the escaped message, the conversation and the reply token, and nothing else', async () => {
  server.answer('POST /api/v1/chat', {
    json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } },
  })
  expect(await readAll()).toEqual([
    { event: 'payment_required', data: { price: 1, currency: 'USDC', messages: 10 } },
  ])
  expect(server.seen[0]?.body).toEqual({
    character: 'vinnie',
    message: '&lt;b&gt;&quot;Hi&quot; &amp; bye&#39;s&lt;/b&gt;',
    conversation_id: CONVERSATION,
    reply_token: 'token',
  })
})

test('yields the same events from a response that is not streamed', async () => {
  const answer = {
    response: 'What?',
    message: MESSAGE,
    turn_id: TURN,
    conversation_id: CONVERSATION,
    quick_replies: [],
    state_delta: { cash: 5 },
  }
  server.answer('POST /api/v1/chat', { json: answer })
  expect((await readAll()).map(({ event }) => event)).toEqual(['turn', 'chips', 'delta', 'done'])
  expect(await sendChat(page.client, INPUT, { idempotencyKey: KEY })).toEqual(answer)
})

test('ends after the last event without waiting for the connection to close', async () => {
  server.answer('POST /api/v1/chat', (_, response) => {
    startStream(response)
    response.write(sse('error', { detail: 'No.', code: 'internal' }))
  })
  expect(await readAll()).toEqual([{ event: 'error', data: { detail: 'No.', code: 'internal' } }])
})

test('rejects with network when the connection ends before the last event', async () => {
  server.answer('POST /api/v1/chat', (_, response) => {
    startStream(response)
    response.end(sse('token', { text: 'Wh' }))
  })
  await expect(readAll()).rejects.toMatchObject({ code: 'network' })
})

test('rejects with timeout when the connection goes silent', async () => {
  server.answer('POST /api/v1/chat', (_, response) => {
    startStream(response)
    response.write(sse('token', { text: 'Wh' }))
  })
  const stream = streamChat(page.client, INPUT, { idempotencyKey: KEY })
  await stream.next()
  const next = stream.next()
  page.expireLimits()
  await expect(next).rejects.toMatchObject({ code: 'timeout' })
})

test('rejects with bad_answer on an event outside the protocol', async () => {
  server.answer('POST /api/v1/chat', (_, response) => {
    startStream(response)
    response.write(sse('token', { text: 7 }))
  })
  await expect(readAll()).rejects.toMatchObject({ code: 'bad_answer' })
})

test('rejects with aborted when the caller aborts the stream', async () => {
  const stop = new AbortController()
  server.answer('POST /api/v1/chat', (_, response) => {
    startStream(response)
    response.write(sse('token', { text: 'Wh' }))
    response.on('close', () => stop.signal.aborted && response.end())
  })
  const stream = streamChat(page.client, INPUT, { idempotencyKey: KEY, signal: stop.signal })
  await stream.next()
  const next = stream.next()
  stop.abort()
  await expect(next).rejects.toMatchObject({ code: 'aborted' })
})

test("rejects a refusal with chat's own message", async () => {
  page.key = null
  await expect(readAll()).rejects.toMatchObject({ message: 'No API key available for chat' })
  page.key = 'dcw_test'
  const json = { detail: 'One at a time.', code: 'busy', request_id: 'r' }
  server.answer('POST /api/v1/chat', { status: 409, json })
  await expect(readAll()).rejects.toMatchObject({ code: 'busy', status: 409 })
  expect(server.seen).toHaveLength(1)
})
