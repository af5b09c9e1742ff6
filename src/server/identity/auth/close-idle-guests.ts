import { EVIDENCE_KINDS } from '#src/protocol/evidence.ts'
import { removeEvidence } from '../../platform/db/repositories/evidence.ts'
import { idleGuests } from './idle-guest-repository.ts'
import { identitiesOf, lockPlayer, removeIdentity } from '../../platform/db/repositories/players.ts'
import type { ServerContext } from '../../server-context.ts'
import { closePlayer } from './close-player.ts'

/** The longest time that a key works without use: until then a guest plays without signing in. */
const IDLE_MS = 30 * 24 * 60 * 60_000
/** Guests that one run of the worker closes, so that it does not hold up others. */
const BATCH = 2_000

/**
 * Closes guests that have done nothing for 30 days: their identities, names and places on the boards end, and the
 * opening grant returns. A guest who signs in again is a new player.
 */
export async function closeIdleGuests(
  server: Pick<ServerContext, 'clock' | 'ids' | 'store'>,
): Promise<void> {
  const { store } = server
  const createdBefore = new Date(server.clock.now().getTime() - IDLE_MS)
  for (const id of await idleGuests(store.db, { createdBefore, limit: BATCH })) {
    await store.transact(async (tx) => {
      if (!(await lockPlayer(tx, id))) return
      // The guest may have signed in or been linked while the lock was awaited.
      const [still] = await idleGuests(tx, { createdBefore, limit: 1, id })
      if (still === undefined) return
      for (const identity of await identitiesOf(tx, id)) {
        await removeEvidence(tx, identity.subject, EVIDENCE_KINDS)
        await removeIdentity(tx, identity.id)
      }
      await closePlayer(server, tx, id)
    })
  }
}
