import { cashAccount } from '../ledger.ts'
import { worthOf } from '../player/worth.ts'
import type { Sheet } from '../player/sheet.ts'
import type { World } from '../player/world.ts'
import type { Shark } from './decision.ts'
import { relationTo } from './relation-event.ts'
import type { SettlingSituation } from './settle.ts'

/** Returns what the effect of a chip of a shark depends on. */
export function settlingSituation(
  sheet: Sheet,
  {
    shark,
    lastLoanAt,
    seed,
  }: { readonly shark: Shark; readonly lastLoanAt: Date | null; readonly seed: string },
  { bids, now }: World,
): SettlingSituation {
  const { balances, earnedCents, holdings, loans, playerId, reputation } = sheet
  return {
    shark,
    relation: relationTo(sheet, shark, now),
    player: {
      cashCents: balances[cashAccount(playerId)] ?? 0,
      netWorthCents: worthOf(sheet, bids),
      ...{ reputation, earnedCents, holdings: holdings.filter(({ quantity }) => quantity > 0) },
    },
    openLoan: loans.find((loan) => loan.shark === shark && loan.status !== 'paid') ?? null,
    lastLoanTakenAt: lastLoanAt,
    ...{ now, seed },
  }
}
