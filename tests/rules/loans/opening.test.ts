import { describe, expect, test } from 'vitest'
import { toLoan } from '#src/rules/loans/evolve.ts'
import { openingDebtOf } from '#src/rules/loans/opening.ts'
import { owedOf } from '#src/rules/loans.ts'
import { decideDue } from '#src/rules/player/due.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { execute } from '#tests/support/sheets.ts'
import { at, CASH, indebted, noonOf, TAKEN, TICKS_A_DAY } from './a-debtor.ts'

describe('the opening debt', () => {
  const OPENING = toLoan(openingDebtOf('opening', { now: TAKEN, season: '2026-09', tick: 36 }))

  test('owes $4,000 on the first day and $5,360.38 before it is due', () => {
    const sheet = indebted(OPENING)
    expect(owedOf(OPENING)).toBe(400_000)
    const before = at(7 * TICKS_A_DAY + TICKS_A_DAY / 2 - 1)
    expect(fold(sheet, decideDue(sheet, before)).loans).toMatchObject([{ accruedCents: 136_038 }])
  })

  test('repaid in time brings the full reputation of a day, and xp', () => {
    const sheet = indebted(OPENING, { balances: { [CASH]: 900_000 } })
    const { after, events } = execute(
      sheet,
      { kind: 'repay', loan: 'opening', payment: 'p', cents: 463_050 },
      noonOf(4),
    )
    expect(events.at(-1)).toMatchObject({
      ...{ kind: 'loan_cleared', is_opening: true, was_late: false },
      ...{ reputation_by: 0.06, xp: 40, closed_until: null },
    })
    expect(after).toMatchObject({ reputation: 0.56, xp: 40 })
  })
})
