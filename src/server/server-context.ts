import type { VerifyPayment } from './platform/chain/verify-payment.ts'
import type { VerifySignature } from './platform/chain/verify-signature.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Store } from './platform/db/store.ts'
import type { Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { LookUpName } from './identity/names/lookup/name-lookup.ts'
import type { Providers } from './identity/providers/providers.ts'
import type { SummarizeConversation } from './voices/model/model-summary.ts'
import type { MarketWatch } from './read/market/market-watch.ts'
import type { Voice } from './voices/voice.ts'
import type { PlayerWriter } from './write/act.ts'

/** The dependencies of every call. */
export interface ServerContext {
  readonly config: Config
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly voice: Voice
  /** Null if no model is configured: then the summaries of the rules are kept. */
  readonly summarizeConversation: SummarizeConversation | null
  readonly verifySignature: VerifySignature
  readonly verifyPayment: VerifyPayment
  readonly providers: Providers
  readonly lookUpName: LookUpName
}

/** What the calls of the game read and write with. */
export interface GameContext {
  readonly server: ServerContext
  readonly market: MarketWatch
  readonly writer: PlayerWriter
}
