import { BaseError } from '#src/lib/errors.ts'

export type HostErrorCode =
  | 'timed_out'
  /** The user said no. */
  | 'refused'
  /** The host has no such call, or not yet. */
  | 'missing'
  | 'failed'

export class HostError extends BaseError<HostErrorCode> {
  override readonly name = 'HostError'
}
