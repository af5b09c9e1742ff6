import type { NoticeKind } from '#src/protocol/calls/identity.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addNotices } from './notice-repository.ts'
import type { ServerContext } from '../../server-context.ts'

export interface NewNotice {
  /** The players who receive the notice. */
  readonly players: readonly string[]
  readonly kind: NoticeKind
  /** An identity's subject; for a merge, the street names of the kept and the dropped player. */
  readonly about: string[]
}

/** Adds a notice of a change to identities or keys, in the transaction of the change. */
export async function addNotice(
  { clock, ids }: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  { players, ...notice }: NewNotice,
): Promise<void> {
  const at = clock.now()
  await addNotices(
    tx,
    players.map((playerId) => ({ id: ids.uuid(), playerId, ...notice, at })),
  )
}
