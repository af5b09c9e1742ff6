import { type Speech } from '#src/api/chat-body.ts'
import { type Stores } from '#src/stores/stores.ts'

/** What goes to the server with the player's words: all that the page knows as they speak. */
export function speechOf(
  { chat, game, session }: Pick<Stores, 'chat' | 'game' | 'session'>,
  message: string,
  replyToken: string | undefined,
): Speech {
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
