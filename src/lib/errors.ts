/** The base of all errors that cross a module boundary: a sentence for people, a code for programs, and a cause. */
export class BaseError<code extends string = string> extends Error {
  override readonly name: string = 'BaseError'
  readonly code: code

  constructor(code: code, sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options)
    this.code = code
  }
}

/** Follows the `cause` links of a failure. Returns the first error that `matches`, or undefined. */
export function findCause<match>(
  failure: unknown,
  matches: (candidate: unknown) => candidate is match,
): match | undefined {
  for (let candidate = failure; candidate !== undefined; candidate = causeOf(candidate)) {
    if (matches(candidate)) return candidate
  }
  return undefined
}

function causeOf(failure: unknown): unknown {
  return failure instanceof Error ? failure.cause : undefined
}

/** One sentence for a log line, for any thrown value. */
export function describeFailure(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
