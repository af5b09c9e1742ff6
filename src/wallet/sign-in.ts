import { type ApiError, isApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { signIn as postSignIn } from '#src/api/sign-in.ts'
import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { type Credentials } from './credentials.ts'
import { lacksOnlyKey } from './lacks-only-key.ts'
import { type AddressProof, proveAddress, type ProveAddressParameters } from './prove-address.ts'
import { aborted, SignInError } from './sign-in-error.ts'

/** After `signal` aborts nothing is stored, even when the server still answers. */
export interface SignInParameters extends ProveAddressParameters {
  readonly credentials: Credentials
}
export interface SignedIn {
  /** Lower-cased. */
  readonly wallet: string
  readonly playerId: string
  readonly isNewPlayer: boolean
}

/** Signs in by wallet: fetches a nonce, signs it, posts it, and stores keys, wallet and identity. */
export async function signIn(parameters: SignInParameters): Promise<SignedIn> {
  const { client, credentials, platform, connection, signal } = parameters
  const { address, walletId } = connection
  const proof = await proveAddress(parameters)
  const tokens = await post(client, proof, signal)
  // The abort may arrive together with the response.
  if (signal.aborted) throw aborted(signal.reason)

  const { player_id: playerId, is_new_player: isNewPlayer } = tokens
  credentials.store(tokens, { address, type: 'eoa', platform, walletId, playerId }, platform)
  return { wallet: tokens.wallet.toLowerCase(), playerId, isNewPlayer }
}

async function post(
  client: ApiClient,
  proof: AddressProof,
  signal: AbortSignal,
): Promise<SignInTokens> {
  try {
    return await postSignIn(client, proof, signal)
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    if (cause.code === 'aborted') throw aborted(cause)
    if (lacksOnlyKey(cause)) throw new SignInError('no_key', AUTH_TEXTS.tryAgain, { cause })
    throw new SignInError('login', loginSentence(cause), { cause })
  }
}

function loginSentence({ code, status, attempts, message }: ApiError): string {
  if (code === 'bad_answer') return AUTH_TEXTS.noTokens
  if (attempts > 1) return AUTH_TEXTS.attemptsSpent(attempts)
  // Without a sentence from the server, only the status is known.
  if (code === 'http') return AUTH_TEXTS.loginStatus(status)
  return message
}
