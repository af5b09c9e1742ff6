import { BaseError } from '#src/lib/errors.ts'
import type { Clock } from '../../../platform/clock.ts'
import { NAME_TIMEOUT_MS } from './fetch-name.ts'

/** Thrown if a name service responds with an error. */
class NameServiceError extends BaseError<'unanswered'> {
  override readonly name = 'NameServiceError'
}

/** The access to name services over HTTP. */
export interface HttpAccess {
  readonly clock: Pick<Clock, 'deadline'>
  readonly fetch: typeof globalThis.fetch
}

/** Resolves with the JSON of a name service, or null if it has no such name. Rejects if it does not respond. */
export async function fetchFromService(
  { clock, fetch: request }: HttpAccess,
  url: string,
  body?: object,
): Promise<unknown> {
  const answer = await request(url, {
    signal: clock.deadline(NAME_TIMEOUT_MS),
    redirect: 'error',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (answer.ok) return answer.json()
  // A hub responds with 400 or 404 for an id without a name.
  if (answer.status === 400 || answer.status === 404) return null
  throw new NameServiceError('unanswered', `A name service responded with ${answer.status}.`)
}
