import { ApiError } from '#src/api/api-error.ts'
import { type ChatEvent, type PaymentRequired, type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { type Line } from './line.ts'

/** What is known of an answer while it is heard. */
export interface Hearing {
  readonly line: Line
  /** The player's own line; null where it was said before. */
  readonly saidId: string | null
  /** The line that grows in the talk. */
  readonly answerId: string
  /** How many tokens have come. */
  tokens: number
}

/**
 * Lets a turn's events into the stores, in their order; resolves with why there was no answer, where the server wants
 * something first, or null. Throws what the stream throws.
 */
export async function hearEvents(
  { stores, till }: Pick<ConversationServices, 'stores' | 'till'>,
  events: AsyncIterable<ChatEvent> | Iterable<ChatEvent>,
  hearing: Hearing,
  began?: () => void,
): Promise<string | null> {
  const { answerId, line, saidId } = hearing
  const chat = () => stores.chat.getState()
  for await (const { event, data } of events) {
    switch (event) {
      case 'turn':
        line.began(data.turn_id)
        chat().turnBegan(saidId, { turnId: data.turn_id, conversationId: data.conversation_id })
        began?.()
        break
      case 'token':
        hearing.tokens += 1
        chat().tokenArrived(answerId, data.text)
        break
      case 'chips':
        chat().chipsOffered(data.quick_replies)
        break
      case 'delta':
        stores.game.getState().applyDelta(data.state_delta)
        break
      case 'payment_required':
        chat().chipsOffered([buyChip(data)])
        return labelled(CHAT_TEXTS.quotaSpent(data.messages, data.price, data.currency), till)
      case 'error':
        throw new ApiError('http', data.detail)
      case 'done':
        chat().lineFinished(answerId, data.message, data.mood)
        break
    }
  }
  return null
}

/** What costs nothing says so before it is bought. */
async function labelled(sentence: string, till: ConversationServices['till']): Promise<string> {
  return (await till.isDemo()) ? `${sentence} ${CHAT_TEXTS.demo}` : sentence
}

function buyChip({ price, currency, messages }: PaymentRequired): QuickReply {
  return {
    title: CHAT_TEXTS.buyMessages(messages),
    payload: { action: 'buy_messages', details: { price, currency, messages } },
  }
}
