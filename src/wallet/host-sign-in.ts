import { type ApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { exchangeToken } from '#src/api/exchange-token.ts'
import { getFrameAccount } from '#src/api/get-frame-account.ts'
import { getFrameNonce } from '#src/api/get-frame-nonce.ts'
import { getProviderNonce } from '#src/api/get-provider-nonce.ts'
import { signInFrame } from '#src/api/sign-in-frame.ts'
import { type Host } from '#src/hosts/host.ts'
import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { type Provider } from '#src/protocol/calls/exchange.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { type Credentials } from './credentials.ts'
import { type SignedIn } from './sign-in.ts'
import { aborted, callForSignIn, lacksOnlyKey, SignInError, withoutKey } from './sign-in-error.ts'
import { asAddress } from './as-address.ts'

export interface HostSignInParameters {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly host: Pick<Host, 'platform' | 'signIn' | 'user'>
  /** After an abort nothing is stored, even when the host or the server still answers. */
  readonly signal: AbortSignal
}

/**
 * Signs in the user of the app around the page: gets a proof from the app, exchanges it, and stores keys, wallet and
 * identity. Rejects with the host's failure when it gave no proof, else with a {@link SignInError}.
 */
export async function signInByHost(parameters: HostSignInParameters): Promise<SignedIn> {
  const { client, host, signal } = parameters
  const { signIn } = host
  if (!signIn) throw new SignInError('no_host', AUTH_TEXTS.noFarcaster)
  const proof = await signIn({ nonce: () => getProviderNonce(client, 'world', signal) })
  if (signal.aborted) throw aborted(signal.reason)
  return completeSignIn(parameters, () =>
    exchangeBy(proof.provider, () => exchangeToken(client, proof, signal)),
  )
}

/** The proof of a frame's user, valid once. */
export interface FrameProof {
  readonly fid: number
  readonly sig: string
  /** The secret of the nonce, if this page asked for it; otherwise the browser's cookie holds it. */
  readonly secret?: string
}

export interface FrameSignInParameters extends HostSignInParameters {
  readonly frame: FrameProof
  /** Resolves when the player has confirmed the account with this name; rejects when the signal aborts. */
  readonly confirmAccount: (name: string, signal: AbortSignal) => Promise<void>
}

/**
 * Signs in with the proof of a frame. Another person may have made the link with the proof, so the player confirms the
 * account first.
 */
export async function signInByFrame({
  frame,
  confirmAccount,
  ...parameters
}: FrameSignInParameters): Promise<SignedIn> {
  const { client, signal } = parameters
  const { name } = await exchangeBy('farcaster', () => getFrameAccount(client, frame, signal))
  await confirmAccount(name, signal)
  return completeSignIn(parameters, () =>
    exchangeBy('farcaster', () => signInFrame(client, frame, signal)),
  )
}

function exchangeBy<answer>(provider: Provider, call: () => Promise<answer>): Promise<answer> {
  return callForSignIn(call, (cause) =>
    provider !== 'world' && lacksOnlyKey(cause)
      ? withoutKey(cause)
      : new SignInError('exchange', sentenceOf(provider, cause), { cause }),
  )
}

async function completeSignIn(
  { credentials, host, signal }: HostSignInParameters,
  fetchTokens: () => Promise<SignInTokens>,
): Promise<SignedIn> {
  const tokens = await fetchTokens()
  if (signal.aborted) throw aborted(signal.reason)
  const { identity = { type: 'eoa' }, player_id: playerId, is_new_player: isNewPlayer } = tokens
  const { platform, user } = host
  const wallet = asAddress(tokens.wallet)
  credentials.store(
    tokens,
    {
      address: wallet,
      type: identity.type,
      platform,
      playerId,
      walletProven: tokens.wallet_proven ?? true,
      ...(identity.fid === undefined ? {} : { fid: identity.fid }),
      ...(identity.world_id === undefined ? {} : { worldId: identity.world_id }),
      ...(identity.verified === undefined ? {} : { verified: identity.verified }),
      // The host's claims about its user are stored only when they name the user that was proven.
      ...(user?.fid === identity.fid ? namesOf(user) : {}),
    },
    platform,
  )
  return { wallet, playerId, isNewPlayer }
}

function namesOf(user: Host['user']): Record<string, string> {
  return {
    ...(user?.username === undefined ? {} : { username: user.username }),
    ...(user?.displayName === undefined ? {} : { displayName: user.displayName }),
    ...(user?.pfpUrl === undefined ? {} : { pfp: user.pfpUrl }),
  }
}

/** Returns the sentence for a failed token exchange. */
function sentenceOf(provider: Provider, { code, status, message }: ApiError): string {
  if (provider === 'world') {
    return code === 'bad_answer' ? AUTH_TEXTS.worldExchangeInvalid : AUTH_TEXTS.worldExchangeFailed
  }
  if (code === 'bad_answer') return AUTH_TEXTS.noTokens
  if (status === 0) return message
  if (provider === 'base') return AUTH_TEXTS.baseExchangeFailed(status)
  return AUTH_TEXTS.exchangeFailed(provider, status)
}

/** The sign-in of a frame by messages, for browsers that block the cookie of the nonce. */
export interface FrameProofs {
  /** Gets a nonce for the app around the page. Its secret stays in this page's memory. A failure is logged. */
  nonce(answer: (nonce: string) => void): void
  /** Makes the next sign-in use the proof that the app has signed, with the secret of the last nonce. */
  use(proof: Pick<FrameProof, 'fid' | 'sig'>): void
}

export interface CreateFrameProofsOptions {
  readonly client: ApiClient
  readonly useFrame: (proof: FrameProof) => void
  readonly log: (what: string, failure: unknown) => void
}

export function createFrameProofs(options: CreateFrameProofsOptions): FrameProofs {
  const { client, log, useFrame } = options
  let secret: string | undefined
  const ask = async (): Promise<string> => {
    const issued = await getFrameNonce(client)
    secret = issued.secret
    return issued.nonce
  }
  return {
    nonce: (answer) =>
      void ask().then(answer, (failure: unknown) => log('getting a nonce for the frame', failure)),
    use: ({ fid, sig }) => useFrame({ fid, sig, ...(secret !== undefined && { secret }) }),
  }
}
