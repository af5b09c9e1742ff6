import { SUMMARY_EVERY } from '#src/rules/sharks/summary.ts'
import { lastMessages } from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import { messageOfTurn, type TurnRow } from '../../db/repositories/turns.ts'
import type { ServerContext } from '../server-context.ts'
import { isSummaryDue } from './finish-turn.ts'

/**
 * Lets the model rewrite the summary that the rules made in a turn. `before` is the summary before the turn. The rules'
 * summary is kept when there is no model, when it fails, or when a later turn has changed the summary in the meantime.
 * Never rejects.
 */
export async function rewriteSummary(
  server: ServerContext,
  turn: TurnRow,
  { before, address }: { before: string | undefined; address: string | undefined },
): Promise<void> {
  const { log, store, summarizeConversation } = server
  const { conversationId, playerId } = turn
  const { shark } = turn.decision
  if (!summarizeConversation) return
  try {
    const reply = await messageOfTurn(store.db, turn, 'assistant')
    if (!reply || !isSummaryDue(reply)) return
    const facts = (await relationOf(store.db, playerId, shark))?.summary
    if (facts === undefined) return
    const history = await lastMessages(store.db, conversationId, SUMMARY_EVERY)
    const summary = await summarizeConversation({
      ...{ playerId, address, shark, facts, history },
      ...(before !== undefined && { before }),
    })
    await store.transact(async (tx) => {
      await lockPlayer(tx, playerId)
      const relation = await relationOf(tx, playerId, shark)
      if (relation?.summary !== facts) return
      await saveRelation(tx, playerId, shark, { ...relation, summary })
    })
  } catch (failure) {
    log.warn({ turn: turn.id, err: failure }, 'the model could not write a summary')
  }
}
