import type { Endpoint } from './endpoints.ts'
import type { FailureCause } from './failure-cause.ts'

/** The tokens of one call. */
export interface Usage {
  readonly endpoint: Endpoint
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Receives what calls to language models use and how they fail, for the metrics. */
export interface UsageCounter {
  countUsage(usage: Usage): void
  countFailure(endpoint: Endpoint, cause: FailureCause): void
}
