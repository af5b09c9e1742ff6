import { isApiError } from '#src/api/api-error.ts'
import { checkHealth } from '#src/api/check-health.ts'
import { checkSession } from '#src/api/check-session.ts'
import { type ApiClient } from '#src/api/client.ts'
import { logOut } from '#src/api/log-out.ts'
import { type Announce } from '#src/browser/announce.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { AUTH_CACHE_MS, SESSION_AUTO_CHECK_MS, SESSION_POLL_MS } from '#src/protocol/timing.ts'
import { type Credentials } from './credentials.ts'

/** What the keeper finds out; the flow takes it from there. */
export type SessionNews =
  | { readonly type: 'session_restored'; readonly wallet: string }
  | { readonly type: 'session_refused'; readonly message: string }
  | { readonly type: 'session_check_failed'; readonly message: string }
  | { readonly type: 'session_lost'; readonly message: string }

export interface SessionKeeper {
  /** On load: a stored session that the server knows is restored, one that it does not know is cleared. */
  restore(): Promise<void>
  /** Whether the stored session holds, asked of the server at most every 5 minutes for a wallet. */
  validity(): Promise<SessionValidity>
  /** Clears the cache after a sign-in, so that the next check asks the server. */
  signedIn(): void
  /** While signed in: the 30 s poll and the 5 s auto check. Release to stop. */
  watch(): Release
  /** The api client met a 401. */
  refused(detail: string): void
  /** Clears what is stored, without a word to the server: it does not know this session any more. */
  clear(): void
  /** Tells the server, and clears what is stored whether or not it listens. */
  signOut(): Promise<void>
}

export interface CreateSessionKeeperOptions {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly timers: Timers
  readonly announce: Announce
  readonly tell: (news: SessionNews) => void
  /** Where a failed sign-out is logged. */
  readonly log: (sentence: string) => void
}

/** `unknown`: nobody could be asked, which proves nothing either way: only `invalid` ends a session. */
export type SessionValidity = 'valid' | 'invalid' | 'unknown'

export function createSessionKeeper(options: CreateSessionKeeperOptions): SessionKeeper {
  const { client, credentials, timers, announce, tell, log } = options
  let cache: { readonly wallet: string; readonly until: number } | null = null

  /** A session needs both a key and a wallet address. */
  const storedWallet = (): string | null =>
    credentials.readKey() ? credentials.readWallet() : null

  const ask = async (wallet: string): Promise<SessionValidity> => {
    // Health comes first: a server that is away must not cost the player the session.
    if (!(await checkHealth(client))) return 'unknown'
    try {
      if (!(await checkSession(client, wallet))) return 'invalid'
      // The player may have left, or another have come, while the answer was under way.
      if (storedWallet() !== wallet) return 'unknown'
      cache = { wallet, until: timers.now() + AUTH_CACHE_MS }
      return 'valid'
    } catch (failure) {
      return isApiError(failure) && failure.status === 401 ? 'invalid' : 'unknown'
    }
  }

  const forget = (): void => {
    cache = null
    credentials.clear()
  }

  /** Another tab may have signed out: the cache speaks only for what is stored now. */
  const isCached = (wallet: string): boolean =>
    cache?.wallet === wallet && timers.now() < cache.until

  const check = async (fresh: boolean): Promise<void> => {
    const wallet = storedWallet()
    if (!wallet) {
      tell({ type: 'session_check_failed', message: AUTH_TEXTS.sessionExpired })
      return
    }
    if (!fresh && isCached(wallet)) return
    if ((await ask(wallet)) !== 'invalid') return
    // Within the grace period the flow does not believe this: what is stored is cleared when it does.
    tell({ type: 'session_check_failed', message: AUTH_TEXTS.sessionExpired })
  }

  /** One check at a time, so that a slow server does not collect a queue of them. */
  const exclusive = (run: () => Promise<void>): (() => void) => {
    let running = false
    return () => {
      if (running) return
      running = true
      run().finally(() => {
        running = false
      })
    }
  }

  return {
    async restore() {
      const wallet = storedWallet()
      if (!wallet) return
      const validity = await ask(wallet)
      if (validity === 'valid') tell({ type: 'session_restored', wallet })
      // A 401 has cleared it already; another wallet that came meanwhile keeps its own.
      const stored = credentials.readWallet()
      if (validity !== 'invalid' || (stored && stored !== wallet)) return
      forget()
      tell({ type: 'session_refused', message: AUTH_TEXTS.sessionExpired })
    },
    async validity() {
      const wallet = storedWallet()
      if (!wallet) return 'invalid'
      return isCached(wallet) ? 'valid' : ask(wallet)
    },
    signedIn() {
      cache = null
    },
    watch() {
      const releases = new Releases()
      releases.own(
        timers.every(
          SESSION_POLL_MS,
          exclusive(() => check(true)),
        ),
      )
      releases.own(
        timers.every(
          SESSION_AUTO_CHECK_MS,
          exclusive(() => check(false)),
        ),
      )
      return () => releases.releaseAll()
    },
    refused(detail) {
      forget()
      announce('dcw-auth-invalid', { reason: detail })
      announce('dcw-api-key-invalid', { reason: detail })
      announce('dcw-force-login', { message: AUTH_TEXTS.forcedLogin })
      tell({ type: 'session_lost', message: AUTH_TEXTS.invalidKey })
    },
    clear: forget,
    async signOut() {
      // The call takes the key along as it is made. The page forgets at once: a reload meanwhile finds nobody signed in.
      const told = credentials.readKey() ? logOut(client) : Promise.resolve()
      forget()
      try {
        await told
      } catch (failure) {
        log(`Sign-out failed: ${describeFailure(failure)}`)
      }
    },
  }
}
