import { BaseError } from '#src/lib/errors.ts'

export type CrtErrorCode =
  /** A knob's value is missing, not a number, or out of range. */
  | 'knob_invalid'
  /** The source texture of the glass does not exist. */
  | 'source_missing'
  /** The graphics driver rejected a shader. Its message is the cause. */
  | 'shader_failed'

/** An error of the tube. */
export class CrtError extends BaseError<CrtErrorCode> {
  override readonly name = 'CrtError'
}
