import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  openTestConversation,
  sharkMessage,
  sse,
  type TestConversation,
  TURN,
  TURN_EVENT,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

const STOP = `/api/v1/chat/turns/${TURN}/stop`

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

/** Starts a reply that continues until the server is asked to stop it. Resolves when its first words have arrived. */
async function startReply(): Promise<{ sending: Promise<void> | null }> {
  const listeners: ServerResponse[] = []
  page.server.answer('POST /api/v1/chat', (_, response) => {
    listeners.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(TURN_EVENT + sse('token', { text: 'Listen' }))
  })
  page.server.answer(`POST ${STOP}`, (_, response) => {
    for (const listener of listeners) listener.end(sse('done', { message: sharkMessage('Listen') }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...CHAT_RESPONSE.json, message: sharkMessage('Listen') }))
  })
  const sending = page.conversation.send('hello')
  await expect.poll(() => page.messages().at(-1)).toBe('assistant: Listen')
  return { sending }
}

test('stops a reply on the server and keeps what was said', async () => {
  const { sending } = await startReply()
  expect(page.conversation.stop()).toBe(true)
  expect(page.conversation.stop()).toBe(false)
  await sending
  expect(page.posts().map(({ url }) => url)).toEqual(['/api/v1/chat', STOP])
  expect(page.messages()).toEqual(['user: hello', 'assistant: Listen'])
  expect(page.chat().messages[1]).toMatchObject({ turnId: TURN, streaming: false })
  expect(page.chat().loading).toBe(false)
  expect(page.conversation.stop()).toBe(false)
})

test('sends the next message once the stopped reply has ended', async () => {
  const { sending } = await startReply()
  page.conversation.stop()
  const next = page.conversation.send('and now?')
  expect(next).not.toBeNull()
  expect(page.conversation.send('and then?')).toBeNull()
  await sending
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await next
  expect(page.posts().map(({ url }) => url)).toEqual(['/api/v1/chat', STOP, '/api/v1/chat'])
  expect(page.messages()).toEqual([
    'user: hello',
    'assistant: Listen',
    'user: and now?',
    'assistant: What?',
  ])
})

test('stops the reply as soon as the server has named its turn', async () => {
  const held: ServerResponse[] = []
  page.server.answer('POST /api/v1/chat', (_, response) => held.push(response))
  const sending = page.conversation.send('hello')
  await expect.poll(() => held.length).toBe(1)
  page.conversation.stop()
  held[0]?.writeHead(200, { 'content-type': 'text/event-stream' })
  held[0]?.write(TURN_EVENT)
  await expect.poll(() => page.posts().map(({ url }) => url)).toEqual(['/api/v1/chat', STOP])
  held[0]?.end(sse('done', { message: sharkMessage('...') }))
  await sending
})

test('returns a message to the input when it is stopped before it was sent', async () => {
  const sending = page.conversation.send('hello')
  page.conversation.stop()
  await sending
  expect(page.posts()).toEqual([])
  expect(page.messages()).toEqual([])
  expect(page.chat()).toMatchObject({ input: 'hello', loading: false })
})

test('stops listening when the server does not respond to the stop', async () => {
  const { sending } = await startReply()
  page.server.answer(`POST ${STOP}`, { status: 404 })
  page.conversation.stop()
  await sending
  expect(page.messages()).toEqual(['user: hello', 'assistant: Listen'])
  expect(page.chat().loading).toBe(false)
})
