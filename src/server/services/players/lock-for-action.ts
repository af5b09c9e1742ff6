import type { Transaction } from '../../db/database.ts'
import { openEncounterOf } from '../../db/repositories/encounters.ts'
import { lockPlayer, type Player } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import { accrueLoans } from '../loans/bring-up-to-date.ts'
import type { ServerContext } from '../server-context.ts'
import { beginPlayDay } from '../pot/begin-play-day.ts'

/** Locks a player and carries out all that has fallen due for them. Throws `not_found`. */
export async function lockUpToDate(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<Player> {
  await lockPlayer(tx, playerId)
  await accrueLoans(server, tx, playerId)
  // What fell due may have moved the player's own row.
  const player = await lockPlayer(tx, playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  return player
}

/**
 * The beginning of everything that moves a player, goods or money: locked, up to date, with nobody in the way, and
 * counted as a day at play.
 * Throws `encounter_open` while somebody is.
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
