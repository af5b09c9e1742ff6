import { getHistory } from '#src/api/get-history.ts'
import { type Message } from '#src/protocol/chat.ts'
import { type ConversationServices } from './conversation-services.ts'

/** The messages among which new ones are looked for. */
const LAST_MESSAGES = 30

/**
 * Returns a function that adds what the shark has told since the conversation was loaded. Failures are only logged: the next
 * call reads the same.
 */
export function createTellingsReader({
  api,
  log,
  stores,
}: Pick<ConversationServices, 'api' | 'log' | 'stores'>): () => Promise<void> {
  const chat = () => stores.chat.getState()
  const isReady = (): boolean => chat().historyLoaded && !chat().loading
  return async () => {
    if (!isReady()) return
    const { character } = chat()
    try {
      const [conversation] = await getHistory(api, { character, limit: LAST_MESSAGES })
      // A message that was sent in the meantime belongs before what its turn has told.
      if (!conversation || chat().character !== character || !isReady()) return
      chat().tellingsArrived(conversation.conversation_id, tellingsIn(conversation.messages))
    } catch (failure) {
      log('reading what was told', failure)
    }
  }
}

/** Returns the replies that belong to no turn, each with the line of the system after it. */
function tellingsIn(messages: readonly Message[]): readonly Message[] {
  const isTold = ({ role, turn_id }: Message): boolean => role === 'assistant' && turn_id === null
  return messages.filter((message, index) => {
    const before = messages[index - 1]
    return isTold(message) || (message.role === 'system' && before !== undefined && isTold(before))
  })
}
