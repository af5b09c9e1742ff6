import { isAuthFailure } from '#src/api/api-error.ts'
import { AUTH_TEXTS, CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import { sentenceFor } from './sentence-for.ts'

/** How the talk says that something went wrong. */
export interface Complaints {
  /** Adds a line of the system's. */
  tell(text: string): void
  /** The session is over: the talk says so, and the login follows. */
  loseSession(): void
  /** Says which thing failed, by the failure. */
  explain(failure: unknown): void
}

export function createComplaints({ api, flow, stores }: ConversationServices): Complaints {
  const complaints: Complaints = {
    tell: (text) => stores.chat.getState().systemSaid(api.newKey(), text),
    loseSession() {
      complaints.tell(CHAT_TEXTS.authError)
      flow.dispatch({ type: 'session_lost', message: AUTH_TEXTS.sessionExpired })
    },
    explain(failure) {
      if (isAuthFailure(failure)) complaints.loseSession()
      else complaints.tell(sentenceFor(failure))
    },
  }
  return complaints
}
