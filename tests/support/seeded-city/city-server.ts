import { createPaymentVerifier } from '#src/server/chain/verify-payment.ts'
import { createSignatureVerifier } from '#src/server/chain/verify-signature.ts'
import type { Clock } from '#src/server/clock.ts'
import { readConfig } from '#src/server/config.ts'
import type { Database } from '#src/server/db/database.ts'
import type { Store } from '#src/server/db/store.ts'
import type { Ids } from '#src/server/ids.ts'
import { createLog } from '#src/server/log.ts'
import { createNameLookup } from '#src/server/names/name-lookup.ts'
import { createProviders } from '#src/server/providers/providers.ts'
import type { ServerContext } from '#src/server/services/server-context.ts'
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
