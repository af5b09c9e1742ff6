import { moveHeat } from '../heat.ts'
import { payOnLoan } from '../player/pay-on-loan.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { moveReputation } from '../reputation.ts'
import type { Security } from '../sharks/decision.ts'
import { takeGoods } from '../stash.ts'
import type { LoanDayLate, LoanEvent, LoanRepaid, LoanSecurity, LoanTaken } from './event.ts'
import { evolveExtension } from './extend.ts'

export function evolveLoans(sheet: Sheet, event: LoanEvent): Sheet {
  switch (event.kind) {
    case 'loan_taken':
      return afterTaking(sheet, event)
    case 'interest_accrued':
      return changeLoan(sheet, event.loan, ({ accruedCents }) => ({
        accruedCents: accruedCents + event.cents,
      }))
    case 'loan_status_changed':
      return changeLoan(sheet, event.loan, () => ({ status: event.status }))
    case 'loan_day_late':
      return afterDayLate(sheet, event)
    case 'collector_sent': {
      const { id, borough, price_cents: priceCents, shark, loan: loanId } = event
      return { ...sheet, encounter: { id, kind: 'collector', borough, priceCents, shark, loanId } }
    }
    case 'pledge_sold':
      return changeLoan(sheet, event.loan, ({ repaidCents, status }) => ({
        repaidCents: repaidCents + event.cents,
        status: event.is_paid ? 'paid' : status,
        security: null,
      }))
    case 'loan_repaid':
      return afterRepayment(sheet, event)
    case 'loan_extended':
      return evolveExtension(sheet, event)
    case 'word_sent': {
      const { id, hearer, payee, cents: amountCents } = event
      const arrivesAt = new Date(event.arrives_at)
      return { ...sheet, words: [...sheet.words, { id, hearer, payee, amountCents, arrivesAt }] }
    }
  }
}

function changeLoan(
  sheet: Sheet,
  id: string,
  change: (loan: SheetLoan) => Partial<SheetLoan>,
): Sheet {
  const loans = sheet.loans.map((loan) => (loan.id === id ? { ...loan, ...change(loan) } : loan))
  return { ...sheet, loans }
}

function afterTaking(sheet: Sheet, event: LoanTaken): Sheet {
  const { security } = event
  const pledge = security?.kind === 'goods' ? security.pledge : []
  const goods = Object.fromEntries(pledge.map(({ symbol, quantity }) => [symbol, quantity]))
  return {
    ...sheet,
    holdings: takeGoods(sheet.holdings, goods),
    loans: [...sheet.loans, toLoan(event)],
  }
}

/** Returns a loan as it was when it was taken. */
export function toLoan(event: LoanTaken): SheetLoan {
  const { loan: id, shark, principal_cents: principalCents, daily_rate: dailyRate } = event
  return {
    ...{ id, shark, principalCents, dailyRate },
    takenAt: new Date(event.at),
    dueAt: new Date(event.due_at),
    ...{ accruedCents: 0, repaidCents: 0, kind: 'loan', status: 'open', lateDaySeen: 0 },
    security: toSecurity(event.security),
  }
}

function toSecurity(security: LoanSecurity | null): Security | null {
  if (security?.kind !== 'goods') return security
  const pledge = security.pledge.map(({ symbol, quantity, cost_cents: costCents }) => ({
    symbol,
    quantity,
    costCents,
  }))
  return { kind: 'goods', pledge, worthCents: security.worth_cents }
}

function afterDayLate(sheet: Sheet, event: LoanDayLate): Sheet {
  const { borough, day, heat_by: heatBy, goods_taken: taken } = event
  const heat = moveHeat(sheet.heat[borough] ?? 0, heatBy)
  const after = changeLoan(sheet, event.loan, () => ({ lateDaySeen: day }))
  return {
    ...after,
    heat: heatBy === 0 ? after.heat : { ...after.heat, [borough]: heat },
    holdings: takeGoods(after.holdings, taken),
    reputation: moveReputation(after.reputation, event.reputation_by),
  }
}

function afterRepayment(sheet: Sheet, event: LoanRepaid): Sheet {
  const { loan: loanId, cents, is_paid: isPaid } = event
  const after = payOnLoan(sheet, { loanId, cents, isPaid })
  return {
    ...after,
    reputation: moveReputation(after.reputation, event.reputation_by),
    xp: after.xp + event.xp,
  }
}
