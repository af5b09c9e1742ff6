import { dayOf } from '#src/rules/calendar.ts'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import type { Transaction } from '../../db/database.ts'
import { addDayProfit } from '../../db/repositories/missions.ts'
import type { Means } from '../means.ts'

/** Notes what a sale has made, for the missions that ask for profit. The player's row must be locked. */
export async function noteProfit(
  { clock }: Pick<Means, 'clock'>,
  tx: Transaction,
  sale: { playerId: string; symbol: GoodSymbol; profitCents: number },
): Promise<void> {
  await addDayProfit(tx, { ...sale, day: dayOf(clock.now()) })
}
