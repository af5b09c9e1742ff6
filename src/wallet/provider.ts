import { type EIP1193Provider } from 'viem'

/** A wallet's EIP-1193 provider. */
export type Provider = EIP1193Provider

/** Returns whether an object has the methods of a provider. Its responses are checked at each call. */
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
