import type { recapCall } from '#src/protocol/calls/player-street.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { recapOf } from './recap-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { toDollars } from '../player/figures.ts'

/** Returns the recap of a player's month, by default of the last one that they played in; null when none has ended. */
export async function readRecap(
  { store }: Pick<ServerContext, 'store'>,
  playerId: string,
  month: string | undefined,
): Promise<ResponseOf<typeof recapCall>> {
  const recap = await recapOf(store.db, playerId, month)
  if (!recap) return null
  const { bestSymbol, bestProfitCents } = recap
  return {
    month: recap.month,
    rank: recap.rank,
    gain: toDollars(recap.gainCents),
    net_worth: toDollars(recap.netWorthCents),
    pot_share: toDollars(recap.potShareCents),
    days_played: recap.days,
    trades: recap.trades,
    traded: toDollars(recap.tradedCents),
    best_trade: bestSymbol && { symbol: bestSymbol, profit: toDollars(bestProfitCents) },
  }
}
