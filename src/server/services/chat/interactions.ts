import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { quotaOn } from '#src/rules/quota.ts'
import { unclearOn } from '#src/rules/sharks/relation.ts'
import type { Turn } from '#src/rules/sharks/situation.ts'
import { paidInteractionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import {
  giveBackBoughtInteraction,
  giveBackFreeInteraction,
  type Player,
  takeBoughtInteraction,
  takeFreeInteraction,
} from '../../db/repositories/players.ts'
import { relationsOf } from '../../db/repositories/relations.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'

/** Where the interaction of a message comes from. */
export type Interaction = 'free' | 'bought'

/** Takes an interaction for a message: a free one of the day, else a bought one. Null when there is neither. */
export async function takeInteraction(
  { clock }: ServerContext,
  tx: Transaction,
  player: Player,
): Promise<Interaction | null> {
  const day = dayOf(clock.now())
  const free = quotaOn(player, day)
  if (await takeFreeInteraction(tx, { playerId: player.id, day, free })) return 'free'
  return (await takeBoughtInteraction(tx, player.id)) ? 'bought' : null
}

/**
 * Gives the interaction back if the shark did not understand the message, up to `unclearFree` times a day. Otherwise
 * books it, if it was bought.
 */
export async function settleInteraction(
  server: ServerContext,
  tx: Transaction,
  {
    player,
    turnId,
    interaction,
    decided,
  }: { player: Player; turnId: string; interaction: Interaction; decided: Turn },
): Promise<void> {
  const day = dayOf(server.clock.now())
  if (await costsNothing(tx, player.id, decided, day)) {
    if (interaction === 'free') await giveBackFreeInteraction(tx, { playerId: player.id, day })
    else await giveBackBoughtInteraction(tx, player.id)
  } else if (interaction === 'bought') {
    await book(server, tx, paidInteractionEntry(player.id, turnId))
  }
}

async function costsNothing(
  tx: Transaction,
  playerId: string,
  { decision }: Turn,
  day: string,
): Promise<boolean> {
  if (!decision.tags.includes('unsure')) return false
  const relations = await relationsOf(tx, playerId)
  const before = relations.reduce((sum, relation) => sum + unclearOn(relation, day), 0)
  return before < RULES.interactions.unclearFree
}
