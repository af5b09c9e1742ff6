import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createAddressBook, type IsVerifiedHuman } from './address-book.ts'
import { createFidRegistry, type FidRegistry } from './fid-registry.ts'
import { createQuickAuthVerifier, type VerifyQuickAuth } from './quick-auth.ts'
import { createWorldTill, type WorldTill } from './world-portal.ts'

/** Who can vouch for a player, and for what they paid, besides their own wallet. */
export interface Providers {
  readonly verifyQuickAuth: VerifyQuickAuth
  /** Undefined where no RPC of Optimism is set. */
  readonly fids: FidRegistry | undefined
  /** Undefined where no RPC of World Chain is set. */
  readonly isVerifiedHuman: IsVerifiedHuman | undefined
  /** Undefined where World App's payments are not set up. */
  readonly worldTill: WorldTill | undefined
}

export interface Outside {
  readonly clock: Clock
  readonly fetch: typeof globalThis.fetch
  readonly log: Pick<Log, 'error'>
}

export function createProviders(config: Config, outside: Outside): Providers {
  const { clock } = outside
  return {
    verifyQuickAuth: createQuickAuthVerifier(config, clock),
    fids: createFidRegistry(config),
    isVerifiedHuman: createAddressBook(config, clock),
    worldTill: createWorldTill(config, outside),
  }
}
