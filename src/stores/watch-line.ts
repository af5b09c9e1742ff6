import { type Network } from '#src/browser/watch-network.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { PAGE_VERSION_HEADER } from '#src/protocol/page-version.ts'
import { LINE_CHECK_MS } from '#src/protocol/timing.ts'
import { type LineState, type LineStore } from './line-store.ts'

/** The connection to the server. `isOnline` returns whether the server can be reached. */
export interface Line extends Network {
  /** A fetch that learns from each response and from each failure. The API client uses it. */
  readonly fetch: typeof fetch
  /** Asks the server. Resolves with what is known then. */
  check(): Promise<LineState>
  readonly release: Release
}

export interface LineParts {
  readonly fetcher: typeof fetch
  /** The browser's opinion. A change of it makes the line ask the server. */
  readonly network: Network
  /** Asks the server through {@link Line.fetch}. Resolves with false when it does not answer in time. */
  readonly probe: () => Promise<boolean>
  /** The version of this page; null when it is unknown. */
  readonly pageVersion: string | null
  readonly store: LineStore
  readonly timers: Timers
}

/**
 * Watches whether the server can be reached, and which version of the page it serves. After a failed call it asks the
 * server; while the server does not answer it asks again every few seconds.
 */
export function createLine(parts: LineParts): Line {
  const { fetcher, network, pageVersion, store, timers } = parts
  const releases = new Releases()
  let checking: Promise<LineState> | null = null
  /** How many calls were sent, the last one that was answered, and the last one before a check that failed. */
  let sent = 0
  let lastAnswered = 0
  let lastBeforeFailure = 0
  let cancelRetry: Release = () => undefined
  releases.own(() => cancelRetry())

  const answered = (call: number, version: string | null): void => {
    lastAnswered = Math.max(lastAnswered, call)
    // The answer may have been under way when the line broke.
    if (call <= lastBeforeFailure) return
    cancelRetry()
    const { isUp, hasNewVersion, changed } = store.getState()
    // While a release is rolled out, answers of both versions arrive. The page keeps telling of the other one.
    const isOther = version !== null && pageVersion !== null && version !== pageVersion
    if (isUp && (hasNewVersion || !isOther)) return
    changed({ isUp: true, hasNewVersion: hasNewVersion || isOther })
  }
  const unanswered = (): void => {
    if (store.getState().isUp) store.getState().changed({ isUp: false })
    cancelRetry()
    cancelRetry = timers.after(LINE_CHECK_MS, () => void check())
  }
  const ask = async (): Promise<LineState> => {
    const before = sent
    const isHealthy = await parts.probe()
    checking = null
    if (!isHealthy && lastAnswered <= before) {
      lastBeforeFailure = before
      unanswered()
    }
    return store.getState()
  }
  const check = (): Promise<LineState> => (checking ??= ask())

  releases.own(network.follow(() => void check()))
  return {
    isOnline: () => store.getState().isUp,
    follow: (run) =>
      store.subscribe(({ isUp }, before) => {
        if (isUp !== before.isUp) run(isUp)
      }),
    async fetch(input, init) {
      sent += 1
      const call = sent
      try {
        const response = await fetcher(input, init)
        answered(call, response.headers.get(PAGE_VERSION_HEADER))
        return response
      } catch (failure) {
        if (!init?.signal?.aborted) void check()
        throw failure
      }
    },
    check,
    release: () => releases.releaseAll(),
  }
}
