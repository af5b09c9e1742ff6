import type { SqlFailureFields } from './sql-state.ts'
import type { StartErrorCode } from './start-error.ts'

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string
  readonly isFresh: boolean
}

/** Rows keep PGlite's shapes for objects; array mode is what the query layer maps by column. */
export type RowMode = 'array' | 'object'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly rowMode: RowMode
}

/**
 * What the main thread asks for, in order. A transaction's requests carry its number: the worker refuses those of one
 * that has not begun or has ended, so that a statement can never slip out of its transaction.
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

/** The rows and columns of one statement, as PGlite answers them. */
export interface StatementResult {
  readonly rows: readonly unknown[]
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  readonly affectedRows?: number | undefined
}

export interface WorkerFailure {
  readonly message: string
  /** Absent where PostgreSQL was not even asked, for example for a value that cannot be sent. */
  readonly sql?: SqlFailureFields
}

export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly code: StartErrorCode; readonly sentence: string }
  | { readonly kind: 'answer'; readonly id: number; readonly result?: StatementResult }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: WorkerFailure }
  /** The engine is unusable: whatever is still waiting is lost, and only a new start mends it. */
  | { readonly kind: 'fatal'; readonly cause: string; readonly isDiskFull: boolean }
