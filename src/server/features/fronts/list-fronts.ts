import type { Fronts } from '#src/protocol/calls/fronts.ts'
import { seasonChance } from '../../platform/chance.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'
import type { MarketWatch } from '../../read/market/market-watch.ts'
import { playerNotFound } from '../../read/player/player-not-found.ts'
import type { ServerContext } from '../../server-context.ts'
import { describeFronts } from './describe-fronts.ts'

/** Resolves with a player's fronts after what has fallen due by now. Throws `not_found`. */
export async function listFronts(
  { server, market }: { readonly server: ServerContext; readonly market: MarketWatch },
  playerId: string,
): Promise<Fronts> {
  const { clock, store } = server
  const { season } = await market.now()
  const upToDate = await readUpToDate({ clock }, store.db, playerId)
  if (!upToDate) throw playerNotFound()
  return describeFronts(upToDate.sheet, {
    now: clock.now(),
    chance: seasonChance(season.seed),
  })
}
