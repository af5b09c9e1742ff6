import type { Chance } from '#src/lib/chance.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { chanceFrom } from '../../chance.ts'
import type { Database } from '../../db/database.ts'
import type { Player } from '../../db/repositories/players.ts'
import type { Means } from '../means.ts'
import { currentSeason } from '../seasons.ts'

/** Returns a player's chance by player, day and move. */
export async function playerChance(
  means: Means,
  db: Database,
  player: Pick<Player, 'id' | 'movesMade'>,
  purpose: string,
): Promise<Chance> {
  const { seed } = await currentSeason(means, db)
  const day = dayOf(means.clock.now())
  return chanceFrom(seed, 'player', player.id, day, player.movesMade, purpose)
}
