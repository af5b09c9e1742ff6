import { BaseError } from '#src/lib/errors.ts'

export type StoreErrorCode = 'closed' | 'database_lost' | 'transaction_bypassed' | 'unsendable'

/** A query did not reach PostgreSQL. */
export class StoreError extends BaseError<StoreErrorCode> {
  override readonly name = 'StoreError'
}
