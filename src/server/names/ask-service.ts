import { BaseError } from '#src/lib/errors.ts'
import type { Clock } from '../clock.ts'
import { NAME_TIMEOUT_MS } from './ask-name.ts'

/** A service of names that did not answer, or would not. */
class NameServiceError extends BaseError<'unanswered'> {
  override readonly name = 'NameServiceError'
}

/** The way to services of names. */
export interface Outside {
  readonly clock: Pick<Clock, 'deadline'>
  readonly fetch: typeof globalThis.fetch
}

/** Asks a service of names over HTTP; what it knows nothing of is null. Rejects when it does not answer. */
export async function askService(
  { clock, fetch: request }: Outside,
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
  // A hub says 400 or 404 of an id that has no name.
  if (answer.status === 400 || answer.status === 404) return null
  throw new NameServiceError('unanswered', `A service of names answered ${answer.status}.`)
}
