import { describe, expect, test } from 'vitest'
import { tickStart } from '#src/rules/calendar.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { decideDue } from '#src/rules/player/due.ts'
import { dueAfter, interestBy, owedAt } from '#src/rules/loans.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { player } from '#src/rules/player/player.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import type { Moment } from '#src/rules/player/world.ts'
import { fc } from '#tests/support/property.ts'
import {
  aPoliceEncounter,
  aSheet,
  aWorld,
  execute,
  PLAYER,
  SEASON,
  trusting,
} from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const TICKS_A_DAY = 72
const TAKEN = new Date('2026-09-01T12:00:00Z')

/** A loan of $1,000 that was taken on 1 September for three days, with the interest of the first day. */
function aLoan(changes: Partial<SheetLoan> = {}): SheetLoan {
  return {
    ...{ id: 'loan', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
    ...{ takenAt: TAKEN, dueAt: dueAfter(TAKEN, 3), accruedCents: 10_000, repaidCents: 0 },
    ...{ kind: 'loan', security: null, status: 'open', lateDaySeen: 0 },
    ...changes,
  }
}

function indebted(loan: SheetLoan, changes: Partial<Sheet> = {}): Sheet {
  const owed = loan.principalCents + loan.accruedCents - loan.repaidCents
  const balances = { [CASH]: 200_000, [debtAccount(PLAYER, loan.shark)]: -owed }
  return aSheet({ loans: [loan], balances, ...changes })
}

const noonTick = (day: number) => (day - 1) * TICKS_A_DAY + TICKS_A_DAY / 2
/** Noon of a day of September. */
const noonOf = (day: number): Moment => ({
  ...{ now: tickStart(SEASON, noonTick(day)), season: SEASON, tick: noonTick(day) },
  idOf: (name) => name,
})
const kindsOf = (events: readonly PlayerEvent[]) => events.map(({ kind }) => kind)

describe('what falls due on a loan', () => {
  test('is nothing on the day that was booked', () => {
    expect(decideDue(indebted(aLoan()), noonOf(1))).toEqual([])
  })

  test('is the interest of each day, each once', () => {
    const sheet = indebted(aLoan())
    const due = decideDue(sheet, noonOf(3))
    expect(due).toMatchObject([
      { kind: 'interest_accrued', day: '2026-09-02', cents: 10_000 },
      { kind: 'interest_accrued', day: '2026-09-03', cents: 10_000 },
    ])
    const after = fold(sheet, due)
    expect(after.loans).toMatchObject([{ accruedCents: 30_000 }])
    expect(after.balances[debtAccount(PLAYER, 'vinnie')]).toBe(-130_000)
    expect(decideDue(after, noonOf(3))).toEqual([])
  })

  test('is the status, a warning, heat and goods, and a collector, day by day', () => {
    const holdings = [{ symbol: 'TAPES', quantity: 10, costCents: 1_000 }] as const
    const sheet = indebted(aLoan(), { holdings })
    const due = decideDue(sheet, noonOf(6))
    expect(kindsOf(due).filter((kind) => kind !== 'interest_accrued')).toEqual([
      ...['loan_status_changed', 'loan_day_late', 'loan_day_late'],
      ...['loan_day_late', 'collector_sent'],
    ])
    expect(due.filter(({ kind }) => kind === 'loan_day_late')).toMatchObject([
      { day: 1, is_warned: true, owed_cents: 140_000, heat_by: 0, goods_taken: {} },
      { day: 2, is_warned: false, heat_by: 2, goods_taken: { TAPES: 2 } },
      { day: 3, heat_by: 0, goods_taken: {} },
    ])
    expect(fold(sheet, due)).toMatchObject({
      loans: [{ status: 'late', lateDaySeen: 3 }],
      heat: { manhattan: { heat: 2 } },
      holdings: [{ quantity: 8, costCents: 800 }],
      encounter: { kind: 'collector', shark: 'vinnie', loanId: 'loan', priceCents: 160_000 },
    })
  })

  test('is no collector while another encounter is open, and he comes afterwards', () => {
    const sheet = indebted(aLoan(), { encounter: aPoliceEncounter() })
    const after = fold(sheet, decideDue(sheet, noonOf(6)))
    expect(after).toMatchObject({ encounter: { kind: 'police' }, loans: [{ lateDaySeen: 2 }] })
    const free = { ...after, encounter: null }
    expect(kindsOf(decideDue(free, noonOf(6)))).toEqual(['loan_day_late', 'collector_sent'])
  })

  test('is a sold pledge, whose proceeds pay the loan up to what is owed', () => {
    const pledge = [{ symbol: 'ICE', quantity: 1, costCents: 9 }] as const
    const pledged = (worthCents: number) =>
      indebted(aLoan({ shark: 'carmela', security: { kind: 'goods', pledge, worthCents } }))
    const sold = pledged(50_000)
    const after = fold(sold, decideDue(sold, noonOf(5)))
    expect(after.loans).toMatchObject([{ repaidCents: 50_000, security: null, status: 'late' }])
    expect(after.balances[debtAccount(PLAYER, 'carmela')]).toBe(-100_000)
    const covered = pledged(900_000)
    const paid = fold(covered, decideDue(covered, noonOf(7)))
    expect(paid.loans).toMatchObject([{ repaidCents: 150_000, status: 'paid', lateDaySeen: 2 }])
    // The goods were sold: they do not return with the last payment.
    expect(paid.holdings).toEqual([])
  })

  test('is less trust and reputation with Big Boss', () => {
    const loan = aLoan({ shark: 'bigboss', dailyRate: 0, accruedCents: 0 })
    const sheet = indebted(loan, { relations: trusting({ bigboss: 50 }) })
    const after = fold(sheet, decideDue(sheet, noonOf(6)))
    expect(after).toMatchObject({ reputation: 0.45, relations: { bigboss: { trust: 20 } } })
  })

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

  test('precedes a command, and refuses it when it opens an encounter', () => {
    const repay = { kind: 'repay', loan: 'loan', payment: 'p', cents: 100 } as const
    const { events } = execute(indebted(aLoan()), repay, aWorld(noonTick(2)))
    expect(kindsOf(events)).toEqual([
      ...['interest_accrued', 'day_begun', 'loan_repaid', 'relation_moved'],
    ])
    expect(player.decide(indebted(aLoan()), repay, aWorld(noonTick(6)))).toMatchObject({
      refused: 'encounter_open',
    })
  })

  test('is the same by day and at once, and the books agree', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('vinnie', 'tommy', 'carmela'),
        fc.uniqueArray(fc.integer({ min: 1, max: 29 }), { maxLength: 6 }),
        (shark, days) => {
          const sheet = indebted(aLoan({ shark }))
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
          expect(often.balances).toEqual(once.balances)
          const [loan] = once.loans
          expect(often.loans[0]).toMatchObject({
            accruedCents: loan?.accruedCents,
            status: loan?.status,
            lateDaySeen: loan?.lateDaySeen,
          })
          expect(loan?.accruedCents).toBe(interestBy(loan ?? aLoan(), noonOf(29).now))
          expect(-(once.balances[debtAccount(PLAYER, shark)] ?? 0)).toBe(
            owedAt(loan ?? aLoan(), noonOf(29).now),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
