import { BaseError } from '#src/lib/errors.ts'

export type StoreErrorCode = 'closed' | 'database_lost' | 'transaction_bypassed' | 'unsendable'

/** A query that never reached PostgreSQL. */
export class StoreError extends BaseError<StoreErrorCode> {
  override readonly name = 'StoreError'
}
