import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { createHistoryReader, type ReadHistory } from '../../platform/chain/read-history.ts'
import { createAddressBook, type ReadVerification } from './address-book.ts'
import { createFidRegistry, type FidRegistry } from './fid-registry.ts'
import { createQuickAuthVerifier, type VerifyQuickAuth } from './quick-auth.ts'
import { createWorldPayments, type WorldPayments } from '../../platform/chain/world-portal.ts'

/** Services that verify identities and payments. */
export interface Providers {
  readonly verifyQuickAuth: VerifyQuickAuth
  /** Undefined without an RPC of Optimism. */
  readonly fids: FidRegistry | undefined
  /** Undefined without an RPC of World Chain. */
  readonly readVerification: ReadVerification | undefined
  /** Undefined without an RPC of Base. */
  readonly readHistory: ReadHistory | undefined
  /** Undefined if payments by World App are not configured. */
  readonly worldPayments: WorldPayments | undefined
}

export interface ProviderContext {
  readonly clock: Clock
  readonly fetch: typeof globalThis.fetch
  readonly log: Pick<Log, 'error'>
}

export function createProviders(config: Config, context: ProviderContext): Providers {
  const { clock } = context
  return {
    verifyQuickAuth: createQuickAuthVerifier(config, clock),
    fids: createFidRegistry(config),
    readVerification: createAddressBook(config),
    readHistory: createHistoryReader(config),
    worldPayments: createWorldPayments(config, context),
  }
}
