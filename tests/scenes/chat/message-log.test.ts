import { expect, test } from 'vitest'
import { stepWorld } from '#src/ecs/schedule.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { query } from 'bitecs'
import { CHAT_LAYOUTS } from '#src/scenes/chat/chat-layout.ts'
import { MessageLog } from '#src/scenes/chat/message-log.ts'
import { type ChatMessage } from '#src/stores/chat-message.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const WORDS = 'You want money, kid.'
const line = (id: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role: 'assistant',
  content: WORDS,
  character: 'vinnie',
  turnId: null,
  streaming: false,
  progress: 1,
  ...changes,
})
/** A line that came whole. */
const whole = (id: string): ChatMessage => line(id, { progress: 0 })

function setup({ reducedMotion = false } = {}) {
  const world = createTestWorld()
  world.reducedMotion = reducedMotion
  const log = new MessageLog(world, CHAT_LAYOUTS.desktop.log)
  const { Spoken } = world.components
  /** What stands in the articles now. */
  const texts = (): readonly string[] =>
    [...query(world, [Spoken])]
      .filter((entity) => Spoken.details[entity]?.role === 'article')
      .map((entity) => shownText(world, entity))
  return { world, log, texts, pass: (ms: number) => stepWorld(world, world.time.now + ms) }
}

test('default', () => {
  const { log, pass, texts } = setup()
  log.show([line('a')], 200)
  log.show([line('a'), whole('b')], 200)
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

test('behavior: three characters take 50 ms', () => {
  const { log, pass, texts } = setup()
  log.show([], 200)
  log.show([whole('a')], 200)
  pass(49)
  expect(texts()).toEqual([''])
  pass(1)
  expect(texts()).toEqual(['You'])
  pass(200)
  expect(texts()).toEqual(['You want money,'])
})

test('behavior: what was there before, and what grows by itself, is not typed out', () => {
  const { log, texts } = setup()
  log.show([whole('a')], 200)
  log.show([whole('a'), line('b', { streaming: true, progress: 0 })], 200)
  expect(texts()).toEqual([WORDS, WORDS])
  expect(log.isTyping).toBe(false)
})

test('behavior: under reduced motion it is there at once', () => {
  const { log, pass, texts } = setup({ reducedMotion: true })
  log.show([], 200)
  log.show([whole('a')], 200)
  pass(1)
  expect(texts()).toEqual([WORDS])
})

test('behavior: typing can be cut short, and what stands there whole is told', () => {
  const { log, texts } = setup()
  log.show([], 200)
  log.show([line('a'), whole('b')], 200)
  expect(log.isTyping).toBe(true)
  expect(log.shown()).toEqual([])
  log.finishTyping()
  expect(texts()).toEqual([WORDS, WORDS])
  expect(log.shown()).toEqual(['b'])
})
