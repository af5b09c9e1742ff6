import { expect, test } from 'vitest'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { decideMerge } from '#src/rules/merging.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { NEW_LOAN } from '#src/rules/loans.ts'
import type { SheetLoan } from '#src/rules/player/sheet.ts'
import { aSheet, aWorld, PLAYER } from '#tests/support/sheets.ts'

const LOAN: SheetLoan = {
  ...NEW_LOAN,
  ...{ id: 'loan', shark: 'tommy', principalCents: 100_000, dailyRate: 0.1 },
  takenAt: new Date('2026-08-30T00:00:00Z'),
  dueAt: new Date('2026-09-30T00:00:00Z'),
  ...{
    accruedCents: 10_000,
    repaidCents: 20_000,
  },
}

test('a merge moves the bought messages and ends all else of the dropped player', () => {
  const dropped = aSheet({
    balances: { [cashAccount(PLAYER)]: 150_000, [debtAccount(PLAYER, 'tommy')]: -90_000 },
    holdings: [{ symbol: 'SMOKES', quantity: 3, costCents: 900 }],
    interactions: { bought: 7, usedToday: 1 },
    loans: [LOAN],
  })
  const events = decideMerge(dropped, aWorld(1))
  expect(fold(aSheet({ interactions: { bought: 2, usedToday: 0 } }), events.kept)).toEqual(
    aSheet({ interactions: { bought: 9, usedToday: 0 } }),
  )
  expect(fold(dropped, events.dropped)).toMatchObject({
    balances: { [cashAccount(PLAYER)]: 0, [debtAccount(PLAYER, 'tommy')]: 0 },
    holdings: [],
    interactions: { bought: 0 },
    loans: [{ status: 'paid', repaidCents: 110_000 }],
  })
})

test('a merge of a player who owns and owes nothing books nothing and moves nothing', () => {
  const events = decideMerge(aSheet({ balances: {} }), aWorld(1))
  expect(events.kept).toEqual([])
  expect(events.dropped.flatMap((event) => entriesOf(PLAYER, event))).toEqual([])
})
