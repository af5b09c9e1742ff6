import type { LoanSlip } from '#src/protocol/calls/loans.ts'
import { RULES } from '#src/rules/config.ts'
import { daysLate, daysLeft, owedAt } from '#src/rules/loans.ts'
import type { Security } from '#src/rules/sharks/decision.ts'
import { takesCash } from '#src/rules/sharks/offers.ts'
import type { LoanRow } from '../../db/repositories/loans.ts'
import { toLoan } from './accrue-interest.ts'

/** Returns a loan as the protocol describes it, at an instant. */
export function toSlip(row: LoanRow, now: Date): LoanSlip {
  const loan = toLoan(row)
  const isPaid = row.status === 'paid'
  return {
    id: row.id,
    shark: row.shark,
    kind: row.kind,
    principal: row.principalCents / 100,
    rate: row.dailyRate,
    taken_at: row.takenAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    days_left: isPaid ? 0 : daysLeft(loan, now),
    days_late: isPaid ? 0 : daysLate(loan, now),
    owed: isPaid ? 0 : owedAt(loan, now) / 100,
    repaid: row.repaidCents / 100,
    status: row.status,
    collateral: toCollateral(row.security),
    repaid_by: takesCash(row) ? 'cash' : 'missions',
  }
}

function toCollateral(security: Security | null): LoanSlip['collateral'] {
  if (!security) return null
  if (security.kind === 'profit')
    return { kind: 'profit', part: RULES.sale.profitSharePercent / 100 }
  const goods = security.pledge.map(({ symbol, quantity }) => [symbol, quantity] as const)
  return { kind: 'goods', goods: Object.fromEntries(goods) }
}
