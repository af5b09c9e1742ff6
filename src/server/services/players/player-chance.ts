import type { Chance } from '#src/lib/chance.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { chanceFrom } from '../../chance.ts'
import type { Database } from '../../db/database.ts'
import type { Player } from '../../db/repositories/players.ts'
import type { ServerContext } from '../server-context.ts'
import { currentSeason } from '../seasons.ts'

/** Returns a player's chance by player, day and move. */
export async function playerChance(
  server: ServerContext,
  db: Database,
  player: Pick<Player, 'id' | 'movesMade'>,
  purpose: string,
): Promise<Chance> {
  const { seed } = await currentSeason(server, db)
  const day = dayOf(server.clock.now())
  return chanceFrom(seed, 'player', player.id, day, player.movesMade, purpose)
}
