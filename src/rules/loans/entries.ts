import { type Entry, loanInterest, loanPaidOut, openingDebt, repaymentEntry } from '../ledger.ts'
import { cashCollected, goodsSold, workedOff } from '../life-entries.ts'
import type { LoanDayLate, LoanEvent } from './event.ts'

export function loanEntries(playerId: string, event: LoanEvent): readonly Entry[] {
  switch (event.kind) {
    case 'loan_taken': {
      const { loan: id, shark, principal_cents: principalCents } = event
      const book = event.is_opening ? openingDebt : loanPaidOut
      return [book({ playerId, loan: { id, shark, principalCents } })]
    }
    case 'interest_accrued':
    case 'errand_missed': {
      const { loan: id, shark, day, cents: amountCents } = event
      if (amountCents === 0) return []
      return [loanInterest({ playerId, loan: { id, shark } }, { day: String(day), amountCents })]
    }
    case 'loan_day_late':
      return collectedEntries(playerId, event)
    case 'loan_worked_off': {
      const { loan, shark, work, of, cents: amountCents } = event
      const cause = `${loan}|${work}|${of}`
      return amountCents > 0 ? [workedOff({ playerId, shark, cause, amountCents })] : []
    }
    case 'pledge_sold': {
      const { loan: cause, shark, cents: amountCents, surplus_cents: changeCents } = event
      return [goodsSold('pledge_sold', { playerId, shark, cause, amountCents, changeCents })]
    }
    case 'loan_repaid': {
      const { payment: cause, shark, cents: amountCents, pot_cents: potCents } = event
      return [repaymentEntry({ playerId, shark, cause, amountCents, potCents, keptCents: 0 })]
    }
    case 'errand_given':
    case 'errand_done':
    case 'loan_cleared':
    case 'loan_extended':
    case 'word_sent':
      return []
  }
}

function collectedEntries(playerId: string, event: LoanDayLate): readonly Entry[] {
  const { day, loan, shark } = event
  const cause = `${loan}|${day}`
  const { goods_cents: amountCents, change_cents: changeCents } = event
  const goods = { playerId, shark, cause, amountCents, changeCents }
  const cash = { playerId, shark, cause, amountCents: event.cash_cents }
  return [
    ...(goods.amountCents > 0 ? [goodsSold('goods_collected', goods)] : []),
    ...(cash.amountCents > 0 ? [cashCollected(cash)] : []),
  ]
}
