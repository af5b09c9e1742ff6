import { AsyncLocalStorage } from 'node:async_hooks'
import { EmbeddedTransaction } from './embedded-transaction.ts'
import type { RowMode, Statement, StatementResult } from './pglite-messages.ts'
import { PgliteThread, type PgliteThreadParameters } from './pglite-thread.ts'
import { SqlError } from './sql-state.ts'
import { StoreError } from './store-error.ts'

interface QueryOptions {
  readonly rowMode?: RowMode
}

/** What PGlite offers the query layer, as far as it is used. */
export interface PgliteQueries {
  query(
    sql: string,
    parameters?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<StatementResult>
}

/** The longest queue, a few seconds of the engine's work. A query beyond it is rejected instead of queued. */
const MOST_WAITING = 1_000
/** 53300: too many connections. */
const NO_PLACE = '53300'

export interface PgliteClientParameters extends PgliteThreadParameters {
  /** How many queries and transactions may be asked for and not answered. */
  readonly mostWaiting?: number | undefined
  /**
   * Notices a query that goes past the transaction it stands in, at once; else such a one waits until the transaction
   * has idled out. For tests: following every promise makes each request of the whole server slower by a quarter.
   */
  readonly watchesBypasses?: boolean | undefined
}

/**
 * The embedded engine as the query layer sees it: PGlite's own face, with PGlite in a thread of its own.
 * It is one session, so a transaction has it to itself: what is asked meanwhile waits its turn, first come, first served.
 * Everything else is sent without waiting for earlier answers.
 */
export class PgliteClient implements PgliteQueries {
  readonly #thread: PgliteThread
  /** Settles when the last transaction asked for has sent its end. */
  #gate: Promise<void> = Promise.resolve()
  /** The transaction in whose work the running code stands; kept only where bypasses are watched for. */
  readonly #current: AsyncLocalStorage<EmbeddedTransaction> | undefined
  readonly #mostWaiting: number
  #waiting = 0

  private constructor(
    thread: PgliteThread,
    { watchesBypasses = false, mostWaiting = MOST_WAITING }: PgliteClientParameters,
  ) {
    this.#thread = thread
    this.#mostWaiting = mostWaiting
    this.#current = watchesBypasses ? new AsyncLocalStorage() : undefined
  }

  /** Starts the thread and opens the database. Throws a StartError with the reason if it cannot be. */
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
    return this.#inLine(async () => {
      await this.#gate
      return this.#thread.ask({ kind: 'run', statement: statementOf(sql, parameters, options) })
    })
  }

  /** Runs `work` between begin and commit; whatever it throws rolls back and is thrown on. */
  async transaction<result>(work: (inside: PgliteQueries) => Promise<result>): Promise<result> {
    this.#refuseInsideTransaction()
    return this.#inLine(() => this.#transact(work))
  }

  async #transact<result>(work: (inside: PgliteQueries) => Promise<result>): Promise<result> {
    const turn = this.#gate
    let leave = (): void => undefined
    this.#gate = new Promise((resolve) => {
      leave = resolve
    })
    await turn
    const transaction = new EmbeddedTransaction(this.#thread, leave)
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

  /** Throws as a server that has too many connections where too much waits already. */
  async #inLine<result>(work: () => Promise<result>): Promise<result> {
    if (this.#waiting >= this.#mostWaiting) {
      throw new SqlError('Too much waits for the database.', { code: NO_PLACE })
    }
    this.#waiting += 1
    try {
      return await work()
    } finally {
      this.#waiting -= 1
    }
  }

  /** Lets what was asked be answered, then closes the database and its thread. */
  async close(): Promise<void> {
    await this.#gate
    await this.#thread.stop()
  }

  /** Asking the whole database from inside a transaction would wait for that transaction's own end, for ever. */
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
