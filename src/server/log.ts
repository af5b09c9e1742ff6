import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { BaseError } from 'viem'
import { describeFailure } from '#src/lib/errors.ts'

export type Log = Logger

/** Names whose values never reach a log, at the first and second level of whatever is logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'api_key',
  'access_token',
  'refresh_token',
  'reply_token',
  'token',
  'signature',
  'secret',
  'password',
  'seed',
  'idempotency-key',
  'DATABASE_URL',
  'LLM_API_KEY',
  'ADMIN_KEY',
]

/** Structured lines, one JSON object each; secrets are cut out by name. */
export function createLog(level: string, destination: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap(redactedPaths), censor: '[secret]' },
      serializers: { err: describeForLog },
    },
    destination,
  )
}

function redactedPaths(name: string): string[] {
  const key = /^\w+$/.test(name) ? `.${name}` : `["${name}"]`
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`]
}

/**
 * A failure as a log may hold it. Query errors carry their parameters in the message (what a player wrote, hashes
 * of keys), so the outermost message of such a one is left out and only its cause is told. A chain's errors carry the
 * address that was asked, and a key in it: of them only the short message is told.
 */
function describeForLog(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { message: describeFailure(failure) }
  const isQuery = 'query' in failure && 'params' in failure
  return {
    type: failure.name,
    message: isQuery ? 'A query failed.' : messageOf(failure),
    ...('code' in failure ? { code: failure.code } : {}),
    at: (failure.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(failure.cause === undefined ? {} : { cause: describeForLog(failure.cause) }),
  }
}

function messageOf(failure: Error): string {
  return failure instanceof BaseError ? failure.shortMessage : failure.message
}
