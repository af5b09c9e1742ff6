import { rootOf } from '#src/rules/runs/roots.ts'
import { addRoot, changedTicks, lastRootOf, leavesAt } from '../../write/run-repository.ts'
import { lockSeason, type Season } from '../../platform/db/repositories/seasons.ts'
import { sha256 } from '../../platform/hashing.ts'
import type { ServerContext } from '../../server-context.ts'

/** A write is stored in its tick or the next one, so ticks that are this much older are final. */
export const FINAL_AFTER_TICKS = 2

/**
 * Publishes the Merkle root of every tick up to `upTo` in which runs changed, each chained to the one before. No write is
 * stored in a tick whose root is published. Several nodes may call it at once; one of them takes effect.
 */
export async function publishRoots(
  { store }: Pick<ServerContext, 'store'>,
  { id }: Pick<Season, 'id'>,
  upTo: number,
): Promise<void> {
  const last = await lastRootOf(store.db, id)
  const due = await changedTicks(store.db, id, { after: last?.tick ?? -1, upTo })
  if (due.length === 0) return
  await store.transact(async (tx) => {
    const season = await lockSeason(tx, id, 'no key update')
    if (!season) return
    const before = await lastRootOf(tx, id)
    let chain = before?.chain ?? season.seedHash
    for (const tick of await changedTicks(tx, id, { after: before?.tick ?? -1, upTo })) {
      const leaves = await leavesAt(tx, id, tick)
      const root = rootOf({ tick, leaves, before: chain }, (text) => sha256(text))
      await addRoot(tx, id, root)
      chain = root.chain
    }
  })
}
