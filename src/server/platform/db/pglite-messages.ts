import type { SqlFailureFields } from './sql-state.ts'
import type { StartErrorCode } from './start-error.ts'

/** The worker's start parameters. */
export interface WorkerStart {
  readonly folder: string
  readonly isFresh: boolean
}

/** The shape of rows. The query layer uses arrays and maps them to columns itself. */
export type RowMode = 'array' | 'object'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly rowMode: RowMode
}

/**
 * Requests of the main thread, served in order. Requests of a transaction contain its number. The worker refuses those
 * of a transaction that has not begun or has ended, so that no statement runs outside of its transaction.
 */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'run'; readonly statement: Statement }
  | { readonly id: number; readonly kind: 'begin'; readonly transaction: number }
  | {
      readonly id: number
      readonly kind: 'run-inside'
      readonly transaction: number
      readonly statement: Statement
    }
  | {
      readonly id: number
      readonly kind: 'end'
      readonly transaction: number
      readonly verb: 'commit' | 'rollback'
    }
  | { readonly id: number; readonly kind: 'close' }

/** The rows and columns of one statement, as PGlite returns them. */
export interface StatementResult {
  readonly rows: readonly unknown[]
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  readonly affectedRows?: number | undefined
}

/** The error of a failed request. */
export interface WorkerFailure {
  readonly message: string
  /** Absent if the statement did not reach PostgreSQL, for example because of a value that cannot be sent. */
  readonly sql?: SqlFailureFields
}

/** The worker's messages to the main thread: about its start, each request, and its failure. */
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly code: StartErrorCode; readonly sentence: string }
  | { readonly kind: 'answer'; readonly id: number; readonly result?: StatementResult }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: WorkerFailure }
  /** The engine is unusable. Pending requests are lost, and the process has to restart. */
  | { readonly kind: 'fatal'; readonly cause: string; readonly isDiskFull: boolean }
