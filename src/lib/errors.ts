/** The root of every failure that leaves a room: one sentence for a person, a code for a program, and what caused it. */
export class BaseError<code extends string = string> extends Error {
  override readonly name: string = 'BaseError'
  readonly code: code

  constructor(code: code, sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options)
    this.code = code
  }
}

/** Follows `cause` links from the outermost failure inwards; the first that `matches`, or undefined. */
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

/** One sentence for a log line, whatever was thrown. */
export function describeFailure(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
