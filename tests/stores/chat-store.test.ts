import { expect, test } from 'vitest'
import { type Message, type QuickReply } from '#src/protocol/chat.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { createChatStore } from '#src/stores/chat-store.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const CONVERSATION = '0b0c7c0e-1111-4222-8333-944455556666'
const message = (content: string, changes: Partial<Message> = {}): Message => ({
  id: 'a1',
  role: 'assistant',
  content,
  character: 'vinnie',
  turn_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...changes,
})
const deal = (value: string, id = 'offer-1'): QuickReply => ({
  title: value,
  payload: { action: 'story_choice', details: { choice_id: id, value, title: value } },
})

function setup() {
  const { storage, backing } = createMemoryStorage()
  const store = createChatStore(storage)
  const contents = () => store.getState().messages.map(({ content }) => content)
  return { storage, backing, store, contents, chat: store.getState() }
}

test('starts empty', () => {
  const { store } = setup()
  expect(store.getState()).toMatchObject({
    messages: [],
    conversationId: null,
    character: 'vinnie',
    quickReplies: [],
    input: '',
    loading: false,
    typing: false,
    historyLoaded: false,
    newMessages: 0,
    choices: [],
  })
})

test('adds a sent message, grows the reply, and finishes it', () => {
  const { store, chat, contents } = setup()
  chat.messageSent({ id: 'u1', content: 'Hi' })
  expect(store.getState()).toMatchObject({ loading: true, typing: true })
  chat.tokenArrived('s1', 'Vinnie: ')
  expect(store.getState()).toMatchObject({ loading: true, typing: true })
  expect(store.getState().messages[1]).toMatchObject({ streaming: true, role: 'assistant' })
  chat.tokenArrived('s1', 'What?')
  expect(contents()).toEqual(['Hi', 'Vinnie: What?'])
  chat.replyFinished('s1', message('Vinnie: What?'))
  expect(contents()).toEqual(['Hi', 'What?'])
  expect(store.getState()).toMatchObject({ loading: false, typing: false })
  expect(store.getState().messages[1]).toMatchObject({ id: 'a1', streaming: false, progress: 1 })
})

test('adds a complete reply without tokens', () => {
  const { chat, contents } = setup()
  chat.replyFinished('s1', message('big boss:  No.', { character: 'bigboss' }))
  expect(contents()).toEqual(['No.'])
})

test('keeps a partial reply when the stream breaks', () => {
  const { store, chat, contents } = setup()
  chat.messageSent({ id: 'u1', content: 'Hi' })
  chat.tokenArrived('s1', 'Wh')
  chat.sendEnded()
  chat.systemMessageAdded('e1', '[Connection error – try again later]')
  expect(contents()).toEqual(['Hi', 'Wh', '[Connection error – try again later]'])
  expect(store.getState()).toMatchObject({ loading: false, typing: false })
  expect(store.getState().messages[1]?.streaming).toBe(false)
})

test('counts messages below the visible part until the player scrolls down', () => {
  const { store, chat } = setup()
  const count = () => store.getState().newMessages
  chat.scrolled(200)
  chat.replyFinished('s1', message('near the bottom'))
  expect(count()).toBe(0)
  chat.scrolled(201)
  chat.tokenArrived('s2', 'a')
  chat.tokenArrived('s2', 'b')
  chat.systemMessageAdded('e1', 'note')
  expect(count()).toBe(2)
  chat.scrolled(400)
  expect(count()).toBe(2)
  chat.scrolled(0)
  expect(count()).toBe(0)
})

test('scrolls down when the player sends a message', () => {
  const { store, chat } = setup()
  chat.scrolled(900)
  chat.systemMessageAdded('e1', 'note')
  chat.messageSent({ id: 'u1', content: 'Hi' })
  expect(store.getState()).toMatchObject({ newMessages: 0, scrollFromBottom: 0 })
})

test('does not offer a taken option again', () => {
  const { store, chat } = setup()
  const titles = () => store.getState().quickReplies.map(({ title }) => title)
  chat.chipsOffered([deal('accept'), deal('negotiate')])
  chat.choiceRecorded({ id: 'offer-1', value: 'negotiate' })
  chat.chipsOffered([
    deal('accept'),
    deal('negotiate'),
    deal('negotiate', 'offer-2'),
    { title: 'Hi', payload: 'negotiate' },
  ])
  expect(titles()).toEqual(['accept', 'negotiate', 'Hi'])
})

test('deselects chips when new ones are offered', () => {
  const { store, chat } = setup()
  chat.chipSelected(2)
  chat.chipsOffered([])
  expect(store.getState().selectedQuickReply).toBeNull()
})

test('keeps the conversation id across a reload, and removes it on sign-out', () => {
  const { chat, storage, backing } = setup()
  const conversation = {
    conversationId: CONVERSATION,
    character: 'tommy',
    quickReplies: [],
  } as const
  chat.opened({ ...conversation, messages: [message('Kid!', { character: 'tommy' })] })
  expect(backing.getItem(STORED.conversationId)).toBe(CONVERSATION)
  const reloaded = createChatStore(storage)
  expect(reloaded.getState()).toMatchObject({ conversationId: CONVERSATION, messages: [] })
  reloaded.getState().signedOut()
  expect(backing.getItem(STORED.conversationId)).toBeNull()
  expect(reloaded.getState()).toMatchObject({ conversationId: null, character: 'vinnie' })
})

test('starts an empty conversation with the default chips and keeps the input', () => {
  const { store, chat, backing } = setup()
  chat.turnStarted(null, { turnId: 't1', conversationId: CONVERSATION })
  chat.characterPicked('carmela')
  chat.typed('half a sente')
  chat.systemMessageAdded('e1', 'note')
  chat.startedEmpty()
  expect(store.getState()).toMatchObject({
    conversationId: null,
    messages: [],
    historyLoaded: true,
    character: 'carmela',
    input: 'half a sente',
  })
  expect(store.getState().quickReplies[0]).toEqual({
    title: "Hello, I'd like to talk.",
    payload: "Hello, I'd like to talk.",
  })
  expect(backing.getItem(STORED.conversationId)).toBeNull()
})
