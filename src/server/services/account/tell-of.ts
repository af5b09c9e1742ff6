import type { NoticeKind } from '#src/protocol/calls/identity.ts'
import type { Transaction } from '../../db/database.ts'
import { addNotices } from '../../db/repositories/notices.ts'
import type { Means } from '../means.ts'

export interface Change {
  /** The players who get the notice. */
  readonly players: readonly string[]
  readonly kind: NoticeKind
  readonly about: string[]
}

/** Leaves a notice of a change to who a player is, in the transaction of the change. */
export async function tellOf(
  { clock, ids }: Pick<Means, 'clock' | 'ids'>,
  tx: Transaction,
  { players, ...change }: Change,
): Promise<void> {
  const at = clock.now()
  await addNotices(
    tx,
    players.map((playerId) => ({ id: ids.uuid(), playerId, ...change, at })),
  )
}
