import { moveHeat, withHeat } from '../heat.ts'
import { bookInterest, NEW_LOAN } from '../loans.ts'
import { payOnLoan } from '../player/pay-on-loan.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { moveReputation } from '../reputation.ts'
import type { Security } from '../sharks/decision.ts'
import { takeGoods } from '../stash.ts'
import { evolveClearing } from './clear.ts'
import { evolveErrand } from './errands.ts'
import type { LoanDayLate, LoanEvent, LoanSecurity, LoanTaken, LoanWorkedOff } from './event.ts'
import { evolveExtension } from './extend.ts'

export function evolveLoans(sheet: Sheet, event: LoanEvent): Sheet {
  switch (event.kind) {
    case 'loan_taken':
      return afterTaking(sheet, event)
    case 'interest_accrued': {
      const { day: number, cents } = event
      return changeLoan(sheet, event.loan, (loan) => bookInterest(loan, { number, cents }))
    }
    case 'loan_day_late':
      return afterDayLate(sheet, event)
    case 'loan_worked_off':
      return afterWork(sheet, event)
    case 'pledge_sold':
      return changeLoan(payOnLoan(sheet, event), event.loan, () => ({ security: null }))
    case 'loan_repaid':
      return payOnLoan(sheet, event)
    case 'loan_cleared':
      return evolveClearing(sheet, event)
    case 'loan_extended':
      return evolveExtension(sheet, event)
    case 'errand_given':
    case 'errand_done':
    case 'errand_missed':
      return evolveErrand(sheet, event)
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

/** Returns a loan as it was when it was taken. The first day of the opening debt is included in its sum. */
export function toLoan(event: LoanTaken): SheetLoan {
  const { loan: id, shark, principal_cents: principalCents, daily_rate: dailyRate } = event
  return {
    ...NEW_LOAN,
    ...{ id, shark, principalCents, dailyRate, stake: event.stake },
    takenAt: new Date(event.at),
    dueAt: new Date(event.due_at),
    security: toSecurity(event.security),
    isOpening: event.is_opening,
    interestDays: event.is_opening ? 1 : 0,
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
  const { borough, day, goods_taken: taken, heat_by: heatBy, is_owned: isOwned } = event
  const cents = event.goods_cents + event.cash_cents
  const after = changeLoan(payOnLoan(sheet, { loan: event.loan, cents }), event.loan, () => ({
    lateDaySeen: day,
    status: isOwned ? 'owned' : 'late',
  }))
  const heat = moveHeat(sheet.heat[borough]?.heat ?? 0, heatBy)
  return {
    ...after,
    ...moveReputation(after, event.reputation_by, new Date(event.at)),
    heat: heatBy === 0 ? after.heat : withHeat(after.heat, borough, heat),
    holdings: takeGoods(after.holdings, taken),
  }
}

function afterWork(sheet: Sheet, event: LoanWorkedOff): Sheet {
  const after = payOnLoan(sheet, event)
  const { moves, of: movesDay } = event
  if (moves === null) return after
  return { ...after, activity: { ...after.activity, moves, movesDay } }
}
