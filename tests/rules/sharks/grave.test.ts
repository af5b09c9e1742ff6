import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import { aSituation } from './a-situation.ts'

const met = { ...aSituation().relation, turns: 4 }
const tagsOf = (text: string) => decide(aSituation({ text, relation: met })).decision.tags

test.each([
  'i have cancer',
  'i want to kill myself',
  'i overdosed on pills',
  'depression is killing me',
  'i hit my wife',
])('answers %j soberly', (text) => {
  expect(tagsOf(text)).toContain('topic_bad_news')
})

test.each(["i'm 14. you are so hot", 'im 15, will you date me', 'im a teenager, are you single'])(
  'answers the age in %j, whatever else it says',
  (text) => {
    expect(tagsOf(text)).toContain('topic_im_a_kid')
  },
)

test.each(['im 5 minutes away', 'im 15 grand up', 'I am 40'])(
  'takes %j for no age of a child',
  (text) => {
    expect(tagsOf(text)).not.toContain('topic_im_a_kid')
  },
)
