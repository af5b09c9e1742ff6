import { type ApiClient } from '#src/api/client.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type TurnQueue } from '#src/stores/turn-queue.ts'
import { type TalkFile } from './slash/talk-file.ts'
import { type SessionValidity } from '#src/wallet/session-keeper.ts'
import { type Till } from '#src/wallet/till.ts'

/** What a talk stands on. */
export interface ConversationServices {
  readonly api: ApiClient
  readonly turns: TurnQueue
  readonly stores: Pick<Stores, 'chat' | 'game' | 'session'>
  readonly till: Till
  readonly timers: Timers
  readonly flow: Pick<Flow, 'dispatch'>
  readonly sessionValidity: () => Promise<SessionValidity>
  readonly instant: () => string
  /** Puts a text into the clipboard; whether the browser let it. */
  readonly copy: (text: string) => Promise<boolean>
  /** Hands the player a file. */
  readonly save: (file: TalkFile) => void
  /** Whether the page has a network. */
  readonly isOnline: () => boolean
  readonly log: (what: string, failure: unknown) => void
}
