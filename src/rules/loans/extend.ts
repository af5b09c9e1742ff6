import { RULES } from '../config.ts'
import { dueAfterMercy, type LoanStatus, statusOf } from '../loans.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'

/** A later due date of a loan: by a favour, by mercy, or from a collector whom the player persuaded. */
export interface LoanExtended extends EventBase {
  readonly kind: 'loan_extended'
  readonly loan: string
  /** ISO 8601. */
  readonly due_at: string
  readonly status: LoanStatus
}

/** Extends a loan by a day, counted from its due instant or the end of today, whichever is later. */
export function extendLoanByDay(loan: SheetLoan, world: Moment): LoanExtended {
  return extendLoan(loan, dueAfterMercy(loan.dueAt, RULES.favours.extensionDays, world.now), world)
}

/** Extends a loan to a due date. The consequences of lateness begin again with the first day. */
export function extendLoan(loan: SheetLoan, dueAt: Date, world: Moment): LoanExtended {
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
