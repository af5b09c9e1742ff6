import { hearOf } from '#src/rules/sharks/hearsay.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import { arrivedHearsay, markHeard } from '../../db/repositories/hearsay.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import type { Means } from '../means.ts'

/** Lets word that has arrived be heard: a shark learns that another was paid with their money. */
export async function hearArrivedWord(
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
