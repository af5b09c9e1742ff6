import { type ChatInput } from '#src/api/chat-body.ts'
import { type Stores } from '#src/stores/stores.ts'

/** Returns what is sent with a message: the player's state and the history. */
export function chatInputOf(
  { chat, game, session }: Pick<Stores, 'chat' | 'game' | 'session'>,
  message: string,
  replyToken: string | undefined,
): ChatInput {
  const { character, conversationId, messages, choices } = chat.getState()
  const { playerCash, movesLeft, streak, currentBorough } = game.getState()
  return {
    message,
    character,
    conversationId,
    history: messages,
    choices,
    replyToken,
    player: {
      id: session.getState().playerId,
      cash: playerCash ?? 0,
      movesLeft,
      streak,
      borough: currentBorough,
    },
  }
}
