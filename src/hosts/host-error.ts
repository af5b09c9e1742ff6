import { BaseError } from '#src/lib/errors.ts'

export type HostErrorCode =
  | 'timed_out'
  /** The user said no. */
  | 'refused'
  /** The host has no such call, or not yet. */
  | 'missing'
  /** It is still at another call that it can only take one of. */
  | 'busy'
  | 'failed'

export class HostError extends BaseError<HostErrorCode> {
  override readonly name = 'HostError'
}
