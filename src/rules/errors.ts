import { BaseError } from '#src/lib/errors.ts'

/** Thrown when a caller breaks a precondition: always a mistake in the program, never a player's. */
export class RulesError extends BaseError<
  'unbalanced_entry' | 'bad_amount' | 'bad_day' | 'bad_line' | 'bad_cell'
> {
  override readonly name = 'RulesError'
}
