import { MAX_IDENTITIES, MAX_MERGES } from '#src/protocol/calls/account.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { countIdentities, formerIdsOf } from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'

/** Throws `too_many_identities` if a locked player has no room for another identity. */
export async function checkIdentityCap(tx: Transaction, playerId: string): Promise<void> {
  if ((await countIdentities(tx, [playerId])) >= MAX_IDENTITIES) throw tooManyIdentities()
}

/** Throws `too_many_identities` or `too_many_merges` if two locked players are too much for one together. */
export async function checkMergeCaps(tx: Transaction, ids: readonly string[]): Promise<void> {
  if ((await countIdentities(tx, ids)) > MAX_IDENTITIES) throw tooManyIdentities()
  let merged = 1
  for (const id of ids) merged += (await formerIdsOf(tx, id)).length
  if (merged <= MAX_MERGES) return
  throw new RequestError(
    'too_many_merges',
    `At most ${MAX_MERGES} players can be merged into one, and you have merged as many.`,
  )
}

function tooManyIdentities(): RequestError {
  return new RequestError(
    'too_many_identities',
    `A player has at most ${MAX_IDENTITIES} identities. Unlink one first.`,
  )
}
