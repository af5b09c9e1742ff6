import type { PaymentRequired } from '#src/protocol/chat.ts'
import { beginTurn, type MessageRequest, writeOf } from './begin-turn.ts'
import { type ChatContext, openTurn, type TurnResult } from './open-turn.ts'
import type { RunningTurn } from './running-turns.ts'

/** Sends a message to a shark. Returns the turn, or the price of more messages when the player has none left. */
export function sendMessage(
  chat: ChatContext,
  request: MessageRequest,
): Promise<TurnResult<RunningTurn, PaymentRequired>> {
  const turn = {
    playerId: request.caller.playerId,
    address: request.address,
    write: writeOf(request),
    conversation: { id: request.conversationId },
    message: request.message,
  }
  return openTurn<PaymentRequired>(chat, turn, (tx, start) =>
    beginTurn(chat.server, tx, request, start),
  )
}
