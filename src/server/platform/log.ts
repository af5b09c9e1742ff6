import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { BaseError } from 'viem'
import { describeFailure } from '#src/lib/errors.ts'

export type Log = Logger

/** Keys whose values are redacted, at the first three levels of a logged object. */
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

/** Returns a log that writes one JSON object a line, with secrets redacted. */
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
 * Returns the fields of a failure without secrets. The message of a query error contains its parameters (messages of
 * players, hashes of keys): it is left out, and only the cause is logged. Errors of viem contain the URL of the RPC,
 * which may contain a key: only their short message is logged.
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
