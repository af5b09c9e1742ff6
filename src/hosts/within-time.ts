import { beforeLimit } from '#src/lib/before-limit.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Timers } from '#src/lib/timers.ts'
import { HOST_TEXTS } from '#src/protocol/host-texts.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { HostError } from './host-error.ts'

/** The codes of EIP-1193 and MiniKit for a refusal by the user. */
const REFUSALS: readonly unknown[] = [4001, 'user_rejected', 'payment_rejected']

/** Calls a host without a time limit. Converts all errors to a {@link HostError}. */
export async function withHostErrors<answer>(run: () => Promise<answer>): Promise<answer> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof HostError) throw cause
    if (isRefusal(cause)) throw new HostError('refused', WALLET_TEXTS.refused, { cause })
    throw new HostError('failed', describeFailure(cause), { cause })
  }
}

/**
 * Calls a host with a time limit, because hosts may lose a call and never answer it. Converts all errors to a
 * {@link HostError}. A late answer is dropped.
 */
export function withinTime<answer>(
  timers: Timers,
  ms: number,
  call: string,
  run: () => Promise<answer>,
): Promise<answer> {
  const late = (): HostError => new HostError('timed_out', HOST_TEXTS.timedOut(call))
  return beforeLimit({ timers, ms, run: () => withHostErrors(run), late })
}

function isRefusal(failure: unknown): boolean {
  if (!(failure instanceof Object)) return false
  if ('name' in failure && /RejectedByUser/.test(String(failure.name))) return true
  const codes = ['code', 'error_code'].map((name): unknown => Reflect.get(failure, name))
  return codes.some((code) => REFUSALS.includes(code))
}
