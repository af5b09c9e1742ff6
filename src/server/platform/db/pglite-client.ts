import { AsyncLocalStorage } from 'node:async_hooks'
import { EmbeddedTransaction } from './embedded-transaction.ts'
import type { RowMode, Statement, StatementResult } from './pglite-messages.ts'
import { PgliteThread, type PgliteThreadParameters } from './pglite-thread.ts'
import { Turns } from './turns.ts'
import { SqlError, TOO_MANY_CONNECTIONS } from './sql-state.ts'
import { StoreError } from './store-error.ts'

interface QueryOptions {
  readonly rowMode?: RowMode
}

/** The part of PGlite's interface that the query layer uses. */
export interface PgliteQueries {
  query(
    sql: string,
    parameters?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<StatementResult>
}

/** Maximum length of the queue, which the engine serves in a few seconds. Further queries are rejected. */
const MAX_WAITING = 1_000

export interface PgliteClientParameters extends PgliteThreadParameters {
  /** Maximum number of queries and transactions without a response. */
  readonly maxWaiting?: number | undefined
  /**
   * Rejects a query that is made inside a transaction but not through it. By default such a query waits until the
   * transaction's idle timeout. For tests only, because tracking promises makes all requests 25 % slower.
   */
  readonly detectsBypasses?: boolean | undefined
}

/**
 * A client of PGlite in a worker thread, with PGlite's own interface. There is only one database session, so queries
 * wait while a transaction is open, in their order, but not for the transactions that wait for it: a read takes as long as
 * one transaction at most. Other queries are sent without waiting for earlier responses.
 */
export class PgliteClient implements PgliteQueries {
  readonly #thread: PgliteThread
  readonly #turns = new Turns()
  /** The transaction that the current code runs in. Undefined unless bypasses are detected. */
  readonly #current: AsyncLocalStorage<EmbeddedTransaction> | undefined
  readonly #maxWaiting: number
  #waiting = 0

  private constructor(
    thread: PgliteThread,
    { detectsBypasses = false, maxWaiting = MAX_WAITING }: PgliteClientParameters,
  ) {
    this.#thread = thread
    this.#maxWaiting = maxWaiting
    this.#current = detectsBypasses ? new AsyncLocalStorage() : undefined
  }

  /** Starts the thread and opens the database. Throws a StartError with the reason if that fails. */
  static async open(parameters: PgliteClientParameters): Promise<PgliteClient> {
    const thread = await PgliteThread.start(parameters)
    return new PgliteClient(thread, parameters)
  }

  async query(
    sql: string,
    parameters: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<StatementResult> {
    this.#refuseInsideTransaction()
    const statement = statementOf(sql, parameters, options)
    return this.#enqueue(() =>
      this.#turns.between(() => this.#thread.ask({ kind: 'run', statement })),
    )
  }

  /** Runs `work` between begin and commit. Rolls back and rethrows if it throws. */
  async transaction<result>(work: (inside: PgliteQueries) => Promise<result>): Promise<result> {
    this.#refuseInsideTransaction()
    return this.#enqueue(() => this.#transact(work))
  }

  async #transact<result>(work: (inside: PgliteQueries) => Promise<result>): Promise<result> {
    await this.#turns.take()
    const transaction = new EmbeddedTransaction(this.#thread, () => this.#turns.end())
    const inside: PgliteQueries = {
      query: (sql, parameters = [], options = {}) =>
        transaction.run(statementOf(sql, parameters, options)),
    }
    try {
      const doWork = () => work(inside)
      const result = await (this.#current?.run(transaction, doWork) ?? doWork())
      await transaction.commit()
      return result
    } catch (failure) {
      await transaction.rollBack()
      throw failure
    }
  }

  /** Throws the error of a server with too many connections if the queue is full. */
  async #enqueue<result>(work: () => Promise<result>): Promise<result> {
    if (this.#waiting >= this.#maxWaiting) {
      throw new SqlError('Too many queries wait for the database.', { code: TOO_MANY_CONNECTIONS })
    }
    this.#waiting += 1
    try {
      return await work()
    } finally {
      this.#waiting -= 1
    }
  }

  /** Waits for pending queries, then closes the database and its thread. */
  async close(): Promise<void> {
    await this.#turns.take()
    const stopped = this.#thread.stop()
    // The thread refuses what is sent from now on.
    this.#turns.end()
    await stopped
  }

  /** Throws a StoreError inside a transaction, whose end the query would wait for. Only if bypasses are detected. */
  #refuseInsideTransaction(): void {
    if (!this.#current?.getStore()?.isOpen) return
    throw new StoreError(
      'transaction_bypassed',
      'Inside a transaction every query must go through the transaction that was handed in.',
    )
  }
}

function statementOf(
  sql: string,
  parameters: readonly unknown[],
  { rowMode = 'object' }: QueryOptions,
): Statement {
  return { sql, parameters, rowMode }
}
