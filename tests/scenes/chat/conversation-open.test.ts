import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import {
  DEAL,
  historyOf,
  openTalk,
  spoken,
  sse,
  stream,
  TALK,
  type Talk,
  TURN,
  TURN_BEGAN,
  WHOLE_ANSWER,
} from '#tests/support/talk.ts'

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

test('behavior: opening verifies, loads the talk, and shows its steps', async () => {
  const steps: (number | null)[] = []
  talk.stores.chat.subscribe((state, before) => {
    if (state.loadingStep !== before.loadingStep) steps.push(state.loadingStep)
  })
  talk.server.answer('GET /chat/history', {
    json: {
      conversations: [
        {
          conversation_id: TALK,
          character: 'tommy',
          messages: [spoken('Hey kid.')],
          quick_replies: [],
        },
      ],
    },
  })
  await talk.conversation.open()
  expect(steps).toEqual([0, 1, 2, null])
  expect(talk.lines()).toEqual(['assistant: Hey kid.'])
  expect(talk.chat().character).toBe('tommy')
  expect(talk.chat().quickReplies.map(({ title }) => title)).toEqual(CHAT_TEXTS.defaultQuickReplies)
  expect(talk.stores.session.getState().streetName).toBe('Lucky Lefty')
})

test('behavior: a talk that is gone begins anew', async () => {
  talk.chat().turnStarted(null, { turnId: TURN, conversationId: TALK })
  talk.server.answer('GET /chat/history', {
    status: 404,
    json: { detail: 'No such talk.conversation.', code: 'not_found', request_id: 'r' },
  })
  await talk.conversation.open()
  expect(talk.lines()).toEqual([])
  expect(talk.chat().conversationId).toBeNull()
  expect(talk.chat().quickReplies).toHaveLength(4)
})

test('error: a talk that could not be read is not given up, and another try is offered', async () => {
  talk.chat().turnStarted(null, { turnId: TURN, conversationId: TALK })
  talk.server.answer('GET /chat/history', { status: 500, json: { detail: 'No.' } })
  await talk.conversation.open()
  expect(talk.lines()).toEqual(['system: HTTP 500: No.'])
  expect(talk.chat()).toMatchObject({ conversationId: TALK, historyLoaded: false })
  const [chip, ...others] = talk.chat().quickReplies
  expect([chip?.title, others]).toEqual(['Load the talk again', []])

  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  if (chip) await talk.conversation.take(chip)
  expect(talk.lines()).toEqual(['assistant: Hey kid.'])
  const urls = talk.server.seen.map(({ url }) => url).filter((url) => url.startsWith('/chat'))
  expect(urls.at(-1)).toBe(`/chat/history?conversation_id=${TALK}`)
})

test('behavior: the next opening loads what could not be read before, and so does the next answer', async () => {
  const FAULT = { status: 500, json: { detail: 'No.' } }
  talk.server.answer('GET /chat/history', FAULT, FAULT, FAULT, FAULT, FAULT, FAULT)
  await talk.conversation.open()
  await talk.conversation.open()
  expect(talk.lines()).toEqual(['system: HTTP 500: No.', 'system: HTTP 500: No.'])
  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['assistant: Hey kid.'])
  expect(talk.chat().historyLoaded).toBe(true)
})

test('behavior: a talk that comes late does not take the place of another', async () => {
  const late: ServerResponse[] = []
  const answers = ['tommy', 'carmela'] as const
  const [tommy, carmela] = answers.map((character) =>
    JSON.stringify(historyOf({ messages: [spoken(character)], character }).json),
  )
  talk.server.answer('GET /chat/history', (_, response) => late.push(response))
  const first = talk.conversation.switchTo('tommy')
  await expect.poll(() => late.length).toBe(1)
  const second = talk.conversation.switchTo('carmela')
  await expect.poll(() => late.length).toBe(2)
  const answer = (response: ServerResponse | undefined, text: string | undefined): void => {
    response?.writeHead(200, { 'content-type': 'application/json' })
    response?.end(text)
  }
  answer(late[1], carmela)
  await second
  answer(late[0], tommy)
  await first
  expect(talk.lines()).toEqual(['assistant: carmela'])
  expect(talk.chat()).toMatchObject({ character: 'carmela', loadingStep: null })
})

test('behavior: nothing is said or taken while a talk is on its way', async () => {
  const late: ServerResponse[] = []
  talk.server.answer('GET /chat/history', (_, response) => late.push(response))
  const turning = talk.conversation.switchTo('tommy')
  await expect.poll(() => late.length).toBe(1)
  expect(talk.conversation.say('hello')).toBeNull()
  await talk.conversation.take(DEAL)
  expect(talk.posts()).toEqual([])
  late[0]?.writeHead(200, { 'content-type': 'application/json' })
  late[0]?.end(JSON.stringify({ conversations: [] }))
  await turning
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['user: hello', 'assistant: What?'])
})

const RESTED = '2026-01-01T00:10:00.000Z'
const TRIGGER = 'POST /chat/agent/vinnie/trigger'

test('behavior: in a talk that has rested the shark speaks first, and it counts as no word of the player’s', async () => {
  talk.instant = RESTED
  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  talk.server.answer(
    TRIGGER,
    stream(
      TURN_BEGAN,
      sse('token', { text: 'You heard' }),
      sse('done', { message: { ...spoken('You heard?'), id: TALK } }),
    ),
  )
  await talk.conversation.open()
  await expect.poll(() => talk.lines()).toEqual(['assistant: Hey kid.', 'assistant: You heard?'])
  expect(talk.posts()).toMatchObject([{ body: { conversation_id: TALK } }])
  expect(talk.chat()).toMatchObject({ loading: false, typing: false })
  expect(talk.stores.game.getState().agentPerformance).toEqual({})
})

test('behavior: where there is nothing new, nothing is seen of the question; what fails of it is not told', async () => {
  talk.instant = RESTED
  const typed: boolean[] = []
  talk.stores.chat.subscribe(({ typing }) => void typed.push(typing))
  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  talk.server.answer(TRIGGER, { json: { message: null } })
  await talk.conversation.open()
  await expect.poll(() => [talk.posts().length, talk.chat().loading]).toEqual([1, false])
  talk.server.answer(TRIGGER, { status: 500, json: { detail: 'No.' } })
  talk.conversation.leave()
  talk.stores.chat.getState().loadFailed()
  await talk.conversation.open()
  await expect.poll(() => [talk.posts().length, talk.chat().loading]).toEqual([3, false])
  expect(talk.lines()).toEqual(['assistant: Hey kid.'])
  expect(typed).not.toContain(true)
})

test('behavior: while the server thinks whether the shark speaks first, the player may, and is answered', async () => {
  talk.instant = RESTED
  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  let hungUp = 0
  talk.server.answer(TRIGGER, (request, response) => {
    request.resume()
    response.on('close', () => (hungUp += 1))
  })
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.open()
  await expect.poll(() => talk.posts().length).toBe(1)
  expect(talk.chat()).toMatchObject({ loading: false, typing: false })
  await talk.conversation.say('hello')
  expect(talk.lines()).toEqual(['assistant: Hey kid.', 'user: hello', 'assistant: What?'])
  await expect.poll(() => hungUp).toBe(1)
})

test('behavior: a first word that breaks off is taken up where it broke', async () => {
  talk.instant = RESTED
  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  talk.server.answer(TRIGGER, stream(TURN_BEGAN, sse('token', { text: 'You ' })))
  talk.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(
      TURN_BEGAN,
      sse('token', { text: 'heard?' }),
      sse('done', { message: { ...spoken('You heard?'), id: TALK } }),
    ),
  )
  const grown: string[] = []
  talk.stores.chat.subscribe(({ messages }) => grown.push(messages[1]?.content ?? ''))
  await talk.conversation.open()
  await expect.poll(() => talk.lines()).toEqual(['assistant: Hey kid.', 'assistant: You heard?'])
  expect(grown).not.toContain('You You ')
  const asked = talk.server.seen.filter(({ url }) => url.includes('/turns/'))
  expect(asked.map(({ url }) => new URL(url, 'http://x').searchParams.get('after'))).toEqual(['1'])
})

test('behavior: a talk that was just left, or has not begun, is left to the player', async () => {
  talk.instant = '2026-01-01T00:09:59.000Z'
  talk.server.answer('GET /chat/history', historyOf({ messages: [spoken('Hey kid.')] }))
  await talk.conversation.open()
  talk.server.answer('GET /chat/history', { json: { conversations: [] } })
  await talk.conversation.switchTo('tommy')
  expect(talk.posts()).toEqual([])
})
