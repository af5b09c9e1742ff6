import { BaseError } from '#src/lib/errors.ts'

export type HostErrorCode =
  | 'timed_out'
  /** The user refused. */
  | 'refused'
  /** The host has no such call, or does not have it yet. */
  | 'missing'
  /** The host handles one call of this kind at a time and has not finished another. */
  | 'busy'
  | 'failed'

export class HostError extends BaseError<HostErrorCode> {
  override readonly name = 'HostError'
}
