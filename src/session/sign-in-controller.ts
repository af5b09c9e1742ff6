import { type ApiClient } from '#src/api/client.ts'
import { getFrameNonce } from '#src/api/get-frame-nonce.ts'
import { HostError } from '#src/hosts/host-error.ts'
import { type Host } from '#src/hosts/host.ts'
import { withinTime } from '#src/hosts/within-time.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { isGuest, isRemote } from '#src/wallet/connector-ids.ts'
import { type Credentials } from './credentials.ts'
import { type SessionManager } from './session-manager.ts'
import {
  type FrameProof,
  type SignedIn,
  signInByFrame,
  signInByHost,
  signInByWallet,
} from './sign-in.ts'
import { aborted, SignInError, type SignInErrorCode } from './sign-in-error.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { type LoadWallets, type PickWallet } from '#src/wallet/wallets.ts'

/** What the controller reports to the flow. */
export type SignInEvent =
  | { readonly type: 'signed_in'; readonly wallet: string }
  | { readonly type: 'sign_in_failed'; readonly message: string }
  | { readonly type: 'sign_in_cancelled' }
  | { readonly type: 'account_named'; readonly name: string }
  | { readonly type: 'account_changed'; readonly wallet: string | null }

/** Signs players in and out, and watches the wallet of the session. */
export interface SignInController {
  /** Signs in through the app around the page, or with a wallet that the player picks. Never rejects. */
  signIn(): Promise<void>
  /** The sign-in of a frame by messages, for browsers that block the cookie of the nonce. */
  readonly frames: {
    /** Gets a nonce for the app around the page. Its secret stays in this page's memory. A failure is logged. */
    nonce(answer: (nonce: string) => void): void
    /** Makes the next sign-in use the proof that the app has signed, with the secret of the last nonce. */
    use(proof: Pick<FrameProof, 'fid' | 'sig'>): void
  }
  /** Continues a sign-in whose account the player was asked to confirm. */
  confirmAccount(): void
  /** Aborts a sign-in in progress. */
  abort(): void
  /** Reconnects the wallet of a restored session without a prompt, to watch its account. */
  resume(): Promise<void>
  /**
   * Resolves with the wallet of the session, for a payment; null when it is not available. Calls `proveWallet` first
   * when the host's user is signed in.
   */
  payer(): Promise<WalletConnection | null>
  /** Signs out on the server, clears the stored session and disconnects the wallet. */
  signOut(): Promise<void>
  /** Stops watching the wallet. */
  release(): void
}

export interface CreateSignInControllerOptions {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly loadWallets: LoadWallets
  readonly sessionManager: Pick<SessionManager, 'signedIn' | 'signOut'>
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'signIn' | 'user' | 'onAccountChange'>
  /** Resolves with whether the app around the page still answers. */
  readonly isHostPresent: () => Promise<boolean>
  /** The single-use proof in the page's address. */
  readonly frame: FrameProof | null
  /** Requests a signature of the wallet that the host has only named. */
  readonly proveWallet: () => Promise<void>
  readonly pickWallet: PickWallet
  /** Called before the event is dispatched, so that the next screen knows the player. */
  readonly onSignedIn: (player: SignedIn & { readonly guest: boolean }) => void
  /** Called when the fees of the wallet's calls can be sponsored. */
  readonly onGasless: () => void
  readonly dispatch: (event: SignInEvent) => void
  readonly log: (what: string, failure: unknown) => void
}

export function createSignInController(options: CreateSignInControllerOptions): SignInController {
  const { credentials, loadWallets, sessionManager, dispatch } = options
  let attempt: AbortController | null = null
  /** The watched wallet. The connection is null for the host's own wallet, which cannot be disconnected. */
  let watched: { readonly connection: WalletConnection | null; readonly unwatch: Release } | null =
    null
  let { frame } = options
  /** The secret of the last nonce for a frame. */
  let secret: string | undefined
  /** Resolves the confirmation that a sign-in waits for. */
  let confirmed: (() => void) | null = null

  const unwatchWallet = (): WalletConnection | null => {
    const connection = watched?.connection ?? null
    watched?.unwatch()
    watched = null
    return connection
  }

  const confirmAccount = (name: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(aborted(signal.reason)), { once: true })
      confirmed = resolve
      dispatch({ type: 'account_named', name })
    })

  const onAccountChange = (wallet: string | null): void =>
    dispatch({ type: 'account_changed', wallet })

  /** Watches a wallet; null for the host's own. */
  const watch = (connection: WalletConnection | null): void => {
    unwatchWallet()
    const unwatch = (connection ?? options.host).onAccountChange(onAccountChange)
    watched = { connection, unwatch }
  }

  /**
   * Signs in through the app around the page. When a wallet has to sign instead, resolves with the host's failure, or
   * with null if the host has no sign-in.
   */
  const signInByApp = async (signal: AbortSignal): Promise<SignedIn | HostError | null> => {
    const { host } = options
    const parameters = { ...options, signal }
    const proof = frame
    frame = null
    if (proof) return signInByFrame(parameters, proof, confirmAccount)
    if (!host.signIn) return null
    try {
      return await signInByHost(parameters)
    } catch (failure) {
      // A broken bridge is not a refusal by the user. While the host is present, its wallet may sign instead.
      const isBroken = failure instanceof HostError && failure.code !== 'refused'
      if (!isBroken || host.platform === 'worldcoin') throw failure
      if (await options.isHostPresent()) return failure
      throw new SignInError('no_host', AUTH_TEXTS.noFarcaster, { cause: failure })
    }
  }

  const attemptSignIn = async (signal: AbortSignal): Promise<SignInEvent> => {
    const byApp = await signInByApp(signal)
    if (signal.aborted) return { type: 'sign_in_cancelled' }
    if (!byApp || byApp instanceof HostError) {
      const event = await signInByPicked(signal)
      // A player who cancels the picker sees why it was shown.
      const isCancelled = event.type === 'sign_in_cancelled' && !signal.aborted
      return byApp && isCancelled ? toFailureEvent(byApp) : event
    }
    await unwatchWallet()?.close()
    sessionManager.signedIn()
    watch(null)
    options.onSignedIn({ ...byApp, guest: false })
    return { type: 'signed_in', wallet: byApp.wallet }
  }

  const signInByPicked = async (signal: AbortSignal): Promise<SignInEvent> => {
    // Must precede the new connection, because closing the old one revokes the wallet's permission for the page.
    await unwatchWallet()?.close()
    if (signal.aborted) return { type: 'sign_in_cancelled' }
    const connection = await options.pickWallet({ offersGuest: true, signal })
    if (!connection) return { type: 'sign_in_cancelled' }
    try {
      const player = await signInByWallet({ ...options, signal }, connection)
      sessionManager.signedIn()
      watch(connection)
      options.onSignedIn({ ...player, guest: connection.kind === 'burner' })
      void detectGasless(connection, options)
      return { type: 'signed_in', wallet: player.wallet }
    } catch (failure) {
      void connection.close()
      throw failure
    }
  }

  /** Returns the wallet of the app around the page, which announces itself like any other wallet. */
  const hostWallet = async (): Promise<WalletConnection | null> => {
    if (credentials.readIdentity()?.type !== 'eoa') await options.proveWallet()
    const identity = credentials.readIdentity()
    if (!identity || identity.type === 'eoa' || identity.walletProven === false) return null
    const wallets = await loadWallets()
    for (const connector of wallets.config.connectors) {
      if (isGuest(connector) || isRemote(connector)) continue
      const connection = await wallets.resume(connector).catch(() => null)
      if (connection?.address === identity.address) return connection
      void connection?.close()
    }
    return null
  }

  const controller: SignInController = {
    async signIn() {
      attempt?.abort()
      const own = new AbortController()
      attempt = own
      const event = await attemptSignIn(own.signal).catch(toFailureEvent)
      // The caller that aborted this attempt has already updated the flow.
      if (attempt === own) {
        attempt = null
        dispatch(event)
      }
    },
    frames: {
      nonce: (answer) =>
        void getFrameNonce(options.client).then(
          (issued) => {
            secret = issued.secret
            answer(issued.nonce)
          },
          (failure: unknown) => options.log('getting a nonce for the frame', failure),
        ),
      use({ fid, sig }) {
        frame = { fid, sig, ...(secret !== undefined && { secret }) }
      },
    },
    confirmAccount() {
      confirmed?.()
      confirmed = null
    },
    abort() {
      attempt?.abort()
      attempt = null
    },
    async resume() {
      const identity = credentials.readIdentity()
      if (identity && identity.type !== 'eoa') return watch(null)
      const walletId = identity?.walletId
      // A guest's account never changes, so there is nothing to watch.
      if (!walletId || isGuest({ id: walletId })) return
      try {
        const wallets = await loadWallets()
        const connector = await wallets.find(walletId)
        const connection = await wallets.resume(connector)
        if (!connection) return
        if (credentials.readWallet() !== identity.address) return void connection.close()
        watch(connection)
        void detectGasless(connection, options)
        if (connection.address !== identity.address) onAccountChange(connection.address)
      } catch (failure) {
        // The session remains valid without its wallet; only account changes are missed.
        options.log('reconnecting the wallet', failure)
      }
    },
    async payer() {
      if (!watched) await controller.resume()
      return watched?.connection ?? hostWallet()
    },
    async signOut() {
      await Promise.all([unwatchWallet()?.close(), sessionManager.signOut()])
    },
    // Keeps the wallet's permission, so that the next page can reconnect without a prompt.
    release: unwatchWallet,
  }
  return controller
}

async function detectGasless(
  connection: WalletConnection,
  { timers, onGasless, log }: Pick<CreateSignInControllerOptions, 'timers' | 'onGasless' | 'log'>,
): Promise<void> {
  if (connection.kind === 'burner') return
  try {
    const isGasless = await withinTime(timers, HOST_CALL_MS.bridge, 'capabilities', () =>
      connection.isGasless(),
    )
    if (isGasless) onGasless()
  } catch (failure) {
    log("reading the wallet's capabilities", failure)
  }
}

/** Failures whose sentence needs no 'Authentication failed: ' before it. */
const COMPLETE_SENTENCES: readonly SignInErrorCode[] = ['no_host', 'no_key']

function toFailureEvent(failure: unknown): SignInEvent {
  if (failure instanceof SignInError && failure.code === 'aborted') {
    return { type: 'sign_in_cancelled' }
  }
  const isComplete = failure instanceof SignInError && COMPLETE_SENTENCES.includes(failure.code)
  if (isComplete) return { type: 'sign_in_failed', message: failure.message }
  const reason = describeFailure(failure) || AUTH_TEXTS.unknown
  return { type: 'sign_in_failed', message: AUTH_TEXTS.failed(reason) }
}
