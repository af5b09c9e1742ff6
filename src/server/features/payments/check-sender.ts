import type { GasPrice, Sender } from '../../platform/chain/sponsor-chain.ts'
import type { ServerContext } from '../../server-context.ts'
import type { SponsorRefusal } from '../../write/payments/sponsor-refusal.ts'
import { factoryOf, isFairBid, type UserOperation } from './user-operation.ts'

/** The state of the chain that a call is checked against. */
export interface ChainState {
  readonly state: Sender
  readonly price: GasPrice
  /** What the call must pay, in millionths of a USDC. */
  readonly units: bigint
}

/**
 * Returns a refusal of a call that bids too much, would fail, or comes from a wallet whose code is not known; else null.
 */
export function refusalByChain(
  config: Pick<ServerContext['config'], 'PAYMASTER_FACTORIES' | 'PAYMASTER_WALLET_CODES'>,
  operation: UserOperation,
  { state, price, units }: ChainState,
): SponsorRefusal | null {
  if (!isFairBid(operation, price)) return ['rejected', 'This bids more than gas costs now.']
  if (state.units < units) return ['rejected', 'This wallet does not hold enough USDC.']
  if (state.nextNonce !== BigInt(operation.nonce)) {
    return ['rejected', 'This is not the next operation of the wallet.']
  }
  const factory = factoryOf(operation)
  if (state.hasCode) {
    if (factory !== null) return ['rejected', 'This wallet is made already.']
    const isKnown = state.codeHashes.every((hash) => config.PAYMASTER_WALLET_CODES.includes(hash))
    return isKnown ? null : ['rejected', 'Wallets of this kind are not sponsored here.']
  }
  const isKnown = config.PAYMASTER_FACTORIES.some((known) => known === factory)
  return isKnown ? null : ['rejected', 'Wallets of this factory are not sponsored here.']
}
