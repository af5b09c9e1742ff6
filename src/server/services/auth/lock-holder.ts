import type { Transaction } from '../../db/database.ts'
import { identityOf, lockPlayers, type Player } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'

/** Whom a holder has been merged into may be merged away in its turn; more than this is no race but a fault. */
const LOOKS = 3

export interface Holding {
  /** Null where nobody holds the identity. */
  readonly holder: Player | null
  /** The players that are there, by id. */
  readonly locked: ReadonlyMap<string, Player>
}

/**
 * Locks the player who holds an identity, and others with them: in one order always, so that two who lock the same at
 * once do not wait for one another. Until the transaction ends nobody can be merged away.
 */
export async function lockHolder(
  tx: Transaction,
  subject: string,
  others: readonly string[] = [],
): Promise<Holding> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const known = await identityOf(tx, subject)
    const locked = await lockPlayers(tx, [...others, ...(known ? [known.playerId] : [])])
    const holder = known ? locked.get(known.playerId) : null
    // While this waited for the lock, the player may have been merged into another, or the identity unlinked.
    const isUnchanged = (await identityOf(tx, subject))?.playerId === known?.playerId
    if (holder !== undefined && isUnchanged) return { holder, locked }
  }
  throw new RequestError('unavailable', 'This identity is changing hands. Please try again.')
}
