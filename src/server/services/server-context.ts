import type { VerifyPayment } from '../chain/verify-payment.ts'
import type { VerifySignature } from '../chain/verify-signature.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import type { LookUpName } from '../names/name-lookup.ts'
import type { Providers } from '../providers/providers.ts'
import type { SummarizeConversation } from '../voices/model/model-summary.ts'
import type { Voice } from '../voices/voice.ts'

/** The dependencies of every service. */
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
