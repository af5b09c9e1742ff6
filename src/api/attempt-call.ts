import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'

interface Attempt<response> {
  readonly attempt: (init: RequestInit) => Promise<response>
  readonly init: RequestInit
  readonly timeoutMs: number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Aborts the call and, after the headers have arrived, the response body. */
  readonly signal: AbortSignal | undefined
}

/** Makes one attempt within the time limit. Every failure is thrown as an {@link ApiError}. */
export async function attemptCall<response>(parameters: Attempt<response>): Promise<response> {
  const { attempt, init, timeoutMs, sleep, signal } = parameters
  const limit = new AbortController()
  const settled = new AbortController()
  const timeout = sleep(timeoutMs, settled.signal).then(() => {
    if (!settled.signal.aborted) limit.abort()
  })
  try {
    return await attempt({
      ...init,
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    })
  } catch (failure) {
    if (failure instanceof ApiError) throw failure
    if (signal?.aborted) throw new ApiError('aborted', CALL_TEXTS.stopped, { cause: failure })
    if (limit.signal.aborted) throw new ApiError('timeout', CALL_TEXTS.timedOut, { cause: failure })
    throw new ApiError('network', CALL_TEXTS.networkFailed, { cause: failure })
  } finally {
    settled.abort()
    await timeout
  }
}
