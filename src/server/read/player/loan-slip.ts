import type { LADDER_STEPS, LoanSlip } from '#src/protocol/calls/loans.ts'
import { addDays, dayOf, startOfDay } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { lateDay } from '#src/rules/lateness.ts'
import { daysLeft, type Loan, lateDayAt, owedBefore, owedOf } from '#src/rules/loans.ts'
import type { Security } from '#src/rules/sharks/decision.ts'

/** Returns a loan as the protocol describes it, at an instant. The loan must be up to date. */
export function toSlip(loan: Loan, now: Date): LoanSlip {
  const isPaid = loan.status === 'paid'
  const tomorrow = new Date(now.getTime() + RULES.clock.dayMs)
  return {
    id: loan.id,
    shark: loan.shark,
    kind: loan.kind,
    principal: loan.principalCents / 100,
    rate: loan.dailyRate,
    taken_at: loan.takenAt.toISOString(),
    due_at: loan.dueAt.toISOString(),
    days_left: isPaid ? 0 : daysLeft(loan, now),
    late_day: isPaid ? 0 : loan.lateDaySeen,
    owed: isPaid ? 0 : owedOf(loan) / 100,
    owed_tomorrow: isPaid ? 0 : owedBefore(loan, tomorrow) / 100,
    owed_when_due: isPaid ? 0 : owedBefore(loan, loan.dueAt) / 100,
    next_step: isPaid ? null : nextStep(loan),
    held_until: loan.heldUntil?.toISOString() ?? null,
    is_owned: loan.status === 'owned',
    is_opening: loan.isOpening,
    can_beg: !isPaid && !loan.isBegged,
    errand: isPaid ? null : toErrand(loan, now),
    repaid: loan.repaidCents / 100,
    status: loan.status,
    collateral: toCollateral(loan.security),
  }
}

function nextStep(loan: Loan): LoanSlip['next_step'] {
  const day = loan.lateDaySeen + 1
  return { day, step: stepOf(day), at: lateDayAt(loan, day).toISOString() }
}

function stepOf(day: number): (typeof LADDER_STEPS)[number] {
  const { late } = RULES
  if (day === late.heat.day) return 'heat_and_skim'
  if (day === late.goods.day) return 'goods'
  if (day === late.cash.day) return 'cash'
  if (day === late.owned.fromDay) return 'owned'
  if (day < late.owned.fromDay) return 'word_travels'
  return lateDay(day, 1).cashPercent > 0 ? 'cash_again' : 'day_owned'
}

function toErrand({ errand }: Loan, now: Date): LoanSlip['errand'] {
  if (errand?.day !== dayOf(now)) return null
  const { borough, day, isDone } = errand
  return { borough, until: startOfDay(addDays(day, 1)).toISOString(), is_done: isDone }
}

function toCollateral(security: Security | null): LoanSlip['collateral'] {
  if (!security) return null
  if (security.kind === 'profit')
    return { kind: 'profit', part: RULES.sale.profitSharePercent / 100 }
  const goods = security.pledge.map(({ symbol, quantity }) => [symbol, quantity] as const)
  return { kind: 'goods', goods: Object.fromEntries(goods) }
}
