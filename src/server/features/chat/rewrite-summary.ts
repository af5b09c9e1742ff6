import { isSummaryDue, TURNS_SUMMARISED } from '#src/rules/sharks/summary.ts'
import { lastMessages } from '../../write/conversation-repository.ts'
import { relationOf, replaceSummary } from '../../read/player/relation-repository.ts'
import type { TurnRow } from '../../write/turn-repository.ts'
import type { ServerContext } from '../../server-context.ts'

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
    const relation = await relationOf(store.db, playerId, shark)
    const facts = relation?.summary
    if (!relation || facts === undefined || !isSummaryDue(relation)) return
    const history = await lastMessages(store.db, conversationId, 2 * TURNS_SUMMARISED)
    const summary = await summarizeConversation({
      ...{ playerId, address, shark, facts, history },
      ...(before !== undefined && { before }),
    })
    await replaceSummary(store.db, { playerId, character: shark, before: facts, summary })
  } catch (failure) {
    log.warn({ turn: turn.id, err: failure }, 'the model could not write a summary')
  }
}
