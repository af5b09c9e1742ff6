import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { createAddressBook, type IsVerifiedHuman } from './address-book.ts'
import { createFidRegistry, type FidRegistry } from './fid-registry.ts'
import { createQuickAuthVerifier, type VerifyQuickAuth } from './quick-auth.ts'

/** Who can vouch for a player besides their own wallet. */
export interface Providers {
  readonly verifyQuickAuth: VerifyQuickAuth
  /** Undefined where no RPC of Optimism is set. */
  readonly fids: FidRegistry | undefined
  /** Undefined where no RPC of World Chain is set. */
  readonly isVerifiedHuman: IsVerifiedHuman | undefined
}

export function createProviders(config: Config, clock: Clock): Providers {
  return {
    verifyQuickAuth: createQuickAuthVerifier(config, clock),
    fids: createFidRegistry(config),
    isVerifiedHuman: createAddressBook(config, clock),
  }
}
