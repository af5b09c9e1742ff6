import { type ApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { getNonce } from '#src/api/get-nonce.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type signInCall } from '#src/protocol/calls/auth.ts'
import { type BodyInput } from '#src/protocol/endpoint.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { WALLET_PROMPT_MS } from '#src/protocol/timing.ts'
import { callForSignIn, SignInError } from './sign-in-error.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { timeoutError } from '#src/wallet/wallet-error.ts'

export interface ProveAddressParameters {
  readonly client: ApiClient
  readonly timers: Timers
  readonly platform: Platform
  readonly connection: WalletConnection
  readonly signal?: AbortSignal
  /** Absent: the proof is for a sign-in or a link. */
  readonly purpose?: 'step-up'
}
/** The server's nonce text, signed by the address. */
export type AddressProof = BodyInput<typeof signInCall>

/** Fetches a nonce text and has the wallet sign it. Rejects with a {@link SignInError} or the wallet's own failure. */
export async function proveAddress(parameters: ProveAddressParameters): Promise<AddressProof> {
  const { client, timers, connection, purpose, signal } = parameters
  const { address, kind } = connection
  if (!address) throw new SignInError('no_address', AUTH_TEXTS.addressRequired)
  const input = { address, chain_id: chainIdOf(parameters), ...(purpose && { purpose }) }
  const fetchNonce = () => getNonce(client, input, signal)
  const { nonce, message } = await callForSignIn(
    fetchNonce,
    (cause) => new SignInError('nonce', nonceSentence(cause), { cause }),
  )
  const signature = await beforeLimit({
    ...{ timers, ms: WALLET_PROMPT_MS.here, late: timeoutError },
    run: () => connection.sign(message),
  })
  return { address, sig_type: kind, nonce, message, signature }
}

/** Returns the chain id to sign for: Base in Farcaster's and Base's mini-apps, else the wallet's own. */
function chainIdOf({ platform, connection }: ProveAddressParameters): number {
  const isMiniApp = platform === 'farcaster' || platform === 'base_minikit'
  return isMiniApp ? BASE_CHAIN_ID : connection.chainId
}

function nonceSentence({ code, status, message }: ApiError): string {
  if (code === 'bad_answer') return AUTH_TEXTS.noncePayload
  if (status > 0) return AUTH_TEXTS.nonceStatus(status)
  return AUTH_TEXTS.nonceFetchFailed(message)
}
