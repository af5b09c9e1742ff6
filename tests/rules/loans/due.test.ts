import { describe, expect, test } from 'vitest'
import { debtAccount } from '#src/rules/ledger.ts'
import { dueAfter, owedOf } from '#src/rules/loans.ts'
import { decideDue } from '#src/rules/player/due.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { fc } from '#tests/support/property.ts'
import { aPoliceEncounter, aSheet, execute, PLAYER, trusting } from '#tests/support/sheets.ts'
import { aLoan, at, CASH, indebted, noonOf, TAKEN, TICKS_A_DAY } from './a-debtor.ts'

/** The world when a late day of the loan begins: late day 1 is 5 September, 00:00. */
const lateDay = (day: number) => at((day + 3) * TICKS_A_DAY)
const kindsOf = (events: readonly PlayerEvent[]) => events.map(({ kind }) => kind)
const lateDaysOf = (events: readonly PlayerEvent[]) =>
  events.filter((event) => event.kind === 'loan_day_late')

describe('interest', () => {
  test('is charged every 24 hours from the signing, each day once', () => {
    const sheet = indebted(aLoan())
    expect(decideDue(sheet, at(TICKS_A_DAY + TICKS_A_DAY / 2 - 1))).toEqual([])
    const due = decideDue(sheet, noonOf(3))
    expect(due).toMatchObject([
      { kind: 'interest_accrued', day: 2, began_at: '2026-09-02T12:00:00.000Z', cents: 11_000 },
      { kind: 'interest_accrued', day: 3, cents: 12_100 },
    ])
    const after = fold(sheet, due)
    expect(after.loans).toMatchObject([{ accruedCents: 33_100, interestDays: 3 }])
    expect(after.balances[debtAccount(PLAYER, 'vinnie')]).toBe(-133_100)
    expect(decideDue(after, noonOf(3))).toEqual([])
  })

  test('is charged on what is still owed', () => {
    const sheet = indebted(aLoan({ repaidCents: 60_000 }))
    expect(decideDue(sheet, noonOf(2))).toMatchObject([{ cents: 5_000 }])
  })
})

describe('the ladder of lateness', () => {
  const holdings = [{ symbol: 'TAPES', quantity: 10, costCents: 1_000 }] as const

  test('begins 12 hours after the due instant', () => {
    const sheet = indebted(aLoan())
    expect(fold(sheet, decideDue(sheet, at(4 * TICKS_A_DAY - 1))).loans).toMatchObject([
      { status: 'open', lateDaySeen: 0 },
    ])
    expect(fold(sheet, decideDue(sheet, lateDay(1)))).toMatchObject({
      loans: [{ status: 'late', lateDaySeen: 1 }],
      reputation: 0.45,
    })
  })

  test('takes heat, goods, cash and freedom, day by day', () => {
    const sheet = indebted(aLoan(), { holdings })
    const due = decideDue(sheet, lateDay(5))
    expect(lateDaysOf(due)).toMatchObject([
      { day: 1, began_at: '2026-09-05T00:00:00.000Z', heat_by: 0, reputation_by: -0.05 },
      { day: 2, heat_by: 2, goods_taken: {}, cash_cents: 0 },
      { day: 3, goods_taken: { TAPES: 3 }, goods_cents: 16_200 },
      { day: 4, cash_cents: 100_000, is_owned: false },
      { day: 5, is_owned: true, reputation_by: -0.1 },
    ])
    const after = fold(sheet, due)
    expect(after).toMatchObject({
      reputation: 0.2,
      loans: [{ status: 'owned', lateDaySeen: 5 }],
      heat: { manhattan: 2 },
      holdings: [{ quantity: 7 }],
      balances: { [CASH]: 100_000 },
    })
    expect(after.balances[debtAccount(PLAYER, 'vinnie')]).toBe(
      -owedOf(after.loans[0] ?? expect.fail()),
    )
  })

  test('takes no more cash than is owed, and the loan is cleared', () => {
    const loan = aLoan({ repaidCents: 109_900, dailyRate: 0 })
    const sheet = indebted(loan, { balances: { [CASH]: 500_000 } })
    const due = decideDue(sheet, lateDay(9))
    expect(lateDaysOf(due).at(-1)).toMatchObject({ day: 4, cash_cents: expect.any(Number) })
    expect(due.at(-1)).toMatchObject({
      ...{ kind: 'loan_cleared', was_late: true, reputation_by: 0, xp: 0 },
      // The catch-up is of late day 9: the shark is closed from late day 4 on, when the loan was cleared.
      at: lateDay(4).now.toISOString(),
      closed_until: new Date(lateDay(4).now.getTime() + 3 * 86_400_000).toISOString(),
    })
    expect(fold(sheet, due)).toMatchObject({ loans: [{ status: 'paid' }] })
  })

  test('takes no more goods than the debt needs, and gives change for the last unit', () => {
    const stash = [
      { symbol: 'BONDS', quantity: 10, costCents: 10 },
      { symbol: 'TAPES', quantity: 10, costCents: 10 },
    ] as const
    const sheet = indebted(aLoan({ repaidCents: 100_000 }), { holdings: stash })
    const taken = lateDaysOf(decideDue(sheet, lateDay(3))).at(-1) ?? expect.fail()
    const owedCents = taken.owed_cents
    // Three TAPES at 60 % of $90 cover $162.
    expect(owedCents).toBeLessThan(16_200)
    const units = Math.ceil(owedCents / 5_400)
    expect(taken).toMatchObject({
      goods_taken: { TAPES: units },
      goods_cents: owedCents,
      change_cents: units * 5_400 - owedCents,
    })
    const after = fold(sheet, decideDue(sheet, lateDay(3)))
    expect(after).toMatchObject({
      loans: [{ status: 'paid' }],
      balances: { [CASH]: 200_000 + units * 5_400 - owedCents },
      holdings: [{ quantity: 10 }, { quantity: 10 - units }],
    })
  })

  test('takes one unit for a small debt that only dear goods cover, with change', () => {
    const stash = [{ symbol: 'BONDS', quantity: 10, costCents: 10 }] as const
    const sheet = indebted(aLoan({ repaidCents: 100_000 }), { holdings: stash })
    const taken = lateDaysOf(decideDue(sheet, lateDay(3))).at(-1)
    expect(taken).toMatchObject({
      goods_taken: { BONDS: 1 },
      change_cents: 1_080_000 - (taken?.owed_cents ?? 0),
    })
  })

  test('holds collectors back for mercy, but not the record', () => {
    const loan = aLoan({ isBegged: true, heldUntil: new Date('2026-09-07T12:00:00Z') })
    const sheet = indebted(loan, { holdings })
    const due = decideDue(sheet, lateDay(4))
    expect(lateDaysOf(due)).toMatchObject([
      { day: 1, is_held: true, reputation_by: -0.05 },
      { day: 2, is_held: true, heat_by: 2 },
      { day: 3, is_held: true, goods_taken: {}, reputation_by: -0.05 },
      { day: 4, is_held: false, cash_cents: 100_000 },
    ])
  })

  test('runs for each late loan, in the order of time', () => {
    const tommys = aLoan({ id: 'other', shark: 'tommy', dueAt: dueAfter(TAKEN, 2.5) })
    const sheet = indebted(aLoan(), { loans: [aLoan(), tommys] })
    const due = lateDaysOf(decideDue(sheet, lateDay(2)))
    expect(due.map(({ loan, day }) => `${loan} ${day}`)).toEqual([
      ...['other 1', 'loan 1', 'other 2', 'loan 2'],
    ])
    expect(fold(sheet, decideDue(sheet, lateDay(2))).reputation).toBe(0.3)
  })

  test('runs while an encounter is open', () => {
    const sheet = indebted(aLoan(), { encounter: aPoliceEncounter() })
    expect(fold(sheet, decideDue(sheet, lateDay(3)))).toMatchObject({
      encounter: { kind: 'police' },
      loans: [{ lateDaySeen: 3 }],
    })
  })

  test('sells a pledge on late day 2, whose proceeds pay the loan up to what is owed', () => {
    const pledge = [{ symbol: 'ICE', quantity: 1, costCents: 9 }] as const
    const pledged = (worthCents: number) =>
      indebted(aLoan({ shark: 'carmela', security: { kind: 'goods', pledge, worthCents } }))
    const sold = pledged(50_000)
    const after = fold(sold, decideDue(sold, lateDay(2)))
    expect(after.loans).toMatchObject([{ repaidCents: 50_000, security: null, status: 'late' }])
    const covered = pledged(900_000)
    const due = decideDue(covered, lateDay(5))
    const paid = fold(covered, due)
    expect(paid.loans).toMatchObject([{ status: 'paid', lateDaySeen: 2 }])
    // What the debt does not need is the player's.
    const [sale] = due.filter((event) => event.kind === 'pledge_sold')
    expect(sale?.surplus_cents).toBe(900_000 - (sale?.cents ?? 0))
    expect(paid.balances[CASH]).toBe(200_000 + (sale?.surplus_cents ?? 0))
    // The goods were sold: they do not return with the last payment.
    expect(paid.holdings).toEqual([])
  })
})

describe('an owned debtor', () => {
  const owned = (changes: Partial<SheetLoan> = {}) =>
    indebted(aLoan({ status: 'owned', lateDaySeen: 5, accruedCents: 90_000, ...changes }), {
      activity: { streak: 1, lastActiveDay: null, moves: 2, movesDay: '2026-09-09' },
    })

  test('pays no interest, and loses a move when a day begins, which pays $60', () => {
    const sheet = owned()
    const due = decideDue(sheet, at(9 * TICKS_A_DAY))
    expect(due).toMatchObject([
      { kind: 'loan_day_late', day: 6, cash_cents: 100_000, reputation_by: -0.02 },
      { kind: 'loan_worked_off', work: 'move', of: '2026-09-10', cents: 6_000, moves: 6 },
    ])
    const after = fold(sheet, due)
    expect(after.activity).toMatchObject({ moves: 6, movesDay: '2026-09-10' })
    expect(after.loans).toMatchObject([{ repaidCents: 106_000, accruedCents: 90_000 }])
  })

  test('pays the whole pay of a job on the debt, and keeps half', () => {
    const { after, events } = execute(
      owned({ lateDaySeen: 50 }),
      { kind: 'batch', commands: [{ kind: 'work' }] },
      at(8 * TICKS_A_DAY + 1),
    )
    const job = events.find((event) => event.kind === 'job_done') ?? expect.fail()
    expect(job.hand_cents).toBe(Math.floor(job.pay_cents / 2))
    expect(events.at(-1)).toMatchObject({ kind: 'loan_worked_off', cents: job.pay_cents })
    expect(after.balances[CASH]).toBe(200_000 + job.hand_cents)
  })
})

describe('what falls due', () => {
  test('is hearsay when it arrives, once', () => {
    const arrivesAt = new Date('2026-09-02T00:00:00Z')
    const word = { id: 'word', hearer: 'tommy', payee: 'vinnie', amountCents: 5_000 } as const
    const sheet = aSheet({
      words: [{ ...word, arrivesAt }],
      relations: trusting({ tommy: 10 }),
    })
    expect(decideDue(sheet, noonOf(1))).toEqual([])
    const after = fold(sheet, decideDue(sheet, noonOf(2)))
    expect(after).toMatchObject({
      words: [],
      relations: {
        tommy: {
          trust: 2,
          mood: 'cold',
          facts: { worstBetrayal: '$50 of mine that went to Vinnie' },
        },
      },
    })
    expect(decideDue(after, noonOf(2))).toEqual([])
  })

  test('precedes a command', () => {
    const repay = { kind: 'repay', loan: 'loan', payment: 'p', cents: 100 } as const
    const { events } = execute(indebted(aLoan()), repay, noonOf(2))
    expect(kindsOf(events)).toEqual([
      ...['interest_accrued', 'day_begun', 'loan_repaid', 'relation_moved'],
    ])
  })

  test('is the same by day and at once, and the books agree', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('vinnie', 'tommy', 'carmela', 'bigboss'),
        fc.uniqueArray(fc.integer({ min: 1, max: 29 }), { maxLength: 6 }),
        fc.boolean(),
        (shark, days, isOpening) => {
          const other = aLoan({ id: 'other', isOpening, dueAt: dueAfter(TAKEN, 5) })
          const loans = [aLoan({ shark }), other]
          const owedCents = shark === 'vinnie' ? 220_000 : 110_000
          const balances = {
            ...{ [CASH]: 200_000, [debtAccount(PLAYER, 'vinnie')]: -110_000 },
            [debtAccount(PLAYER, shark)]: -owedCents,
          }
          const sheet = indebted(aLoan({ shark }), { loans, balances })
          const catchUp = (before: Sheet, day: number) => {
            const due = decideDue(before, noonOf(day))
            const postings = due
              .flatMap((event) => entriesOf(PLAYER, event))
              .flatMap((e) => e.postings)
            expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
            return fold(before, due)
          }
          const often = [...days.toSorted((a, b) => a - b), 29].reduce(catchUp, sheet)
          const once = catchUp(sheet, 29)
          expect(often).toEqual(once)
          const debts = once.loans.reduce((sum, loan) => sum + owedOf(loan), 0)
          const booked = Object.entries(once.balances).filter(([name]) => name.includes(':debt:'))
          expect(booked.reduce((sum, [, cents]) => sum - (cents ?? 0), 0)).toBe(debts)
          for (const loan of once.loans) {
            expect(owedOf(loan)).toBeLessThanOrEqual(2 * loan.principalCents)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
