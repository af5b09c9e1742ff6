import { RULES } from '../config.ts'
import { isLate } from '../loans.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'

/** More time for a loan: a later due instant before it is late, else days without collectors. */
export interface LoanExtended extends EventBase {
  readonly kind: 'loan_extended'
  readonly loan: string
  /** A favour, or mercy, which is granted once for each loan. */
  readonly by: 'favour' | 'mercy'
  /** The due instant, ISO 8601. */
  readonly due_at: string
  /** Until when no collector comes, ISO 8601; null when none is held back. */
  readonly held_until: string | null
}

/**
 * Gives a loan more days. Before it is late its due instant moves. After that the record is kept, and only the collectors
 * wait.
 */
export function extendLoan(
  loan: SheetLoan,
  { by, days }: { readonly by: LoanExtended['by']; readonly days: number },
  world: Moment,
): LoanExtended {
  const { dueAt, heldUntil } = withMoreTime(loan, days, world.now)
  return {
    kind: 'loan_extended',
    ...stampOf(world),
    ...{ loan: loan.id, by, due_at: dueAt.toISOString() },
    held_until: heldUntil?.toISOString() ?? null,
  }
}

/** Returns the due instant of a loan after an extension, and until when collectors wait. */
export function withMoreTime(
  loan: Pick<SheetLoan, 'dueAt' | 'heldUntil' | 'lateDaySeen' | 'status'>,
  days: number,
  now: Date,
): Pick<SheetLoan, 'dueAt' | 'heldUntil'> {
  const more = days * RULES.clock.dayMs
  const { dueAt, heldUntil } = loan
  return isLate(loan)
    ? { dueAt, heldUntil: new Date(now.getTime() + more) }
    : { dueAt: new Date(dueAt.getTime() + more), heldUntil }
}

export function evolveExtension(sheet: Sheet, event: LoanExtended): Sheet {
  const loans = sheet.loans.map((loan) =>
    loan.id === event.loan ? afterExtension(loan, event) : loan,
  )
  return { ...sheet, loans }
}

/** Returns a loan after an extension. */
export function afterExtension(loan: SheetLoan, event: LoanExtended): SheetLoan {
  const held = event.held_until
  return {
    ...loan,
    dueAt: new Date(event.due_at),
    heldUntil: held === null ? null : new Date(held),
    isBegged: loan.isBegged || event.by === 'mercy',
  }
}
