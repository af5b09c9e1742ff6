import { RequestError } from '../../platform/http/request-error.ts'

/** The error for a player that does not exist, or was merged into another. */
export function playerNotFound(): RequestError {
  return new RequestError('not_found', 'This player is not known here.')
}
