import { type EIP1193Provider } from 'viem'

/** A wallet's EIP-1193 provider. */
export type Provider = EIP1193Provider

/** Returns whether an object has the methods of a provider. Its responses are checked at each call. */
export function isProvider(candidate: unknown): candidate is Provider {
  const { request, on }: Readonly<Record<string, unknown>> = Object(candidate)
  return typeof request === 'function' && typeof on === 'function'
}
