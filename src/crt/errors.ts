import { BaseError } from '#src/lib/errors.ts'

export type CrtErrorCode =
  /** A knob's value is missing, not a number or out of its range. */
  | 'knob_invalid'
  /** The texture that the glass should show does not exist yet. */
  | 'source_missing'
  /** The graphics driver refused a shader; the cause holds its words. */
  | 'shader_failed'

/** A failure of the tube. */
export class CrtError extends BaseError<CrtErrorCode> {
  override readonly name = 'CrtError'
}
