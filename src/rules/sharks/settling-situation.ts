import { cashAccount } from '../ledger.ts'
import { worthOf } from '../player/worth.ts'
import type { Sheet } from '../player/sheet.ts'
import type { World } from '../player/world.ts'
import type { Shark } from './decision.ts'
import { mostUrgent } from './lending.ts'
import { relationTo } from './relation-event.ts'
import type { SettlingSituation } from './settle.ts'

/** Returns what the effect of a chip of a shark depends on. */
export function settlingSituation(
  sheet: Sheet,
  {
    shark,
    loanId,
    lastLoanAt,
    seed,
  }: {
    readonly shark: Shark
    /** The loan that the chip is about; null for that which is due first. */
    readonly loanId: string | null
    readonly lastLoanAt: Date | null
    readonly seed: string
  },
  { bids, now }: World,
): SettlingSituation {
  const { balances, closedUntil, holdings, loans, playerId, reputation } = sheet
  const unpaid = loans.filter(({ status }) => status !== 'paid')
  const named = unpaid.find(({ id }) => id === loanId)
  const openLoan = named ?? mostUrgent(unpaid, shark)
  return {
    shark,
    relation: relationTo(sheet, shark, now),
    player: {
      cashCents: balances[cashAccount(playerId)] ?? 0,
      netWorthCents: worthOf(sheet, bids),
      ...{ reputation, holdings: holdings.filter(({ quantity }) => quantity > 0) },
    },
    openLoan,
    otherLoans: unpaid.filter((loan) => loan !== openLoan),
    closedUntil: closedUntil[shark] ?? null,
    lastLoanTakenAt: lastLoanAt,
    ...{ now, seed },
  }
}
