import { type ApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { exchangeToken } from '#src/api/exchange-token.ts'
import { getFrameAccount } from '#src/api/get-frame-account.ts'
import { getProviderNonce } from '#src/api/get-provider-nonce.ts'
import { signIn } from '#src/api/sign-in.ts'
import { signInFrame } from '#src/api/sign-in-frame.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { type Provider } from '#src/protocol/calls/exchange.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { asAddress } from '#src/wallet/as-address.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { type Credentials } from './credentials.ts'
import { proveAddress } from './prove-address.ts'
import { aborted, callForSignIn, lacksOnlyKey, SignInError } from './sign-in-error.ts'

export interface SignInParameters {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'signIn' | 'user'>
  /** After an abort nothing is stored, even when a wallet, the host or the server still answers. */
  readonly signal: AbortSignal
}

export interface SignedIn {
  /** Lower-cased. */
  readonly wallet: string
  readonly playerId: string
  readonly isNewPlayer: boolean
}

/** The proof of a frame's user, valid once. */
export interface FrameProof {
  readonly fid: number
  readonly sig: string
  /** The secret of the nonce, if this page asked for it; otherwise the browser's cookie holds it. */
  readonly secret?: string
}

/** Signs in by wallet: fetches a nonce, has it signed, posts it, and stores keys, wallet and identity. */
export async function signInByWallet(
  parameters: SignInParameters,
  connection: WalletConnection,
): Promise<SignedIn> {
  const { client, credentials, host, signal } = parameters
  const { address, walletId } = connection
  const { platform } = host
  const proof = await proveAddress({ ...parameters, platform, connection })
  const tokens = await callForSignIn(() => signIn(client, proof, signal), loginError, signal)
  const { player_id: playerId } = tokens
  credentials.store(tokens, { address, type: 'eoa', platform, walletId, playerId }, platform)
  return signedInBy(tokens)
}

/**
 * Signs in the user of the app around the page: gets a proof from the app, exchanges it, and stores keys, wallet and
 * identity. Rejects with the host's failure when it gave no proof, else with a {@link SignInError}.
 */
export async function signInByHost(parameters: SignInParameters): Promise<SignedIn> {
  const { client, host, signal } = parameters
  if (!host.signIn) throw new SignInError('no_host', AUTH_TEXTS.noFarcaster)
  const proof = await host.signIn({ nonce: () => getProviderNonce(client, 'world', signal) })
  if (signal.aborted) throw aborted(signal.reason)
  const exchange = () => exchangeToken(client, proof, signal)
  return storeHostUser(
    parameters,
    await callForSignIn(exchange, exchangeError(proof.provider), signal),
  )
}

/**
 * Signs in with the proof of a frame. Another person may have made the link with the proof, so the player confirms the
 * account with this name first.
 */
export async function signInByFrame(
  parameters: SignInParameters,
  frame: FrameProof,
  confirmAccount: (name: string, signal: AbortSignal) => Promise<void>,
): Promise<SignedIn> {
  const { client, signal } = parameters
  const call = <answer>(run: () => Promise<answer>): Promise<answer> =>
    callForSignIn(run, exchangeError('farcaster'), signal)
  const { name } = await call(() => getFrameAccount(client, frame, signal))
  await confirmAccount(name, signal)
  return storeHostUser(parameters, await call(() => signInFrame(client, frame, signal)))
}

function storeHostUser(
  { credentials, host: { platform, user } }: SignInParameters,
  tokens: SignInTokens,
): SignedIn {
  const { identity = { type: 'eoa' }, player_id: playerId, wallet_proven = true } = tokens
  // The host's claims about its user are stored only when they name the user that was proven.
  const claimed = user?.fid === identity.fid ? user : null
  credentials.store(
    tokens,
    {
      ...{ address: asAddress(tokens.wallet), type: identity.type, platform, playerId },
      ...{ walletProven: wallet_proven, fid: identity.fid, worldId: identity.world_id },
      ...{ verified: identity.verified, username: claimed?.username },
      ...{ displayName: claimed?.displayName, pfp: claimed?.pfpUrl },
    },
    platform,
  )
  return signedInBy(tokens)
}

function signedInBy(tokens: SignInTokens): SignedIn {
  const { player_id: playerId, is_new_player: isNewPlayer } = tokens
  return { wallet: asAddress(tokens.wallet), playerId, isNewPlayer }
}

function loginError(cause: ApiError): SignInError {
  if (lacksOnlyKey(cause)) return new SignInError('no_key', AUTH_TEXTS.tryAgain, { cause })
  return new SignInError('login', loginSentence(cause), { cause })
}

function loginSentence({ code, status, attempts, message }: ApiError): string {
  if (code === 'bad_answer') return AUTH_TEXTS.noTokens
  if (attempts > 1) return AUTH_TEXTS.attemptsSpent(attempts)
  // Without a sentence from the server, only the status is known.
  return code === 'http' ? AUTH_TEXTS.loginStatus(status) : message
}

function exchangeError(provider: Provider): (cause: ApiError) => SignInError {
  return (cause) =>
    provider !== 'world' && lacksOnlyKey(cause)
      ? new SignInError('no_key', AUTH_TEXTS.tryAgain, { cause })
      : new SignInError('exchange', exchangeSentence(provider, cause), { cause })
}

function exchangeSentence(provider: Provider, { code, status, message }: ApiError): string {
  if (provider === 'world') {
    return code === 'bad_answer' ? AUTH_TEXTS.worldExchangeInvalid : AUTH_TEXTS.worldExchangeFailed
  }
  if (code === 'bad_answer') return AUTH_TEXTS.noTokens
  if (status === 0) return message
  if (provider === 'base') return AUTH_TEXTS.baseExchangeFailed(status)
  return AUTH_TEXTS.exchangeFailed(provider, status)
}
