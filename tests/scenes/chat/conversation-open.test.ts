import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import {
  DEAL,
  historyResponse,
  openTestConversation,
  sharkMessage,
  sse,
  stream,
  CONVERSATION,
  type TestConversation,
  TURN,
  TURN_EVENT,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

test('verifies the session, loads the conversation, and shows the steps', async () => {
  const steps: (number | null)[] = []
  page.stores.chat.subscribe((state, before) => {
    if (state.loadingStep !== before.loadingStep) steps.push(state.loadingStep)
  })
  page.server.answer('GET /chat/history', {
    json: {
      conversations: [
        {
          conversation_id: CONVERSATION,
          character: 'tommy',
          messages: [sharkMessage('Hey kid.')],
          quick_replies: [],
        },
      ],
    },
  })
  await page.conversation.open()
  expect(steps).toEqual([0, 1, 2, null])
  expect(page.messages()).toEqual(['assistant: Hey kid.'])
  expect(page.chat().character).toBe('tommy')
  expect(page.chat().quickReplies.map(({ title }) => title)).toEqual(CHAT_TEXTS.defaultQuickReplies)
  expect(page.stores.session.getState().streetName).toBe('Lucky Lefty')
})

test('starts an empty conversation when the stored one no longer exists', async () => {
  page.chat().turnStarted(null, { turnId: TURN, conversationId: CONVERSATION })
  page.server.answer('GET /chat/history', {
    status: 404,
    json: { detail: 'No such conversation.', code: 'not_found', request_id: 'r' },
  })
  await page.conversation.open()
  expect(page.messages()).toEqual([])
  expect(page.chat().conversationId).toBeNull()
  expect(page.chat().quickReplies).toHaveLength(4)
})

test('keeps the conversation that could not be loaded and offers a retry', async () => {
  page.chat().turnStarted(null, { turnId: TURN, conversationId: CONVERSATION })
  page.server.answer('GET /chat/history', { status: 500, json: { detail: 'No.' } })
  await page.conversation.open()
  expect(page.messages()).toEqual(['system: HTTP 500: No.'])
  expect(page.chat()).toMatchObject({ conversationId: CONVERSATION, historyLoaded: false })
  const [chip, ...others] = page.chat().quickReplies
  expect([chip?.title, others]).toEqual(['Load the talk again', []])

  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  if (chip) await page.conversation.take(chip)
  expect(page.messages()).toEqual(['assistant: Hey kid.'])
  const urls = page.server.seen.map(({ url }) => url).filter((url) => url.startsWith('/chat'))
  expect(urls.at(-1)).toBe(`/chat/history?conversation_id=${CONVERSATION}`)
})

test('loads a failed conversation at the next opening and after the next reply', async () => {
  const FAULT = { status: 500, json: { detail: 'No.' } }
  page.server.answer('GET /chat/history', FAULT, FAULT, FAULT, FAULT, FAULT, FAULT)
  await page.conversation.open()
  await page.conversation.open()
  expect(page.messages()).toEqual(['system: HTTP 500: No.', 'system: HTTP 500: No.'])
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['assistant: Hey kid.'])
  expect(page.chat().historyLoaded).toBe(true)
})

test('ignores a conversation that arrives after another was requested', async () => {
  const late: ServerResponse[] = []
  const answers = ['tommy', 'carmela'] as const
  const [tommy, carmela] = answers.map((character) =>
    JSON.stringify(historyResponse({ messages: [sharkMessage(character)], character }).json),
  )
  page.server.answer('GET /chat/history', (_, response) => late.push(response))
  const first = page.conversation.switchTo('tommy')
  await expect.poll(() => late.length).toBe(1)
  const second = page.conversation.switchTo('carmela')
  await expect.poll(() => late.length).toBe(2)
  const answer = (response: ServerResponse | undefined, text: string | undefined): void => {
    response?.writeHead(200, { 'content-type': 'application/json' })
    response?.end(text)
  }
  answer(late[1], carmela)
  await second
  answer(late[0], tommy)
  await first
  expect(page.messages()).toEqual(['assistant: carmela'])
  expect(page.chat()).toMatchObject({ character: 'carmela', loadingStep: null })
})

test('neither sends messages nor takes chips while a conversation is loading', async () => {
  const late: ServerResponse[] = []
  page.server.answer('GET /chat/history', (_, response) => late.push(response))
  const switching = page.conversation.switchTo('tommy')
  await expect.poll(() => late.length).toBe(1)
  expect(page.conversation.send('hello')).toBeNull()
  await page.conversation.take(DEAL)
  expect(page.posts()).toEqual([])
  late[0]?.writeHead(200, { 'content-type': 'application/json' })
  late[0]?.end(JSON.stringify({ conversations: [] }))
  await switching
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['user: hello', 'assistant: What?'])
})

const AFTER_A_WHILE = '2026-01-01T00:10:00.000Z'
const TRIGGER = 'POST /chat/agent/vinnie/trigger'

test('lets the shark speak first in an idle conversation, without counting an interaction', async () => {
  page.instant = AFTER_A_WHILE
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  page.server.answer(
    TRIGGER,
    stream(
      TURN_EVENT,
      sse('token', { text: 'You heard' }),
      sse('done', { message: { ...sharkMessage('You heard?'), id: CONVERSATION } }),
    ),
  )
  await page.conversation.open()
  await expect.poll(() => page.messages()).toEqual(['assistant: Hey kid.', 'assistant: You heard?'])
  expect(page.posts()).toMatchObject([{ body: { conversation_id: CONVERSATION } }])
  expect(page.chat()).toMatchObject({ loading: false, typing: false })
  expect(page.stores.game.getState().agentPerformance).toEqual({})
})

test('shows nothing when the shark has nothing new to say or the request fails', async () => {
  page.instant = AFTER_A_WHILE
  const typed: boolean[] = []
  page.stores.chat.subscribe(({ typing }) => void typed.push(typing))
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  page.server.answer(TRIGGER, { json: { message: null } })
  await page.conversation.open()
  await expect.poll(() => [page.posts().length, page.chat().loading]).toEqual([1, false])
  page.server.answer(TRIGGER, { status: 500, json: { detail: 'No.' } })
  page.conversation.reset()
  page.stores.chat.getState().loadFailed()
  await page.conversation.open()
  await expect.poll(() => [page.posts().length, page.chat().loading]).toEqual([3, false])
  expect(page.messages()).toEqual(['assistant: Hey kid.'])
  expect(typed).not.toContain(true)
})

test("lets the player speak while the shark's first word is pending", async () => {
  page.instant = AFTER_A_WHILE
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  let closedCount = 0
  page.server.answer(TRIGGER, (request, response) => {
    request.resume()
    response.on('close', () => (closedCount += 1))
  })
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.open()
  await expect.poll(() => page.posts().length).toBe(1)
  expect(page.chat()).toMatchObject({ loading: false, typing: false })
  await page.conversation.send('hello')
  expect(page.messages()).toEqual(['assistant: Hey kid.', 'user: hello', 'assistant: What?'])
  await expect.poll(() => closedCount).toBe(1)
})

test('resumes an unprompted reply where it broke off', async () => {
  page.instant = AFTER_A_WHILE
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  page.server.answer(TRIGGER, stream(TURN_EVENT, sse('token', { text: 'You ' })))
  page.server.answer(
    `GET /api/v1/chat/turns/${TURN}`,
    stream(
      TURN_EVENT,
      sse('token', { text: 'heard?' }),
      sse('done', { message: { ...sharkMessage('You heard?'), id: CONVERSATION } }),
    ),
  )
  const partialReplies: string[] = []
  page.stores.chat.subscribe(({ messages }) => partialReplies.push(messages[1]?.content ?? ''))
  await page.conversation.open()
  await expect.poll(() => page.messages()).toEqual(['assistant: Hey kid.', 'assistant: You heard?'])
  expect(partialReplies).not.toContain('You You ')
  const requests = page.server.seen.filter(({ url }) => url.includes('/turns/'))
  expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('after'))).toEqual([
    '1',
  ])
})

test('does not prompt the shark in a recent or empty conversation', async () => {
  page.instant = '2026-01-01T00:09:59.000Z'
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  await page.conversation.open()
  page.server.answer('GET /chat/history', { json: { conversations: [] } })
  await page.conversation.switchTo('tommy')
  expect(page.posts()).toEqual([])
})

test('adds what the shark has told since the conversation was loaded, once and without other messages', async () => {
  const loaded = historyResponse({ messages: [sharkMessage('Hey kid.')] })
  const told = {
    ...sharkMessage('You are late.'),
    id: 'a0000000-0000-4000-8000-000000000001',
    turn_id: null,
  }
  const slip = {
    ...told,
    id: 'a0000000-0000-4000-8000-000000000002',
    role: 'system' as const,
    content: '*NEXT: HEAT*',
  }
  const chosen = { ...slip, id: 'a0000000-0000-4000-8000-000000000003', content: '*DEAL*' }
  const later = historyResponse({ messages: [sharkMessage('Hey kid.'), chosen, told, slip] })
  page.server.answer('GET /chat/history', loaded)
  await page.conversation.open()
  page.server.answer('GET /chat/history', later, later)
  await page.conversation.readTellings()
  await page.conversation.open()
  expect(page.messages()).toEqual([
    'assistant: Hey kid.',
    'assistant: You are late.',
    'system: *NEXT: HEAT*',
  ])
})

test('keeps what is shown when new tellings cannot be read', async () => {
  page.server.answer('GET /chat/history', historyResponse({ messages: [sharkMessage('Hey kid.')] }))
  await page.conversation.open()
  page.server.answer('GET /chat/history', { status: 500, json: { detail: 'No.' } })
  await page.conversation.readTellings()
  expect(page.messages()).toEqual(['assistant: Hey kid.'])
})
