import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** Checks that WALLET_MODE permits the identity: guests, real wallets, or both. Throws `forbidden`. */
export function checkWalletMode(
  { config }: Pick<ServerContext, 'config'>,
  { kind }: VerifiedIdentity,
): void {
  const isBurner = kind === 'burner'
  if (config.WALLET_MODE === 'live' && isBurner) {
    throw new RequestError('forbidden', 'This server takes real wallets only, no guests.')
  }
  if (config.WALLET_MODE === 'mock' && !isBurner) {
    throw new RequestError('forbidden', 'This server takes guests only, no real wallets.')
  }
}
