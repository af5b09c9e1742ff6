import { expect, test } from 'vitest'
import { stepWorld } from '#src/ecs/schedule.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { query } from 'bitecs'
import { CHAT_LAYOUTS } from '#src/scenes/chat/chat-layout.ts'
import { MessageLog } from '#src/scenes/chat/message-log.ts'
import { type ChatMessage } from '#src/stores/chat-message.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const WORDS = 'You want money, kid.'
const message = (id: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role: 'assistant',
  content: WORDS,
  character: 'vinnie',
  turnId: null,
  streaming: false,
  progress: 1,
  ...changes,
})
/** A message that arrived complete. */
const completeMessage = (id: string): ChatMessage => message(id, { progress: 0 })

function setup({ reducedMotion = false } = {}) {
  const world = createTestWorld()
  world.reducedMotion = reducedMotion
  const log = new MessageLog(world, CHAT_LAYOUTS.desktop.log)
  const { Spoken } = world.components
  /** Returns the visible text of each message. */
  const texts = (): readonly string[] =>
    [...query(world, [Spoken])]
      .filter((entity) => Spoken.details[entity]?.role === 'article')
      .map((entity) => shownText(world, entity))
  return { world, log, texts, pass: (ms: number) => stepWorld(world, world.time.now + ms) }
}

test('types out a complete message in steps of three characters', () => {
  const { log, pass, texts } = setup()
  log.show([message('a')], 200)
  log.show([message('a'), completeMessage('b')], 200)
  const seen = new Set<string>()
  for (let frame = 0; frame < 100; frame += 1) {
    seen.add(texts()[1] ?? '')
    pass(10)
  }
  // Three characters every 50 ms.
  expect([...seen]).toEqual([
    '',
    'You',
    'You wa',
    'You want ',
    'You want mon',
    'You want money,',
    'You want money, ki',
    WORDS,
  ])
})

test('types out three characters every 50 ms', () => {
  const { log, pass, texts } = setup()
  log.show([], 200)
  log.show([completeMessage('a')], 200)
  pass(49)
  expect(texts()).toEqual([''])
  pass(1)
  expect(texts()).toEqual(['You'])
  pass(200)
  expect(texts()).toEqual(['You want money,'])
})

test('does not type out earlier or streaming messages', () => {
  const { log, texts } = setup()
  log.show([completeMessage('a')], 200)
  log.show([completeMessage('a'), message('b', { streaming: true, progress: 0 })], 200)
  expect(texts()).toEqual([WORDS, WORDS])
  expect(log.isTyping).toBe(false)
})

test('shows a message at once with reduced motion', () => {
  const { log, pass, texts } = setup({ reducedMotion: true })
  log.show([], 200)
  log.show([completeMessage('a')], 200)
  pass(1)
  expect(texts()).toEqual([WORDS])
})

test('finishes typing on request and returns the visible messages', () => {
  const { log, texts } = setup()
  log.show([], 200)
  log.show([message('a'), completeMessage('b')], 200)
  expect(log.isTyping).toBe(true)
  expect(log.visibleIds()).toEqual([])
  log.finishTyping()
  expect(texts()).toEqual([WORDS, WORDS])
  expect(log.visibleIds()).toEqual(['b'])
})
