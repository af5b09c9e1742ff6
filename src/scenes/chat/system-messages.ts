import { isAuthFailure } from '#src/api/api-error.ts'
import { AUTH_TEXTS, CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { sentenceFor } from './sentence-for.ts'

/** Shows results and failures as system messages in the conversation. */
export interface SystemMessages {
  /** Adds a system message. */
  show(text: string): void
  /** Reports that the session is over, in the conversation and to the flow. */
  loseSession(): void
  /** Shows a failure. Ends the session when the failure means that the player must sign in again. */
  showFailure(failure: unknown): void
}

export function createSystemMessages({ api, flow, stores }: ConversationServices): SystemMessages {
  const systemMessages: SystemMessages = {
    show: (text) => stores.chat.getState().systemMessageAdded(api.newKey(), text),
    loseSession() {
      systemMessages.show(CHAT_TEXTS.authError)
      flow.dispatch({ type: 'session_lost', message: AUTH_TEXTS.sessionExpired })
    },
    showFailure(failure) {
      if (isAuthFailure(failure)) systemMessages.loseSession()
      else systemMessages.show(sentenceFor(failure))
    },
  }
  return systemMessages
}
