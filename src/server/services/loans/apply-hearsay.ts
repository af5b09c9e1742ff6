import { hearOf } from '#src/rules/sharks/hearsay.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import { arrivedHearsay, markHeard } from '../../db/repositories/hearsay.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import type { Means } from '../means.ts'

/** Applies arrived hearsay: a shark learns that the player has paid another one with their money. */
export async function applyArrivedHearsay(
  { clock }: Means,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  const now = clock.now()
  for (const word of await arrivedHearsay(tx, playerId, now)) {
    const { hearer } = word
    const relation = (await relationOf(tx, playerId, hearer)) ?? newRelation(hearer, now)
    await saveRelation(tx, playerId, hearer, hearOf(relation, word))
    await markHeard(tx, word.id, now)
  }
}
