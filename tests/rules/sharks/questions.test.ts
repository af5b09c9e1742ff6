import { expect, test } from 'vitest'
import { choiceIn } from '#src/rules/sharks/questions.ts'

test.each([
  ['pizza or pasta?', 'pizza'],
  ['so do you like onions or peppers', 'onions'],
  ['trumpets or violins', 'trumpets'],
])('%j asks to choose, and %j is the first of the two', (text, one) => {
  expect(choiceIn(text)).toBe(one)
})

test.each([
  "I'll be there rain or shine",
  'sooner or later you will see',
  'I could use a car or bicycle',
  'any brothers or sisters?',
])('%j asks for no choice', (text) => {
  expect(choiceIn(text)).toBeNull()
})
