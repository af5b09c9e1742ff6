import { createPaymentVerifier } from '#src/server/platform/chain/verify-payment.ts'
import { createSignatureVerifier } from '#src/server/platform/chain/verify-signature.ts'
import type { Clock } from '#src/server/platform/clock.ts'
import { readConfig } from '#src/server/platform/config.ts'
import type { Database } from '#src/server/platform/db/database.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import type { Ids } from '#src/server/platform/ids.ts'
import { createLog } from '#src/server/platform/log.ts'
import { createNameLookup } from '#src/server/identity/names/lookup/name-lookup.ts'
import { createProviders } from '#src/server/identity/providers/providers.ts'
import type { ServerContext } from '#src/server/server-context.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'

/** The dependencies of a writer. */
export function cityServer(
  store: Store,
  { clock, ids }: { clock: Clock; ids: Ids },
): ServerContext {
  const config = readConfig({})
  const log = createLog('silent', { write: () => undefined })
  return {
    ...{ config, store, clock, ids, log, summarizeConversation: null },
    voice: createGrammarVoice(),
    verifySignature: createSignatureVerifier(config),
    verifyPayment: createPaymentVerifier(config, log),
    providers: createProviders(config, { clock, fetch, log }),
    lookUpName: createNameLookup(config, { clock, fetch }),
  }
}

/** The store of a server whose writer uses sheets in memory alone. */
export const NO_DATABASE: Store = {
  engine: 'embedded',
  db: new Proxy({} as Database, { get: refuse }),
  transact: refuse,
  ping: refuse,
  close: refuse,
}

function refuse(): never {
  throw new RangeError('A city in memory has no database: this write does not use the sheets.')
}
