import { type ApiError, isApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { getNonce, type GetNonceReturnType } from '#src/api/get-nonce.ts'
import { signIn as postSignIn } from '#src/api/sign-in.ts'
import { BaseError } from '#src/lib/errors.ts'
import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { type Credentials } from './credentials.ts'
import { type WalletConnection } from './wallet-connection.ts'

export type SignInErrorCode = 'no_address' | 'no_host' | 'nonce' | 'login' | 'exchange' | 'aborted'
/** The sentence is the catalogue's (spec §8), without the 'Authentication failed: ' that the login screen puts before it. */
export class SignInError extends BaseError<SignInErrorCode> {
  override readonly name = 'SignInError'
}

export interface SignInParameters {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly platform: Platform
  readonly connection: WalletConnection
  /** Aborted: nothing is stored, whatever the server still answers. */
  readonly signal: AbortSignal
}
export interface SignedIn {
  /** Lower-cased. */
  readonly wallet: string
  readonly playerId: string
  readonly isNewPlayer: boolean
}

/** Wallet flow of spec §4: nonce, signature, post, then keys, wallet and identity are stored. */
export async function signIn(parameters: SignInParameters): Promise<SignedIn> {
  const { credentials, platform, connection, signal } = parameters
  const { address, walletId } = connection
  if (!address) throw new SignInError('no_address', AUTH_TEXTS.addressRequired)

  const { nonce, message } = await fetchNonce(parameters)
  const signature = await connection.sign(message)
  const tokens = await post(parameters, { nonce, message, signature })
  // The answer and the stop may come in the same moment.
  if (signal.aborted) throw aborted(signal.reason)

  const { player_id: playerId, is_new_player: isNewPlayer } = tokens
  credentials.store(tokens, { address, type: 'eoa', platform, walletId, playerId }, platform)
  return { wallet: tokens.wallet.toLowerCase(), playerId, isNewPlayer }
}

async function fetchNonce({
  client,
  connection,
  signal,
}: SignInParameters): Promise<GetNonceReturnType> {
  const { address, chainId } = connection
  try {
    return await getNonce(client, { address, chain_id: chainId }, signal)
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    if (cause.code === 'aborted') throw aborted(cause)
    throw new SignInError('nonce', nonceSentence(cause), { cause })
  }
}

function nonceSentence({ code, status, message }: ApiError): string {
  if (code === 'bad_answer') return AUTH_TEXTS.noncePayload
  if (status > 0) return AUTH_TEXTS.nonceStatus(status)
  return AUTH_TEXTS.nonceFetchFailed(message)
}

async function post(
  { client, connection, signal }: SignInParameters,
  signed: { nonce: string; message: string; signature: `0x${string}` },
): Promise<SignInTokens> {
  const { address, kind } = connection
  try {
    return await postSignIn(client, { address, sig_type: kind, ...signed }, signal)
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    if (cause.code === 'aborted') throw aborted(cause)
    throw new SignInError('login', loginSentence(cause), { cause })
  }
}

function loginSentence({ code, status, attempts, message }: ApiError): string {
  if (code === 'bad_answer') return AUTH_TEXTS.noTokens
  if (attempts > 1) return AUTH_TEXTS.attemptsSpent(attempts)
  // The server's own sentence says which thing failed; a bare status is all there is without one.
  if (code === 'http') return AUTH_TEXTS.loginStatus(status)
  return message
}

function aborted(cause: unknown): SignInError {
  return new SignInError('aborted', 'The sign-in was stopped.', { cause })
}
