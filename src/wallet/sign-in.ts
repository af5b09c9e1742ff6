import { type ApiError } from '#src/api/api-error.ts'
import { signIn as postSignIn } from '#src/api/sign-in.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { type Credentials } from './credentials.ts'
import { proveAddress, type ProveAddressParameters } from './prove-address.ts'
import { aborted, callForSignIn, lacksOnlyKey, SignInError, withoutKey } from './sign-in-error.ts'

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
  const post = () => postSignIn(client, proof, signal)
  const tokens = await callForSignIn(post, loginError)
  // The abort may arrive together with the response.
  if (signal?.aborted) throw aborted(signal.reason)

  const { player_id: playerId, is_new_player: isNewPlayer } = tokens
  credentials.store(tokens, { address, type: 'eoa', platform, walletId, playerId }, platform)
  return { wallet: tokens.wallet.toLowerCase(), playerId, isNewPlayer }
}

function loginError(cause: ApiError): SignInError {
  if (lacksOnlyKey(cause)) return withoutKey(cause)
  return new SignInError('login', loginSentence(cause), { cause })
}

function loginSentence({ code, status, attempts, message }: ApiError): string {
  if (code === 'bad_answer') return AUTH_TEXTS.noTokens
  if (attempts > 1) return AUTH_TEXTS.attemptsSpent(attempts)
  // Without a sentence from the server, only the status is known.
  if (code === 'http') return AUTH_TEXTS.loginStatus(status)
  return message
}
