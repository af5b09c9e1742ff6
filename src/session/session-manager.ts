import { isApiError } from '#src/api/api-error.ts'
import { checkHealth } from '#src/api/check-health.ts'
import { checkSession } from '#src/api/check-session.ts'
import { type ApiClient } from '#src/api/client.ts'
import { logOut } from '#src/api/log-out.ts'
import { type Announce } from '#src/browser/announce.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import { AUTH_CACHE_MS, SESSION_AUTO_CHECK_MS, SESSION_POLL_MS } from '#src/protocol/timing.ts'
import { type Credentials } from './credentials.ts'

/** What the manager reports to the flow. */
export type SessionEvent =
  | { readonly type: 'session_restored'; readonly wallet: string }
  | { readonly type: 'session_refused'; readonly message: string }
  | { readonly type: 'session_check_failed'; readonly message: string }
  | { readonly type: 'session_lost'; readonly message: string }

/** Checks the stored session with the server. */
export interface SessionManager {
  /** Called on load: restores a stored session that the server knows, and clears one that it does not know. */
  restore(): Promise<void>
  /** Resolves with whether the stored session is valid. The result is cached for 5 minutes per wallet. */
  validity(): Promise<SessionValidity>
  /** Clears the cache after a sign-in, so that the next check asks the server. */
  signedIn(): void
  /** Starts the checks of a signed-in page: every 30 s with the server, every 5 s with the cache. Release to stop. */
  watch(): Release
  /** Called when the API client receives a 401. */
  refused(detail: string): void
  /** Clears the stored session without a call to the server, which has ended it already. */
  clear(): void
  /** Clears the stored session and revokes it on the server. A failed call is only logged. */
  signOut(): Promise<void>
}

export interface CreateSessionManagerOptions {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly timers: Timers
  readonly announce: Announce
  readonly dispatch: (event: SessionEvent) => void
  /** Logs a failed sign-out. */
  readonly log: (sentence: string) => void
}

/** `unknown`: the server did not answer. Only `invalid` ends a session. */
export type SessionValidity = 'valid' | 'invalid' | 'unknown'

export function createSessionManager(options: CreateSessionManagerOptions): SessionManager {
  const { client, credentials, timers, announce, dispatch, log } = options
  let cache: { readonly wallet: string; readonly until: number } | null = null

  /** A session needs both a key and a wallet address. */
  const storedWallet = (): string | null =>
    credentials.readKey() ? credentials.readWallet() : null

  const askServer = async (wallet: string): Promise<SessionValidity> => {
    // Health is checked first: an unavailable server must not end the session.
    if (!(await checkHealth(client))) return 'unknown'
    try {
      if (!(await checkSession(client, wallet))) return 'invalid'
      // The player may have signed out, or another player signed in, during the call.
      if (storedWallet() !== wallet) return 'unknown'
      cache = { wallet, until: timers.now() + AUTH_CACHE_MS }
      return 'valid'
    } catch (failure) {
      return isApiError(failure) && failure.status === 401 ? 'invalid' : 'unknown'
    }
  }

  const clear = (): void => {
    cache = null
    credentials.clear()
  }

  /** The cache is valid only for the stored wallet: another tab may have signed out. */
  const isCached = (wallet: string): boolean =>
    cache?.wallet === wallet && timers.now() < cache.until

  const check = async (fresh: boolean): Promise<void> => {
    const wallet = storedWallet()
    if (!wallet) {
      dispatch({ type: 'session_check_failed', message: AUTH_TEXTS.sessionExpired })
      return
    }
    if (!fresh && isCached(wallet)) return
    if ((await askServer(wallet)) !== 'invalid') return
    // The stored session is cleared by the flow, which ignores this event within the grace period of a sign-in.
    dispatch({ type: 'session_check_failed', message: AUTH_TEXTS.sessionExpired })
  }

  /** Checks again and again, one check at a time, so that checks do not queue up at a slow server. */
  const checkEvery = (ms: number, fresh: boolean): Release => {
    let running = false
    return timers.every(ms, () => {
      if (running) return
      running = true
      check(fresh).finally(() => {
        running = false
      })
    })
  }

  return {
    async restore() {
      const wallet = storedWallet()
      if (!wallet) return
      const validity = await askServer(wallet)
      if (validity === 'valid') dispatch({ type: 'session_restored', wallet })
      // After a 401, no wallet is stored. Another wallet that signed in meanwhile keeps its session.
      const stored = credentials.readWallet()
      if (validity !== 'invalid' || (stored && stored !== wallet)) return
      clear()
      dispatch({ type: 'session_refused', message: AUTH_TEXTS.sessionExpired })
    },
    async validity() {
      const wallet = storedWallet()
      if (!wallet) return 'invalid'
      return isCached(wallet) ? 'valid' : askServer(wallet)
    },
    signedIn() {
      cache = null
    },
    watch() {
      const releases = [checkEvery(SESSION_POLL_MS, true), checkEvery(SESSION_AUTO_CHECK_MS, false)]
      return () => releases.forEach((release) => release())
    },
    refused(detail) {
      clear()
      announce('dcw-auth-invalid', { reason: detail })
      announce('dcw-api-key-invalid', { reason: detail })
      announce('dcw-force-login', { message: AUTH_TEXTS.forcedLogin })
      dispatch({ type: 'session_lost', message: AUTH_TEXTS.invalidKey })
    },
    clear,
    async signOut() {
      // The call has read the key when it returns its promise, so the session can be cleared before the server answers.
      const revoked = credentials.readKey() ? logOut(client) : Promise.resolve()
      clear()
      try {
        await revoked
      } catch (failure) {
        log(`Sign-out failed: ${describeFailure(failure)}`)
      }
    },
  }
}
