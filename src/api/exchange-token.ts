import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import {
  exchangeBaseCall,
  exchangeCall,
  exchangeWorldCall,
  type Provider,
} from '#src/protocol/calls/exchange.ts'
import { type ApiClient } from './client.ts'

export interface ExchangeTokenParameters {
  readonly provider: Provider
  readonly token: string
  /** The wallet that the host names; null when it names none. */
  readonly wallet: `0x${string}` | null
}

/** Exchanges a token from the host for the session's keys. */
export function exchangeToken(
  client: ApiClient,
  { provider, token, wallet }: ExchangeTokenParameters,
  signal: AbortSignal,
): Promise<SignInTokens> {
  const options = { policy: 'tokenExchange', signal } as const
  const walletField = wallet === null ? {} : { wallet }
  switch (provider) {
    case 'world':
      return client.request(exchangeWorldCall, { body: { token }, ...options })
    case 'base':
      return client.request(exchangeBaseCall, { body: { jwt: token, ...walletField }, ...options })
    case 'farcaster':
      return client.request(exchangeCall, {
        params: { provider },
        body: { token, ...walletField },
        ...options,
      })
  }
}
