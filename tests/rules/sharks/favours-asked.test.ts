import { expect, test } from 'vitest'
import { chipsFor } from '#src/rules/sharks/chips.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { aLoan, aSituation } from './a-situation.ts'

const favours = { cash_advance: null, extension: null, tip: null, protection: null } as const
const ask = (text: string, changes: Partial<Situation> = {}) =>
  decide(aSituation({ shark: 'tommy', favours, text, ...changes })).decision

test.each([
  ['spot me a little', 'cash_advance'],
  ['get the cops off me', 'protection'],
  ['i need protection', 'protection'],
  ['the next headline, as a favor', 'tip'],
  ['push the date for me', 'extension'],
])('default: %j asks for %s', (text, favour) => {
  const decision = ask(text)
  expect(decision).toMatchObject({ act: 'offer_favour', favour: { favour, sooner: null } })
  expect(chipsFor(decision, null).map(({ title }) => title)).toEqual([
    'Request favor',
    'Decline favor',
  ])
})

test('behavior: one that was done today says its price, but an advance is never sold', () => {
  const cooling = { ...favours, tip: 'for_sale', cash_advance: 'cooling_down' } as const
  const decision = ask('the next headline', { favours: cooling })
  expect(decision).toMatchObject({ favour: { favour: 'tip', sooner: 0.5 } })
  expect(chipsFor(decision, null)[0]).toMatchObject({
    title: 'Request favor (0.50 USDC)',
    payload: { details: { price: 0.5 } },
  })
  expect(ask('spot me a little', { favours: cooling }).act).toBe('refuse_favour')
  const unsold = { ...favours, tip: 'cooling_down' } as const
  expect(ask('the next headline', { favours: unsold }).act).toBe('refuse_favour')
})

test('behavior: who is late may ask for time alone', () => {
  const openLoan = aLoan({ shark: 'tommy', daysAgo: 20 })
  expect(ask('I need protection', { openLoan }).act).toBe('demand_payment')
  expect(ask('push the date for me', { openLoan }).act).toBe('demand_payment')
})
