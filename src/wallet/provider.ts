import { type EIP1193Provider } from 'viem'

/** A wallet's end of EIP-1193. */
export type Provider = EIP1193Provider

/** Whether a page object can be talked to as a wallet; what it answers is checked call by call. */
export function isProvider(candidate: unknown): candidate is Provider {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'request' in candidate &&
    typeof candidate.request === 'function' &&
    'on' in candidate &&
    typeof candidate.on === 'function'
  )
}
