import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { LogRows } from '#src/scenes/chat/log-rows.ts'
import { type ChatMessage } from '#src/stores/chat-message.ts'

function message(
  content: string,
  role: ChatMessage['role'] = 'assistant',
  id = content,
): ChatMessage {
  return { id, role, content, character: 'vinnie', turnId: null, streaming: false, progress: 1 }
}

test('wraps messages and computes their first rows', () => {
  const rows = new LogRows({ columns: 20, nameColumns: 10 })
  rows.setMessages([message('what do you want'), message('a loan', 'user')])
  expect(rows.linesOf(0)).toEqual(['what do', 'you want'])
  expect([rows.startOf(0), rows.startOf(1), rows.rows]).toEqual([0, 3, 5])
})

test('adds a row for the name, except for system messages', () => {
  const rows = new LogRows({ columns: 20, nameColumns: 0 })
  rows.setMessages([message('hello'), message('*YOU CHOSE: DEAL*', 'system')])
  expect([rows.startOf(1), rows.rows]).toEqual([3, 5])
})

test('returns the first message that differs', () => {
  const rows = new LogRows({ columns: 40, nameColumns: 10 })
  const [first, second] = [message('one'), message('two')]
  expect(rows.setMessages([first, second])).toBe(0)
  expect(rows.setMessages([first, { ...second, content: 'two more' }])).toBe(1)
  expect(rows.setMessages([first])).toBe(1)
  expect(rows.rows).toBe(2)
})

test('returns exactly the messages that overlap the window', () => {
  const contents = fc.array(fc.string({ maxLength: 60 }), { maxLength: 30 })
  fc.assert(
    fc.property(contents, fc.nat(60), fc.integer({ min: 1, max: 30 }), (texts, top, height) => {
      const rows = new LogRows({ columns: 30, nameColumns: 10 })
      rows.setMessages(texts.map((text, index) => message(text, 'assistant', String(index))))
      const { from, to } = rows.overlapping(top, top + height)
      for (let index = 0; index < texts.length; index += 1) {
        const touches = rows.startOf(index + 1) > top && rows.startOf(index) < top + height
        expect(index >= from && index < to).toBe(touches)
      }
    }),
  )
})
