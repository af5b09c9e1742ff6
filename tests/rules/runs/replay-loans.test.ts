import { expect, test } from 'vitest'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Sheet, SheetOffer } from '#src/rules/player/sheet.ts'
import type { PlayerCommand } from '#src/rules/player/player.ts'
import { LoanReplay } from '#src/rules/runs/replay-loans.ts'
import { aSheet, aWorld, chanceFor, execute, TRADER } from '#tests/support/sheets.ts'

const TICKS_A_DAY = 72
const pledge = [{ symbol: 'TAPES', quantity: 8, costCents: 56_000 }] as const
const OFFER: SheetOffer = {
  ...{ id: 'carmelas', shark: 'carmela', conversation: 'talk', isOpen: true, lastLoanAt: null },
  terms: {
    ...{ kind: 'loan', principalCents: 80_000, dailyRate: 0.05, days: 5 },
    security: { kind: 'goods', pledge, worthCents: 40_000 },
  },
  expiresAt: new Date('2026-09-30T00:00:00Z'),
}
const VINNIES: SheetOffer = {
  ...{ ...OFFER, id: 'vinnies', shark: 'vinnie' },
  terms: { kind: 'loan', principalCents: 50_000, dailyRate: 0.1, days: 3 },
}
const accept = (offer: string) =>
  ({ kind: 'take_option', offer, value: 'accept', conversation: null }) as const

/** Two loans are taken: one is repaid with the money of the other, which is late until its pledge is sold. */
function playLoans(): readonly PlayerEvent[] {
  let sheet: Sheet = aSheet({
    holdings: [{ symbol: 'TAPES', quantity: 10, costCents: 70_000 }],
    reputation: 0.7,
    balances: { 'player:00000000-0000-4000-8000-000000000001:cash': 250_000 },
  })
  const events: PlayerEvent[] = []
  const play = (command: PlayerCommand, tick: number, changes: Partial<Sheet> = {}): void => {
    const done = execute({ ...sheet, ...changes }, command, aWorld(tick))
    sheet = done.after
    events.push(...done.events)
  }
  play(accept('carmelas'), 1, { offer: OFFER })
  play(accept('vinnies'), 2, { offer: VINNIES })
  play({ kind: 'repay', loan: 'vinnies', payment: 'payment', cents: 55_000 }, 3, {
    balances: { ...sheet.balances, 'player:00000000-0000-4000-8000-000000000001:cash': 60_000 },
  })
  play(
    { kind: 'ask_favour', favour: 'cash_advance', shark: 'tommy', loan: 'tommys', isPaid: false },
    4,
  )
  play({ kind: 'catch_up' }, 7 * TICKS_A_DAY)
  return events
}

const EVENTS = playLoans()

/** Returns the first sentence of a replay in which the first event of a kind is changed. */
function replay(kind?: PlayerEvent['kind'], change: object = {}): string | null {
  const loans = new LoanReplay(chanceFor('1985'), TRADER)
  let isChanged = false
  for (const event of EVENTS) {
    const isTarget: boolean = !isChanged && event.kind === kind
    isChanged ||= isTarget
    const sentence = loans.take({ ...event, ...(isTarget && change) })
    if (sentence !== null) return sentence
  }
  return null
}

test('finds no difference in the loans of the deciders', () => {
  const kinds = new Set(EVENTS.map(({ kind }) => kind))
  for (const kind of [
    'loan_taken',
    'advance_lent',
    'loan_repaid',
    'word_sent',
    'pledge_sold',
    'loan_cleared',
    'loan_day_late',
  ] as const) {
    expect(kinds).toContain(kind)
  }
  expect(replay()).toBeNull()
})

test.each([
  ['a sum', 'loan_taken', { principal_cents: 1 }, 'The shark does not lend on such terms.'],
  ['a rate', 'loan_taken', { daily_rate: 0.01 }, 'The shark does not lend on such terms.'],
  ['a term', 'loan_taken', { due_at: '2026-12-01T00:00:00.000Z' }, /does not lend on such/],
  ['an advance', 'advance_lent', { cents: 90_000 }, 'The advance has other terms.'],
  ['interest', 'interest_accrued', { cents: 1 }, /^The interest of day 1 is 4000 cents, not 1\.$/],
  ['a day', 'interest_accrued', { day: 9 }, 'Day 9 of interest is not the next one.'],
  ['a payment', 'loan_repaid', { cents: 60_000 }, 'The loan owes 55000 cents, and 60000 are paid.'],
  ['a part payment', 'loan_repaid', { cents: 1 }, 'The loan owes 55000 cents.'],
  [
    'the part of the pot',
    'loan_repaid',
    { pot_cents: 1 },
    /^The payment brings the pot 2500 cents/,
  ],
  [
    'xp',
    'loan_cleared',
    { xp: 900 },
    /^The payment brings a reputation of at most 0\.\d+ and 0 xp/,
  ],
  ['hearsay', 'word_sent', { move: 9 }, /^The hearsay arrives at /],
  ['a debtor who is owned', 'loan_day_late', { is_owned: true }, /has other consequences/],
  ['a day late', 'loan_day_late', { day: 3 }, 'The loan is not late for day 3.'],
  ['cash', 'loan_day_late', { cash_cents: 5 }, 'Day 1 late has other consequences.'],
  ['mercy', 'loan_day_late', { is_held: true }, 'Day 1 late has other consequences.'],
  ['heat', 'loan_day_late', { heat_by: 2 }, 'Day 1 late has other consequences.'],
  ['a sold pledge', 'pledge_sold', { cents: 1 }, 'The pledge pays 40000 cents, not 1.'],
  ['a surplus', 'pledge_sold', { surplus_cents: 1 }, 'The pledge leaves 0 cents, not 1.'],
  ['change', 'loan_day_late', { change_cents: 5 }, 'Day 1 late has other consequences.'],
  ['a type', 'loan_repaid', { is_paid: 1 }, 'The record of a loan cannot be read.'],
  ['an instant', 'loan_taken', { at: 'now' }, 'The record of a loan cannot be read.'],
  ['a security', 'loan_taken', { security: 7 }, 'The record of a loan cannot be read.'],
] as const)('names the record of %s that was changed', (_, kind, change, sentence) => {
  expect(replay(kind, change)).toMatch(sentence)
})

test('does not check the loans of an earlier season', () => {
  const loans = new LoanReplay(chanceFor('1985'), TRADER)
  const interest = EVENTS.find(({ kind }) => kind === 'interest_accrued')
  expect(loans.take({ ...interest, cents: 1 })).toBeNull()
})
