import { expect, test } from 'vitest'
import { type Fronts } from '#src/protocol/calls/fronts.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { tomorrowLines } from '#src/scenes/confirmation/tomorrow.ts'
import { OPENING_SLIP } from '#tests/support/opening-slip.ts'

const NOW = '2026-11-22T15:30:00.000Z'
const LOAN: LoanSlip = {
  ...OPENING_SLIP,
  ...{ taken_at: '2026-11-16T14:00:00.000Z', due_at: '2026-11-23T14:00:00.000Z', days_left: 0 },
  ...{ owed: 5360, owed_tomorrow: 5628 },
  next_step: { day: 1, step: 'word_travels', at: '2026-11-24T02:00:00.000Z' },
}
const FRONT: Fronts['fronts'][number] = {
  ...{ front: 'newsstand', name: 'Newsstand', price: 6000, resale: 4800, earned: 0 },
  ...{ bought_at: NOW, payout: { tended: 66, idle: -6 }, answered: null },
  question: { text: '', answers: [] },
}
const FRONTS: Fronts = {
  fronts: [],
  next: null,
  percent: { tended: 2, idle: 0.8, running: 0.9, resale: 80, large: 60 },
  pays_at: '2026-11-23T00:00:00.000Z',
  earned: 0,
  kicked_up: { tonight: 0, total: 0 },
}
const linesOf = (loans: readonly LoanSlip[], fronts: Fronts | null = null, columns = 22) =>
  tomorrowLines({ columns, loans, fronts, now: NOW })

test('tells what falls due within a day, with its sum and the time until then', () => {
  expect(linesOf([LOAN])).toEqual(['vinnie $5.63K 22 h'])
  expect(linesOf([LOAN], null, 41)).toEqual(['vinnie $5.63K 14:00 UTC, in 22 h 30 min'])
  expect(linesOf([{ ...LOAN, shark: 'tommy' }], null, 30)).toEqual(['tommy $5.63K in 22 h 30 min'])
  expect(linesOf([{ ...LOAN, due_at: '2026-11-23T15:31:00.000Z' }])).toEqual([])
  expect(linesOf([{ ...LOAN, status: 'paid' }])).toEqual([])
})

test('tells the next step of the ladder for a late loan', () => {
  const next_step = { day: 3, step: 'goods', at: '2026-11-23T02:00:00.000Z' } as const
  const late = { ...LOAN, late_day: 2, due_at: '2026-11-20T14:00:00.000Z', next_step }
  expect(linesOf([late])).toEqual(['vinnie goods in 10 h'])
})

test('tells an errand until it is done', () => {
  const errand = { borough: 'staten_island', until: FRONTS.pays_at, is_done: false } as const
  const loan = { ...LOAN, due_at: '2026-11-30T14:00:00.000Z', errand }
  expect(linesOf([loan])).toEqual(['Staten Island in 8 h'])
  expect(linesOf([loan], null, 44)).toEqual(['Staten Island 24:00 UTC, in 8 h 30 min'])
  expect(linesOf([{ ...loan, errand: { ...errand, is_done: true } }])).toEqual([])
})

test('tells what is kicked up, and what fronts bring as they are and tended', () => {
  const night = { ...FRONTS, fronts: [FRONT], kicked_up: { tonight: 320.4, total: 0 } }
  expect(linesOf([], night)).toEqual(['kick up about $320', 'fronts -$6', '  tended $66'])
  const answered = { answer: 'a', text: '' } as const
  expect(linesOf([], { ...FRONTS, fronts: [{ ...FRONT, answered }] })).toEqual(['fronts $66'])
})

test('tells nothing when there is nothing', () => {
  expect(linesOf([], FRONTS)).toEqual([])
})
