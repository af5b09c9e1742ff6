import { tickStart } from '#src/rules/calendar.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { dueAfter, NEW_LOAN, owedOf } from '#src/rules/loans.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import type { World } from '#src/rules/player/world.ts'
import { aSheet, aWorld, PLAYER, SEASON } from '#tests/support/sheets.ts'

export const CASH = cashAccount(PLAYER)
export const TICKS_A_DAY = 72
export const TAKEN = new Date('2026-09-01T12:00:00Z')

/** A loan of $1,000 that was taken on 1 September for three days, with the interest of the first day. */
export function aLoan(changes: Partial<SheetLoan> = {}): SheetLoan {
  return {
    ...NEW_LOAN,
    ...{ id: 'loan', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
    ...{ takenAt: TAKEN, dueAt: dueAfter(TAKEN, 3), accruedCents: 10_000, interestDays: 1 },
    ...changes,
  }
}

export function indebted(loan: SheetLoan, changes: Partial<Sheet> = {}): Sheet {
  const debt = debtAccount(PLAYER, loan.shark)
  return aSheet({
    loans: [loan],
    balances: { [CASH]: 200_000, [debt]: -owedOf(loan) },
    ...changes,
  })
}

const DRAWN = aWorld(0)
/** The world at a tick, with the prices of the first one. */
export const at = (tick: number): World => ({ ...DRAWN, tick, now: tickStart(SEASON, tick) })
/** The world at noon of a day of September. */
export const noonOf = (day: number) => at((day - 1) * TICKS_A_DAY + TICKS_A_DAY / 2)
