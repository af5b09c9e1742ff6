import type { PaymentRequired } from '#src/protocol/chat.ts'
import { beginTurn, type Say, writeOf } from './begin-turn.ts'
import { type ChatMeans, openTurn } from './open-turn.ts'
import { RunningTurn } from './running-turns.ts'

/** Says something to a shark: a turn to follow, or what more messages cost. */
export async function sayToShark(
  chat: ChatMeans,
  say: Say,
): Promise<RunningTurn | PaymentRequired> {
  const asked = {
    playerId: say.caller.playerId,
    write: writeOf(say),
    conversation: { id: say.conversationId },
    said: say.message,
  }
  const opened = await openTurn<PaymentRequired>(chat, asked, (tx, opening) =>
    beginTurn(chat.means, tx, say, opening),
  )
  if (opened instanceof RunningTurn) return opened
  return opened.instead
}
