import { describeFailure } from '#src/lib/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Voice, VoicePart, VoiceRequest } from '../voice.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import type { Endpoint } from './endpoints.ts'
import { causeOf, type FailureCause, retryAfterOf } from './failure-cause.ts'
import { ModelCall } from './model-call.ts'
import { ReplyLimits } from './reply-limits.ts'
import type { TokenMeter } from './token-meter.ts'
import type { UsageCounter } from './usage.ts'

export interface ModelVoiceOptions {
  /** The endpoints, the preferred one first. */
  readonly endpoints: readonly Endpoint[]
  readonly meter: TokenMeter
  readonly usage: UsageCounter
  readonly clock: Clock
}

/** Causes after which another call to the same endpoint can help. */
const WORTH_ANOTHER_CALL: readonly FailureCause[] = [
  'unusable_reply',
  'unreachable',
  'overloaded',
  'server_error',
]

/**
 * Returns a voice that uses OpenAI-compatible endpoints. The rules decide what happens in a reply; the model words it.
 * An endpoint that fails is called once more when that can help, then the next one, all within the limit to the first
 * word. After `failed`, the caller lets the grammar voice finish the reply.
 */
export function createModelVoice(options: ModelVoiceOptions): Voice {
  const { clock, meter } = options
  const endpoints = options.endpoints.map((endpoint) => ({
    ...{ endpoint, breaker: new CircuitBreaker(clock) },
  }))
  return {
    async *speak(request, signal) {
      if (!(await meter.hasBudget(request))) {
        return yield { type: 'failed', reason: 'The tokens of this day are spent.' }
      }
      const limits = new ReplyLimits(clock, signal)
      try {
        let reason = 'All endpoints have failed too often.'
        for (const { breaker, endpoint } of endpoints) {
          const attempts = new Attempts({ ...options, endpoint, breaker, request, limits })
          yield* attempts.run()
          if (attempts.isOver) return yield attempts.end
          reason = attempts.reason ?? reason
        }
        yield { type: 'failed', reason }
      } finally {
        limits.release()
      }
    },
  }
}

interface AttemptsParts extends Omit<ModelVoiceOptions, 'endpoints'> {
  readonly endpoint: Endpoint
  readonly breaker: CircuitBreaker
  readonly request: VoiceRequest
  readonly limits: ReplyLimits
}

const MAX_ATTEMPTS = 2

/** The calls to one endpoint for one reply. */
class Attempts {
  readonly #parts: AttemptsParts
  /** The last part of the reply, once nothing else may be tried. */
  #end: VoicePart | null = null
  #reason: string | undefined
  #objection: string | undefined
  /** Whether another call can help after the failure of the last one. */
  #isWorthAnotherCall = false

  constructor(parts: AttemptsParts) {
    this.#parts = parts
  }

  get isOver(): boolean {
    return this.#end !== null
  }

  get end(): VoicePart {
    return this.#end ?? { type: 'failed', reason: this.#reason ?? '' }
  }

  /** Why the last call failed; absent when none was made. */
  get reason(): string | undefined {
    return this.#reason
  }

  /** Yields the parts of the reply. */
  async *run(): AsyncIterable<VoicePart> {
    const { breaker, limits } = this.#parts
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (limits.signal.aborted) {
        this.#end = {
          type: 'failed',
          reason: this.#reason ?? describeFailure(limits.signal.reason),
        }
        return
      }
      if (!breaker.allowCall()) return
      yield* this.#attempt()
      if (this.#end !== null || !this.#isWorthAnotherCall) return
    }
  }

  async *#attempt(): AsyncIterable<VoicePart> {
    const { breaker, clock, endpoint, limits, request } = this.#parts
    const call = new ModelCall({ request, now: clock.now(), limits, objection: this.#objection })
    try {
      yield* call.stream(endpoint)
      breaker.recordSuccess()
      this.#end = { type: 'done', lines: [] }
    } catch (failure) {
      this.#reason = describeFailure(failure)
      this.#objection = call.objection
      this.#recordFailure(failure)
      if (call.hasOwnTerms) {
        // The grammar voice would name the decided terms, which the model has replaced in its words.
        yield* call.finish()
        this.#end = { type: 'done', lines: [] }
      } else if (call.hasText) this.#end = { type: 'failed', reason: this.#reason }
    } finally {
      await this.#count(call)
    }
  }

  #recordFailure(failure: unknown): void {
    const { breaker, clock, endpoint, usage } = this.#parts
    const cause = causeOf(failure)
    this.#isWorthAnotherCall = cause !== null && WORTH_ANOTHER_CALL.includes(cause)
    if (cause === null) return
    const retryAfterMs = retryAfterOf(failure, clock.now())
    usage.countFailure(endpoint, cause)
    breaker.recordFailure(cause, retryAfterMs)
  }

  async #count({ tokens: { input, output } }: ModelCall): Promise<void> {
    const { endpoint, meter, request, usage } = this.#parts
    usage.countUsage({ endpoint, inputTokens: input, outputTokens: output })
    await meter.count(request, input + output)
  }
}
