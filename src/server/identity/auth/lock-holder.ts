import type { Transaction } from '../../platform/db/database.ts'
import { identityOf, lockPlayers, type Player } from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'

/** An attempt must be repeated if the identity gets another holder while the locks are awaited. */
const MAX_ATTEMPTS = 3

export interface Holding {
  /** Null if no player holds the identity. */
  readonly holder: Player | null
  /** The locked players that have not been merged away, by id. */
  readonly locked: ReadonlyMap<string, Player>
}

/**
 * Locks the player who holds an identity, and other players, always in the same order to avoid deadlocks. Until the
 * transaction ends none of them can be merged away. Throws `unavailable` if the holder keeps changing.
 */
export async function lockHolder(
  tx: Transaction,
  subject: string,
  others: readonly string[] = [],
): Promise<Holding> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const known = await identityOf(tx, subject)
    const locked = await lockPlayers(tx, [...others, ...(known ? [known.playerId] : [])])
    const holder = known ? locked.get(known.playerId) : null
    // Meanwhile the player may have been merged into another, or the identity unlinked.
    const isUnchanged = (await identityOf(tx, subject))?.playerId === known?.playerId
    if (holder !== undefined && isUnchanged) return { holder, locked }
  }
  throw new RequestError('unavailable', 'This identity is changing hands. Please try again.')
}
