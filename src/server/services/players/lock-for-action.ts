import type { Transaction } from '../../db/database.ts'
import { openEncounterOf } from '../../db/repositories/encounters.ts'
import { lockPlayer, type Player } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import { accrueLoans } from '../loans/bring-up-to-date.ts'
import type { ServerContext } from '../server-context.ts'
import { beginPlayDay } from '../pot/begin-play-day.ts'

/** Locks a player and applies everything that has fallen due. Throws `not_found`. */
export async function lockUpToDate(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<Player> {
  await lockPlayer(tx, playerId)
  await accrueLoans(server, tx, playerId)
  // Applying it may have changed the player's row.
  const player = await lockPlayer(tx, playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  return player
}

/**
 * Locks a player before an action that changes the player, goods or money: applies what has fallen due and starts the day
 * at play. Throws `encounter_open` while an encounter is open.
 */
export async function lockForAction(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<Player> {
  const player = await lockUpToDate(server, tx, playerId)
  if (await openEncounterOf(tx, playerId)) {
    throw new RequestError('encounter_open', 'Somebody stands in your way. Settle that first.')
  }
  await beginPlayDay(server, tx, player)
  return player
}
