import type { LoanSlip } from '#src/protocol/calls/loans.ts'
import { RULES } from '#src/rules/config.ts'
import { daysLate, daysLeft, owedAt } from '#src/rules/loans.ts'
import type { SheetLoan } from '#src/rules/player/sheet.ts'
import type { Security } from '#src/rules/sharks/decision.ts'
import { takesCash } from '#src/rules/sharks/offers.ts'

/** Returns a loan as the protocol describes it, at an instant. */
export function toSlip(loan: SheetLoan, now: Date): LoanSlip {
  const isPaid = loan.status === 'paid'
  return {
    id: loan.id,
    shark: loan.shark,
    kind: loan.kind,
    principal: loan.principalCents / 100,
    rate: loan.dailyRate,
    taken_at: loan.takenAt.toISOString(),
    due_at: loan.dueAt.toISOString(),
    days_left: isPaid ? 0 : daysLeft(loan, now),
    days_late: isPaid ? 0 : daysLate(loan, now),
    owed: isPaid ? 0 : owedAt(loan, now) / 100,
    repaid: loan.repaidCents / 100,
    status: loan.status,
    collateral: toCollateral(loan.security),
    repaid_by: takesCash(loan) ? 'cash' : 'missions',
  }
}

function toCollateral(security: Security | null): LoanSlip['collateral'] {
  if (!security) return null
  if (security.kind === 'profit')
    return { kind: 'profit', part: RULES.sale.profitSharePercent / 100 }
  const goods = security.pledge.map(({ symbol, quantity }) => [symbol, quantity] as const)
  return { kind: 'goods', goods: Object.fromEntries(goods) }
}
