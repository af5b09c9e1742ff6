import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  openTalk,
  spoken,
  sse,
  type Talk,
  TURN,
  TURN_BEGAN,
  WHOLE_ANSWER,
} from '#tests/support/talk.ts'

const STOP = `/api/v1/chat/turns/${TURN}/stop`

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

/** A shark that speaks until the server is asked to stop it; resolves once the first words are there. */
async function listen(): Promise<{ saying: Promise<void> | null }> {
  const listeners: ServerResponse[] = []
  talk.server.answer('POST /api/v1/chat', (_, response) => {
    listeners.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(TURN_BEGAN + sse('token', { text: 'Listen' }))
  })
  talk.server.answer(`POST ${STOP}`, (_, response) => {
    for (const listener of listeners) listener.end(sse('done', { message: spoken('Listen') }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...WHOLE_ANSWER.json, message: spoken('Listen') }))
  })
  const saying = talk.conversation.say('hello')
  await expect.poll(() => talk.lines().at(-1)).toBe('assistant: Listen')
  return { saying }
}

test('default', async () => {
  const { saying } = await listen()
  expect(talk.conversation.stop()).toBe(true)
  expect(talk.conversation.stop()).toBe(false)
  await saying
  expect(talk.posts().map(({ url }) => url)).toEqual(['/api/v1/chat', STOP])
  expect(talk.lines()).toEqual(['user: hello', 'assistant: Listen'])
  expect(talk.chat().messages[1]).toMatchObject({ turnId: TURN, streaming: false })
  expect(talk.chat().loading).toBe(false)
  expect(talk.conversation.stop()).toBe(false)
})

test('behavior: who stops may speak at once: it is sent when the shark is silent', async () => {
  const { saying } = await listen()
  talk.conversation.stop()
  const next = talk.conversation.say('and now?')
  expect(next).not.toBeNull()
  expect(talk.conversation.say('and then?')).toBeNull()
  await saying
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await next
  expect(talk.posts().map(({ url }) => url)).toEqual(['/api/v1/chat', STOP, '/api/v1/chat'])
  expect(talk.lines()).toEqual([
    'user: hello',
    'assistant: Listen',
    'user: and now?',
    'assistant: What?',
  ])
})

test('behavior: what is stopped before the server has named the turn is stopped then', async () => {
  const held: ServerResponse[] = []
  talk.server.answer('POST /api/v1/chat', (_, response) => held.push(response))
  const saying = talk.conversation.say('hello')
  await expect.poll(() => held.length).toBe(1)
  talk.conversation.stop()
  held[0]?.writeHead(200, { 'content-type': 'text/event-stream' })
  held[0]?.write(TURN_BEGAN)
  await expect.poll(() => talk.posts().map(({ url }) => url)).toEqual(['/api/v1/chat', STOP])
  held[0]?.end(sse('done', { message: spoken('...') }))
  await saying
})

test('behavior: what is stopped before it was sent is not sent, and the words come back', async () => {
  const saying = talk.conversation.say('hello')
  talk.conversation.stop()
  await saying
  expect(talk.posts()).toEqual([])
  expect(talk.lines()).toEqual([])
  expect(talk.chat()).toMatchObject({ input: 'hello', loading: false })
})

test('error: a server that does not hear the stop is not listened to any more', async () => {
  const { saying } = await listen()
  talk.server.answer(`POST ${STOP}`, { status: 404 })
  talk.conversation.stop()
  await saying
  expect(talk.lines()).toEqual(['user: hello', 'assistant: Listen'])
  expect(talk.chat().loading).toBe(false)
})
