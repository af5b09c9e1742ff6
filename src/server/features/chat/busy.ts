import { RequestError } from '../../platform/http/request-error.ts'
import { BUSY } from '#src/rules/talk/begin.ts'

/** Returns the refusal of a request that has to wait for the end of a reply. */
export function busyError(): RequestError {
  return new RequestError(BUSY.refused, BUSY.sentence)
}

export function isBusyError(failure: unknown): boolean {
  return failure instanceof RequestError && failure.code === 'busy'
}
