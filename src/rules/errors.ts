import { BaseError } from '#src/lib/errors.ts'

/** Thrown when a caller breaks a precondition: an error in the program, not of a player. */
export class RulesError extends BaseError<
  'unbalanced_entry' | 'bad_amount' | 'bad_day' | 'bad_line' | 'bad_cell' | 'bad_event'
> {
  override readonly name = 'RulesError'
}
