import { RULES } from './config.ts'
import { dueAfterMercy, type LoanStatus, statusOf } from './loans.ts'
import type { EventBase } from './player/event.ts'
import type { Sheet, SheetLoan } from './player/sheet.ts'
import { stampOf, type World } from './player/world.ts'

/** More time for a loan: a favour, or of a collector who was talked round. */
export interface LoanExtended extends EventBase {
  readonly kind: 'loan_extended'
  readonly loan: string
  /** ISO 8601. */
  readonly due_at: string
  readonly status: LoanStatus
}

/** Extends a loan by a day, counted from today where it is late. */
export function extendLoan(loan: SheetLoan, world: World): LoanExtended {
  const dueAt = dueAfterMercy(loan.dueAt, RULES.favours.extensionDays, world.now)
  return {
    kind: 'loan_extended',
    ...stampOf(world),
    loan: loan.id,
    due_at: dueAt.toISOString(),
    status: statusOf({ ...loan, dueAt }, world.now),
  }
}

export function evolveExtension(sheet: Sheet, { loan: id, due_at, status }: LoanExtended): Sheet {
  const loans = sheet.loans.map((loan) =>
    loan.id === id ? { ...loan, dueAt: new Date(due_at), status, lateDaySeen: 0 } : loan,
  )
  return { ...sheet, loans }
}
