import { type Entry, loanInterest, loanPaidOut, repaymentEntry } from '../ledger.ts'
import { pledgeSold } from '../life-entries.ts'
import type { LoanEvent } from './event.ts'

export function loanEntries(playerId: string, event: LoanEvent): readonly Entry[] {
  switch (event.kind) {
    case 'loan_taken': {
      const { loan: id, shark, principal_cents: principalCents } = event
      return [loanPaidOut({ playerId, loan: { id, shark, principalCents } })]
    }
    case 'interest_accrued': {
      const { loan: id, shark, day, cents: amountCents } = event
      return [loanInterest({ playerId, loan: { id, shark } }, { day, amountCents })]
    }
    case 'pledge_sold': {
      const { loan: id, shark, cents } = event
      return cents > 0 ? [pledgeSold({ playerId, loan: { id, shark } }, cents)] : []
    }
    case 'loan_repaid': {
      const { payment: cause, shark, cents: amountCents, pot_cents: potCents } = event
      return [repaymentEntry({ playerId, shark, cause, amountCents, potCents })]
    }
    case 'collector_sent':
    case 'loan_day_late':
    case 'loan_extended':
    case 'loan_status_changed':
    case 'word_sent':
      return []
  }
}
