import { type ApiClient } from '#src/api/client.ts'
import { HostError } from '#src/hosts/host-error.ts'
import { type Host } from '#src/hosts/host.ts'
import { withinTime } from '#src/hosts/within-time.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import {
  HOST_CALL_MS,
  WALLET_SESSION_WAIT_MS,
  WALLETCONNECT_SESSION_WAIT_MS,
} from '#src/protocol/timing.ts'
import { type Credentials } from './credentials.ts'
import { type FrameSignInParameters, signInByFrame, signInByHost } from './host-sign-in.ts'
import { type SessionKeeper } from './session-keeper.ts'
import { askForAccount } from './ask-wallet.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { SignInError, type SignInErrorCode } from './sign-in-error.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { WALLETCONNECT_ID, type WalletChoice, type Wallets } from './wallets.ts'

/** What the desk finds out; the flow takes it from there. */
export type DeskNews =
  | { readonly type: 'signed_in'; readonly wallet: string }
  | { readonly type: 'sign_in_failed'; readonly message: string }
  | { readonly type: 'sign_in_cancelled' }
  | { readonly type: 'account_changed'; readonly wallet: string | null }

/** Where a player signs in and out, and whose wallet lies on the table meanwhile. */
export interface SignInDesk {
  /** Asks for a wallet, connects it, signs in. Never rejects: the news tell how it ended. */
  signIn(): Promise<void>
  /** Drops a sign-in that is under way. */
  abort(): void
  /** After a session was restored: takes its wallet up again, to hear of account changes. */
  resume(): Promise<void>
  /** The wallet that the session is of, to be asked for payments, and first to prove itself; null where it is gone. */
  payer(): Promise<WalletConnection | null>
  /** The server is told, what is stored is cleared, the wallet is let go. */
  signOut(): Promise<void>
  /** Stops listening to the wallet. */
  release(): void
}

export interface CreateSignInDeskOptions {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly wallets: Wallets
  readonly keeper: Pick<SessionKeeper, 'signedIn' | 'signOut'>
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'signIn' | 'user' | 'onAccountChange'>
  /** Whether the app that vouches for its user is still around the page. */
  readonly isHostThere: () => Promise<boolean>
  /** A proof that the address brought, good once. */
  readonly frame: FrameSignInParameters['frame'] | null
  /** Has a wallet that was merely named sign for itself. */
  readonly proveWallet: () => Promise<void>
  /** Null when the player cancels, and when the signal says that nobody waits for the answer. */
  readonly pickWallet: (signal: AbortSignal) => Promise<WalletChoice | null>
  readonly closePicker: () => void
  /** Comes before the news, so that whoever shows the home knows whose it is. */
  readonly welcome: (player: SignedIn & { readonly guest: boolean }) => void
  /** The wallet on the table has its calls paid by somebody else. */
  readonly gasless: () => void
  readonly tell: (news: DeskNews) => void
  readonly log: (what: string, failure: unknown) => void
}

export function createSignInDesk(options: CreateSignInDeskOptions): SignInDesk {
  const { credentials, wallets, keeper, tell } = options
  let attempt: AbortController | null = null
  let table: { readonly connection: WalletConnection | null; readonly unwatch: Release } | null =
    null
  let { frame } = options

  const leaveTable = (): WalletConnection | null => {
    const left = table?.connection ?? null
    table?.unwatch()
    table = null
    return left
  }

  const lay = (connection: WalletConnection): void => {
    leaveTable()
    const unwatch = connection.onAccountChange((wallet) =>
      tell({ type: 'account_changed', wallet }),
    )
    table = { connection, unwatch }
  }

  /** The host's own wallet cannot be let go: it is only listened to. */
  const layHost = (): void => {
    leaveTable()
    const unwatch = options.host.onAccountChange((wallet) =>
      tell({ type: 'account_changed', wallet }),
    )
    table = { connection: null, unwatch }
  }

  /** Null, or how the host failed, where nobody vouches for the player, so that a wallet has to. */
  const vouch = async (signal: AbortSignal): Promise<SignedIn | HostError | null> => {
    const { client, host } = options
    const parameters = { client, credentials, host, signal }
    if (frame) {
      const proof = { ...parameters, frame }
      frame = null
      return signInByFrame(proof)
    }
    if (!host.signIn) return null
    try {
      return await signInByHost(parameters)
    } catch (failure) {
      // A failed bridge is no refusal by the user. While the host is there, its wallet may sign instead.
      const isBroken = failure instanceof HostError && failure.code !== 'refused'
      if (!isBroken || host.platform === 'worldcoin') throw failure
      if (await options.isHostThere()) return failure
      throw new SignInError('no_host', AUTH_TEXTS.noFarcaster, { cause: failure })
    }
  }

  const proceed = async (signal: AbortSignal): Promise<DeskNews> => {
    const vouched = frame || options.host.signIn ? await vouch(signal) : null
    if (signal.aborted) return { type: 'sign_in_cancelled' }
    if (!vouched) return connect(signal)
    if (vouched instanceof HostError) {
      const news = await connect(signal)
      // Who turns the picker away is told why it came.
      return news.type === 'sign_in_cancelled' && !signal.aborted ? newsOf(vouched) : news
    }
    await leaveTable()?.close()
    keeper.signedIn()
    layHost()
    options.welcome({ ...vouched, guest: false })
    return { type: 'signed_in', wallet: vouched.wallet }
  }

  const connect = async (signal: AbortSignal): Promise<DeskNews> => {
    const choice = await options.pickWallet(signal)
    if (!choice || signal.aborted) return { type: 'sign_in_cancelled' }
    // First, because a wallet that is let go forgets this page, whoever connected it meanwhile.
    await leaveTable()?.close()
    const { client, timers, welcome } = options
    const { platform } = options.host
    // A wallet answers when its owner does, also long after the sign-in was dropped: then it is let go again.
    const connection = await askForAccount({ wallets, timers }, choice)
    try {
      const player = await signIn({ client, credentials, timers, platform, connection, signal })
      keeper.signedIn()
      lay(connection)
      welcome({ ...player, guest: connection.kind === 'burner' })
      void learnGasless(connection, options)
      return { type: 'signed_in', wallet: player.wallet }
    } catch (failure) {
      void connection.close()
      throw failure
    }
  }

  /** The wallet of the app around the page, where it announces itself like any other. */
  const hostWallet = async (): Promise<WalletConnection | null> => {
    if (credentials.readIdentity()?.type !== 'eoa') await options.proveWallet()
    const identity = credentials.readIdentity()
    if (!identity || identity.type === 'eoa' || identity.walletProven === false) return null
    for (const { id, kind, isRemote } of wallets.choices()) {
      if (kind === 'burner' || isRemote) continue
      const connection = await withinTime(options.timers, HOST_CALL_MS.bridge, 'wallet', () =>
        wallets.resume(id),
      ).catch(() => null)
      if (connection?.address === identity.address) return connection
    }
    return null
  }

  const desk: SignInDesk = {
    async signIn() {
      attempt?.abort()
      const own = new AbortController()
      attempt = own
      const news = await proceed(own.signal).catch(newsOf)
      // Whoever dropped this attempt has told so already.
      if (attempt === own) {
        attempt = null
        tell(news)
      }
    },
    abort() {
      attempt?.abort()
      attempt = null
      options.closePicker()
    },
    async resume() {
      const identity = credentials.readIdentity()
      if (identity && identity.type !== 'eoa') return layHost()
      if (!identity?.walletId) return
      const { walletId } = identity
      const { timers } = options
      try {
        await announced(options, walletId)
        // A relay that does not answer must not leave its promise behind.
        const connection = await withinTime(timers, HOST_CALL_MS.bridge, 'wallet', () =>
          wallets.resume(walletId),
        )
        if (!connection) return
        if (credentials.readWallet() !== identity.address) return void connection.close()
        lay(connection)
        void learnGasless(connection, options)
        if (connection.address !== identity.address) {
          tell({ type: 'account_changed', wallet: connection.address })
        }
      } catch (failure) {
        // The session is the server's to judge; without its wallet only account changes go unheard.
        options.log('taking up the wallet again', failure)
      }
    },
    async payer() {
      if (!table) await desk.resume()
      return table?.connection ?? hostWallet()
    },
    async signOut() {
      await Promise.all([leaveTable()?.close(), keeper.signOut()])
    },
    // The page goes, the permission stays: the wallet is taken up again on the next load.
    release: leaveTable,
  }
  return desk
}

async function learnGasless(
  connection: WalletConnection,
  { timers, gasless, log }: Pick<CreateSignInDeskOptions, 'timers' | 'gasless' | 'log'>,
): Promise<void> {
  if (connection.kind === 'burner') return
  try {
    const isGasless = await withinTime(timers, HOST_CALL_MS.bridge, 'capabilities', () =>
      connection.isGasless(),
    )
    if (isGasless) gasless()
  } catch (failure) {
    log('asking the wallet what it can', failure)
  }
}

const WHOLE: readonly SignInErrorCode[] = ['no_host', 'no_key']

function newsOf(failure: unknown): DeskNews {
  if (failure instanceof SignInError && failure.code === 'aborted') {
    return { type: 'sign_in_cancelled' }
  }
  // These sentences say already what failed.
  const isWhole = failure instanceof SignInError && WHOLE.includes(failure.code)
  if (isWhole) return { type: 'sign_in_failed', message: failure.message }
  const reason = describeFailure(failure) || AUTH_TEXTS.unknown
  return { type: 'sign_in_failed', message: AUTH_TEXTS.failed(reason) }
}

/** Wallets may announce themselves a moment after the page asked: 2 s are theirs, 5 s those of a relay. */
function announced(
  { wallets, timers }: Pick<CreateSignInDeskOptions, 'wallets' | 'timers'>,
  walletId: string,
): Promise<void> {
  const isThere = (): boolean => wallets.choices().some(({ id }) => id === walletId)
  if (isThere()) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = (): void => {
      unwatch()
      release()
      resolve()
    }
    const unwatch = wallets.onChange(() => isThere() && finish())
    const isRelayed = walletId === WALLETCONNECT_ID
    const ms = isRelayed ? WALLETCONNECT_SESSION_WAIT_MS : WALLET_SESSION_WAIT_MS
    const release = timers.after(ms, finish)
  })
}
