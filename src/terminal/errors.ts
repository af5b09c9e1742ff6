import { BaseError } from '#src/lib/errors.ts'

export type TerminalErrorCode =
  /** The glyph pages that every screen needs could not be loaded. */
  | 'glyphs_missing'
  /** The length of a glyph page's file does not match its header. */
  | 'glyphs_damaged'

/** An error of the terminal. */
export class TerminalError extends BaseError<TerminalErrorCode> {
  override readonly name = 'TerminalError'
}
