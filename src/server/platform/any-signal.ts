/** A signal that aborts with the first of several. */
export interface AnySignal {
  readonly signal: AbortSignal
  /** Must be called when the signal is no longer needed. */
  release(): void
}

/**
 * Returns a signal that aborts with the first of `sources`, which refer to it until `release`. A signal of
 * `AbortSignal.any` is referred to weakly and can be collected as garbage before it aborts (Node 20).
 */
export function anySignal(sources: readonly AbortSignal[]): AnySignal {
  const controller = new AbortController()
  const released = new AbortController()
  for (const source of sources) {
    const abort = () => controller.abort(source.reason)
    if (source.aborted) abort()
    else source.addEventListener('abort', abort, { once: true, signal: released.signal })
  }
  return { signal: controller.signal, release: () => released.abort() }
}
