import { expect, test } from 'vitest'
import { hear } from '#src/rules/sharks/hear.ts'
import { hearingAt } from '../../../../tools/voices/corpus.ts'

test.each([
  ["give me till monday and i'll throw in an extra fifty", null, 6],
  ['two weeks and you get an extra hundred', null, 14],
  ['ok final offer, 750, ten days, i pay back 900', 75_000, 10],
  ['lend me 800 for five days and you get 1000 back', 80_000, 5],
  ['I only need 500 total for five days', 50_000, 5],
])('%j asks for the sum and the days that are borrowed', (text, cents, days) => {
  expect(hear(text, hearingAt('offer'))).toMatchObject({ intent: 'counter', cents, days })
})

test('reckons the rate of a sum that is brought back', () => {
  const heard = hear('750 for ten days, i pay back 900', hearingAt('offer'))
  expect(heard.rate).toBeCloseTo(0.018, 6)
})

test.each(['too rich for me, show me something smaller', 'show me something smaller please'])(
  '%j asks for half of the sum',
  (text) => {
    expect(hear(text, hearingAt('offer'))).toMatchObject({ intent: 'counter', cents: 50_000 })
  },
)

test('takes a question about a past day for no wish', () => {
  const { intent } = hear('did you see the fight saturday', hearingAt('offer'))
  expect(intent).toBe('unknown')
})

test.each([
  ["i don't need that much, half would be enough", 50_000, null],
  ['i need more than that', 150_000, null],
  ["that's not enough", 150_000, null],
  ['can you make it a bit more', 150_000, null],
  ['i need more days', null, 6],
  ['give me more time than that', null, 6],
  ['can i have it longer, a bit longer', null, 6],
])('%j wishes for another sum or time without a figure', (text, cents, days) => {
  expect(hear(text, hearingAt('offer'))).toMatchObject({ intent: 'counter', cents, days })
})

test.each([
  "ok deal, i don't need more time",
  'deal, i need no more money',
  "7 days isn't enough",
  "lower the rate, i can't go higher",
  'i want more respect',
])('%j wishes for no other sum', (text) => {
  expect(hear(text, hearingAt('offer')).cents).toBeNull()
})
