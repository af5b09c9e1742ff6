import { describe, expect, test } from 'vitest'
import { debtAccount } from '#src/rules/ledger.ts'
import { dueAfter } from '#src/rules/loans.ts'
import { decideDue } from '#src/rules/player/due.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { SheetLoan } from '#src/rules/player/sheet.ts'
import { aSheet, execute, PLAYER } from '#tests/support/sheets.ts'
import { aLoan, at, indebted, noonOf, TAKEN, TICKS_A_DAY } from './a-debtor.ts'

const kindsOf = (events: readonly PlayerEvent[]) => events.map(({ kind }) => kind)

describe('errands of Big Boss', () => {
  const bosss = (changes: Partial<SheetLoan> = {}) =>
    aLoan({
      ...{ shark: 'bigboss', dailyRate: 0, accruedCents: 0, dueAt: dueAfter(TAKEN, 10) },
      ...changes,
    })

  test('are given each day from the day after the signing, and a missed one adds 4 %', () => {
    const sheet = indebted(bosss())
    const due = decideDue(sheet, noonOf(3))
    expect(due).toMatchObject([
      { kind: 'errand_given', day: '2026-09-02', until: '2026-09-03T00:00:00.000Z' },
      { kind: 'errand_missed', day: '2026-09-02', cents: 4_000 },
      { kind: 'errand_given', day: '2026-09-03' },
    ])
    expect(fold(sheet, due)).toMatchObject({
      loans: [{ accruedCents: 4_000, errand: { day: '2026-09-03', isDone: false } }],
      balances: { [debtAccount(PLAYER, 'bigboss')]: -104_000 },
    })
  })

  test('end with the loan: the last one is that of the day on which it is due', () => {
    const sheet = indebted(bosss({ dueAt: dueAfter(TAKEN, 2) }))
    const errands = decideDue(sheet, at(3 * TICKS_A_DAY)).filter(({ kind }) =>
      kind.startsWith('errand'),
    )
    expect(kindsOf(errands)).toEqual([
      ...['errand_given', 'errand_missed', 'errand_given', 'errand_missed'],
    ])
  })

  test('are done for a move in the borough, once', () => {
    const errand = { day: '2026-09-01', borough: 'manhattan', isDone: false } as const
    const run = { kind: 'batch', commands: [{ kind: 'run_errand' }] } as const
    const sheet = indebted(bosss({ errand }))
    const { after, events } = execute(sheet, run, at(40))
    expect(events.at(-1)).toMatchObject({ kind: 'errand_done', borough: 'manhattan' })
    expect(after.activity.moves).toBe(4)
    expect(() => execute(after, run, at(41))).toThrow("Today's errand is done.")
    const elsewhere = { ...sheet, borough: 'bronx' } as const
    expect(() => execute(elsewhere, run, at(40))).toThrow('The errand is in Manhattan.')
    expect(() => execute(aSheet(), run, at(40))).toThrow('There is no errand today.')
  })
})
