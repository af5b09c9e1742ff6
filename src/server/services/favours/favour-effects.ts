import type { Character } from '#src/protocol/characters.ts'
import { RULES } from '#src/rules/config.ts'
import { moveHeat } from '#src/rules/heat.ts'
import { loanPaidOut } from '#src/rules/ledger.ts'
import { dueAfter, dueAfterMercy, statusOf } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { addLoan, type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import type { Player } from '../../db/repositories/players.ts'
import { book } from '../ledger/book.ts'
import { toLoan } from '../loans/accrue-interest.ts'
import type { Means } from '../means.ts'
import { heatIn, setHeatIn } from '../players/heat.ts'

/** Lends an advance, which is a loan without interest. */
export async function lendAdvance(
  means: Means,
  tx: Transaction,
  playerId: string,
  shark: Character,
): Promise<void> {
  const takenAt = means.clock.now()
  const loan: LoanRow = {
    id: means.ids.uuid(),
    playerId,
    shark,
    principalCents: RULES.favours.advanceCents,
    dailyRate: 0,
    takenAt,
    dueAt: dueAfter(takenAt, RULES.favours.advanceDays),
    accruedCents: 0,
    repaidCents: 0,
    status: 'open',
    kind: 'advance',
    security: null,
    lateDaySeen: 0,
  }
  await addLoan(tx, loan)
  await book(means, tx, loanPaidOut({ playerId, loan: toLoan(loan) }))
}

/** Extends a loan by a day, counted from today if it is late. */
export async function extendLoan(means: Means, tx: Transaction, loan: LoanRow): Promise<void> {
  const now = means.clock.now()
  const dueAt = dueAfterMercy(loan.dueAt, RULES.favours.extensionDays, now)
  const status = statusOf({ ...toLoan(loan), dueAt }, now)
  await updateLoan(tx, loan.id, { dueAt, status, lateDaySeen: 0 })
}

/** Reduces the heat of the player's borough. */
export async function reduceHeat(tx: Transaction, { id, borough }: Player): Promise<void> {
  const heat = await heatIn(tx, id, borough)
  await setHeatIn(tx, id, borough, moveHeat(heat, RULES.favours.protectionHeat))
}
