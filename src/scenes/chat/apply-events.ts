import { ApiError } from '#src/api/api-error.ts'
import { type ChatEvent, type PaymentRequired, type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { type ReplyStream } from './reply-stream.ts'

/** The state of a reply while it is received. */
export interface ReplyProgress {
  readonly stream: ReplyStream
  /** The id of the player's message; null when the page did not send it. */
  readonly sentId: string | null
  /** The id of the reply in the chat store. */
  readonly replyId: string
  /** How many tokens have been received. */
  tokens: number
}

/**
 * Applies the events of a reply to the stores, in order. Resolves with null, or with a sentence when the server
 * requires a payment first. Throws what the stream throws.
 */
export async function applyEvents(
  { stores, payments }: Pick<ConversationServices, 'stores' | 'payments'>,
  events: AsyncIterable<ChatEvent> | Iterable<ChatEvent>,
  progress: ReplyProgress,
  onStart?: () => void,
): Promise<string | null> {
  const { replyId, stream, sentId } = progress
  const chat = () => stores.chat.getState()
  for await (const { event, data } of events) {
    switch (event) {
      case 'turn':
        stream.setTurn(data.turn_id)
        chat().turnStarted(sentId, { turnId: data.turn_id, conversationId: data.conversation_id })
        onStart?.()
        break
      case 'token':
        progress.tokens += 1
        chat().tokenArrived(replyId, data.text)
        break
      case 'chips':
        chat().chipsOffered(data.quick_replies)
        break
      case 'delta':
        stores.game.getState().applyDelta(data.state_delta)
        break
      case 'payment_required':
        chat().chipsOffered([buyChip(data)])
        return withDemoNote(
          CHAT_TEXTS.quotaSpent(data.messages, data.price, data.currency),
          payments,
        )
      case 'error':
        throw new ApiError('http', data.detail)
      case 'done':
        chat().replyFinished(replyId, data.message, data.mood)
        break
    }
  }
  return null
}

/** Adds a note to the sentence when the payment is only a demo. */
async function withDemoNote(
  sentence: string,
  payments: ConversationServices['payments'],
): Promise<string> {
  return (await payments.isDemo()) ? `${sentence} ${CHAT_TEXTS.demo}` : sentence
}

function buyChip({ price, currency, messages }: PaymentRequired): QuickReply {
  return {
    title: CHAT_TEXTS.buyMessages(messages),
    payload: { action: 'buy_messages', details: { price, currency, messages } },
  }
}
