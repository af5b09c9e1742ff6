import { BaseError } from '#src/lib/errors.ts'

export type TerminalErrorCode =
  /** The characters that every screen needs could not be fetched. */
  | 'glyphs_missing'
  /** A file of characters has not the length its header promises. */
  | 'glyphs_damaged'

/** A failure of the terminal. */
export class TerminalError extends BaseError<TerminalErrorCode> {
  override readonly name = 'TerminalError'
}
