import { expect, test } from 'vitest'
import { completionsOf, readCommand } from '#src/scenes/chat/slash/read-command.ts'
import { InputHistory } from '#src/scenes/chat/slash/input-history.ts'

test('default: a line with a slash is a command and its words', () => {
  expect(readCommand(' /buy 10  tapes ')).toEqual({
    name: 'buy',
    word: 'buy',
    words: ['10', 'tapes'],
  })
  expect(readCommand('/BUY')).toMatchObject({ name: 'buy', words: [] })
  expect(readCommand('/rob bank')).toMatchObject({ name: null, word: 'rob' })
})

test.each(['hello', 'and/or', '//path', '', '3/4'])('behavior: %j is speech', (line) => {
  expect(readCommand(line)).toBeNull()
})

test('behavior: what was begun can be finished, until its first word is done', () => {
  expect(completionsOf('/s')).toEqual(['/sell', '/stash', '/stop'])
  expect(completionsOf('/').length).toBeGreaterThan(10)
  expect(completionsOf('/sell ')).toEqual([])
  expect(completionsOf('/zzz')).toEqual([])
  expect(completionsOf('s')).toEqual([])
})

test('default: arrows call back what was sent, the newest first', () => {
  const recall = new InputHistory()
  for (const line of ['one', 'two', 'two', ' ']) recall.keep(line)
  expect(recall.step(1, '')).toBe('two')
  expect(recall.step(1, 'two')).toBe('one')
  expect(recall.step(1, 'one')).toBe('one')
  expect(recall.step(-1, 'one')).toBe('two')
  expect(recall.step(-1, 'two')).toBe('')
})

test('behavior: in a field with words of its own the arrows are the caret’s', () => {
  const recall = new InputHistory()
  recall.keep('one')
  expect(recall.step(1, 'typing')).toBeNull()
  expect(recall.step(-1, '')).toBeNull()
  expect(recall.step(1, '')).toBe('one')
  expect(recall.step(1, 'one, changed')).toBeNull()
})
