import { expect, test } from 'vitest'
import { completionsOf, readCommand } from '#src/scenes/chat/slash/read-command.ts'
import { InputHistory } from '#src/scenes/chat/slash/input-history.ts'

test('parses a line with a slash into a command and its words', () => {
  expect(readCommand(' /buy 10  tapes ')).toEqual({
    name: 'buy',
    word: 'buy',
    words: ['10', 'tapes'],
  })
  expect(readCommand('/BUY')).toMatchObject({ name: 'buy', words: [] })
  expect(readCommand('/rob bank')).toMatchObject({ name: null, word: 'rob' })
})

test.each(['hello', 'and/or', '//path', '', '3/4'])('treats %j as a message', (line) => {
  expect(readCommand(line)).toBeNull()
})

test('completes a command until its first space', () => {
  expect(completionsOf('/s')).toEqual(['/sell', '/stash', '/stop'])
  expect(completionsOf('/').length).toBeGreaterThan(10)
  expect(completionsOf('/sell ')).toEqual([])
  expect(completionsOf('/zzz')).toEqual([])
  expect(completionsOf('s')).toEqual([])
})

test('recalls sent inputs with the arrow keys, newest first', () => {
  const history = new InputHistory()
  for (const line of ['one', 'two', 'two', ' ']) history.add(line)
  expect(history.step(1, '')).toBe('two')
  expect(history.step(1, 'two')).toBe('one')
  expect(history.step(1, 'one')).toBe('one')
  expect(history.step(-1, 'one')).toBe('two')
  expect(history.step(-1, 'two')).toBe('')
})

test('leaves the arrow keys to the caret in a field with other text', () => {
  const history = new InputHistory()
  history.add('one')
  expect(history.step(1, 'typing')).toBeNull()
  expect(history.step(-1, '')).toBeNull()
  expect(history.step(1, '')).toBe('one')
  expect(history.step(1, 'one, changed')).toBeNull()
})
