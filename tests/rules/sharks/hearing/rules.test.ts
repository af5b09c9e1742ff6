import { expect, test } from 'vitest'
import { UTTERANCE_KINDS } from '#src/rules/sharks/hearing/kinds.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { ruledKind } from '#src/rules/sharks/hearing/rules.ts'
import { NOON } from '../a-situation.ts'

test.each([
  ['I would never sign that', 'accept', 'decline'],
  ['I do not need a loan', 'ask_loan', 'decline'],
  ["I'm not paying", 'pay', 'decline'],
  ['I will not give you a cent', 'promise', 'decline'],
  ["I won't pay late again", 'promise', 'promise'],
  ['I spent 300 on shoes', 'pay', 'small_talk'],
  ['my brother lost 200', 'ask_loan', 'small_talk'],
  ['I already paid Tommy 300', 'pay', 'gossip'],
  ['I paid you 300', 'pay', 'pay'],
  ['I won 500 yesterday', 'unknown', 'small_talk'],
  ['no problem, I take it', 'accept', 'accept'],
] as const)('%j, taken for %s, is %s', (text, likeliest, kind) => {
  expect(ruledKind(likeliest, readMessage(text, NOON), UTTERANCE_KINDS)).toBe(kind)
})

test('corrects nothing into what cannot be answered', () => {
  const message = readMessage('I would never sign that', NOON)
  expect(ruledKind('accept', message, ['accept', 'unknown'])).toBe('unknown')
})
