import { RULES } from '../config.ts'
import { type Loan, owedOf } from '../loans.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import { cappedGain, moveReputation } from '../reputation.ts'
import { addTo, type Holding } from '../stash.ts'
import type { LoanCleared } from './event.ts'

/** Returns the events that clear the loans on which nothing is owed any more. */
export function clearPaidLoans(sheet: Sheet, world: Moment): readonly LoanCleared[] {
  const paid = sheet.loans.filter((loan) => loan.status !== 'paid' && owedOf(loan) === 0)
  const events: LoanCleared[] = []
  let after = sheet
  for (const loan of paid) {
    const cleared = clearLoan(after, loan, world)
    events.push(cleared)
    after = evolveClearing(after, cleared)
  }
  return events
}

/** Clears a loan: what its repayment in time brings, or until when its shark is closed. */
function clearLoan(sheet: Sheet, loan: SheetLoan, world: Moment): LoanCleared {
  const { id, isOpening, shark, lateDaySeen } = loan
  const wasLate = lateDaySeen > 0
  const weight = wasLate ? 0 : weightOf(loan, world.now)
  const { reputation, xp } = RULES
  const closedUntil = new Date(world.now.getTime() + RULES.loans.closedDays * RULES.clock.dayMs)
  return {
    kind: 'loan_cleared',
    ...stampOf(world),
    ...{ loan: id, shark, was_late: wasLate, is_opening: isOpening },
    reputation_by: cappedGain(sheet, reputation.repaidInTime * weight, world.now),
    xp: !wasLate && (isOpening || weight > xp.repaidFrom) ? xp.repaidInTime : 0,
    closed_until: wasLate ? closedUntil.toISOString() : null,
  }
}

/** Returns the weight of a loan repaid in time, 0..1: its stake by the days for which it was held. 0 for an advance. */
export function weightOf({ kind, stake, takenAt }: Loan, now: Date): number {
  if (kind === 'advance') return 0
  const days = (now.getTime() - takenAt.getTime()) / RULES.clock.dayMs
  return stake * Math.min(1, days / RULES.reputation.fullDays)
}

/** Returns the sheet after a loan was cleared. Its pledge returns to the stash. */
export function evolveClearing(sheet: Sheet, event: LoanCleared): Sheet {
  const loan = sheet.loans.find(({ id }) => id === event.loan)
  if (!loan) return sheet
  const until = event.closed_until
  return {
    ...sheet,
    ...moveReputation(sheet, event.reputation_by, new Date(event.at)),
    xp: sheet.xp + event.xp,
    loans: sheet.loans.map((known) => (known === loan ? { ...loan, status: 'paid' } : known)),
    holdings: returnPledge(sheet.holdings, loan),
    closedUntil:
      until === null ? sheet.closedUntil : { ...sheet.closedUntil, [loan.shark]: new Date(until) },
  }
}

function returnPledge(holdings: readonly Holding[], { security }: SheetLoan): readonly Holding[] {
  return security?.kind === 'goods'
    ? security.pledge.reduce<readonly Holding[]>(addTo, holdings)
    : holdings
}
