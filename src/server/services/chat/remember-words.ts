import type { Character } from '#src/protocol/characters.ts'
import { keepWords } from '#src/rules/sharks/recollections/keep.ts'
import type { Turn } from '#src/rules/sharks/situation.ts'
import type { Transaction } from '../../db/database.ts'
import {
  addRecollections,
  deleteRecollections,
  markQuoted,
  recollectionsOf,
} from '../../db/repositories/recollections.ts'
import type { ServerContext } from '../server-context.ts'

/** Stores what the player has said in a turn, and which recollection the reply quotes. */
export async function rememberWords(
  { clock, ids }: ServerContext,
  tx: Transaction,
  {
    playerId,
    character: shark,
    decided: { decision, noted = [], quoted },
  }: { playerId: string; character: Character; decided: Turn },
): Promise<void> {
  const now = clock.now()
  if (quoted !== undefined) await markQuoted(tx, quoted, now)
  if (noted.length === 0) return
  const { added, forgotten } = keepWords(await recollectionsOf(tx, [playerId], now), {
    ...{ shark, noted, now, seed: decision.seed },
    newId: () => ids.uuid(),
  })
  await deleteRecollections(tx, [playerId], forgotten)
  await addRecollections(tx, playerId, added)
}
