import { applyHearsay } from '#src/rules/sharks/hearsay.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import { arrivedHearsay, markHearsayApplied } from '../../db/repositories/hearsay.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import type { ServerContext } from '../server-context.ts'

/** Applies the hearsay that has arrived: a shark learns that the player used the shark's money to pay another shark. */
export async function applyArrivedHearsay(
  { clock }: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  const now = clock.now()
  for (const word of await arrivedHearsay(tx, playerId, now)) {
    const { hearer } = word
    const relation = (await relationOf(tx, playerId, hearer)) ?? newRelation(hearer, now)
    await saveRelation(tx, playerId, hearer, applyHearsay(relation, word))
    await markHearsayApplied(tx, word.id, now)
  }
}
