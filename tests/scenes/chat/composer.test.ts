import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { Composer } from '#src/scenes/chat/composer.ts'
import { statusText } from '#src/scenes/chat/status-text.ts'
import {
  CHAT_RESPONSE,
  openTestConversation,
  sharkMessage,
  sse,
  stream,
  type TestConversation,
  TURN_EVENT,
} from '#tests/support/test-conversation.ts'

let page: TestConversation
let composer: Composer
beforeEach(async () => {
  page = await openTestConversation()
  composer = new Composer(page.stores.chat, page.conversation)
  page.stores.chat.subscribe((state) => composer.sendQueued(state))
})
afterEach(() => page.server.close())

/** Types a line and presses Enter. */
function enter(text: string): void {
  page.chat().typed(text)
  composer.submit(text)
}

test('sends a line and clears the input', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  enter('hello')
  expect(page.chat()).toMatchObject({ input: '', queued: false })
  await expect.poll(() => page.messages()).toEqual(['user: hello', 'assistant: What?'])
})

test('keeps a line that is entered during a reply and sends it after the reply', async () => {
  let finish: () => void = () => undefined
  page.server.answer(
    'POST /api/v1/chat',
    (_, response) => {
      finish = () => stream(TURN_EVENT, sse('done', { message: sharkMessage('One.') }))(_, response)
    },
    CHAT_RESPONSE,
  )
  enter('first')
  await expect.poll(() => page.posts().length).toBe(1)
  enter('second')
  expect(page.chat()).toMatchObject({ input: 'second', queued: true })
  expect(statusText(page.chat(), true)).toBe(CHAT_TEXTS.queued.reply('vinnie'))
  finish()
  await expect.poll(() => page.posts().length).toBe(2)
  expect(page.chat()).toMatchObject({ input: '', queued: false })
  await expect
    .poll(() => page.messages())
    .toEqual(['user: first', 'assistant: One.', 'user: second', 'assistant: What?'])
})

test('keeps a line that is entered while the conversation loads and sends it afterwards', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  page.server.answer('GET /chat/history', { json: { conversations: [] } })
  const opened = page.conversation.open()
  enter('hello')
  expect(statusText(page.chat(), true)).toBe(CHAT_TEXTS.queued.loading)
  await opened
  await expect.poll(() => page.messages()).toEqual(['user: hello', 'assistant: What?'])
  expect(page.posts()).toHaveLength(1)
})

test('keeps a line that is entered offline and sends it online', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  page.online = false
  enter('hello')
  expect(statusText(page.chat(), false)).toBe(CHAT_TEXTS.queued.offline)
  page.online = true
  composer.sendQueued(page.chat())
  await expect.poll(() => page.messages()).toEqual(['user: hello', 'assistant: What?'])
})

test('does not send a queued line that was edited', async () => {
  page.online = false
  enter('hello')
  page.chat().typed('hello?')
  page.online = true
  composer.sendQueued(page.chat())
  expect(page.chat()).toMatchObject({ input: 'hello?', queued: false })
  expect(page.posts()).toHaveLength(0)
})

test.each(['', '   ', 'x'.repeat(2_001)])('does not queue a blank or too long line', (text) => {
  page.online = false
  enter(text)
  expect(page.chat().queued).toBe(false)
})
