import { type ApiClient } from '#src/api/client.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type ActionQueue } from '#src/stores/action-queue.ts'
import { type ConversationFile } from './slash/conversation-file.ts'
import { type SessionValidity } from '#src/session/session-manager.ts'
import { type Payments } from '#src/wallet/payments.ts'

/** What a conversation depends on. */
export interface ConversationServices {
  readonly api: ApiClient
  readonly actionQueue: ActionQueue
  readonly stores: Pick<Stores, 'chat' | 'game' | 'session'>
  readonly payments: Payments
  readonly timers: Timers
  readonly flow: Pick<Flow, 'dispatch'>
  readonly sessionValidity: () => Promise<SessionValidity>
  readonly instant: () => string
  /** Copies a text to the clipboard. Resolves with whether the browser allowed it. */
  readonly copy: (text: string) => Promise<boolean>
  /** Downloads a file. */
  readonly save: (file: ConversationFile) => void
  /** Whether the page is online. */
  readonly isOnline: () => boolean
  readonly log: (what: string, failure: unknown) => void
}
