import type { Statement, StatementResult } from './pglite-messages.ts'
import type { PgliteThread } from './pglite-thread.ts'
import { SqlError } from './sql-state.ts'

/**
 * Idle time after which a transaction is rolled back, so that work that hangs does not block other transactions. The
 * same as in sessions of {@link openPostgres}.
 */
export const IDLE_IN_TRANSACTION_MS = 10_000

let transactions = 0

/** One transaction in the embedded engine's only session, until its end is sent. */
export class EmbeddedTransaction {
  readonly #thread: Pick<PgliteThread, 'ask'>
  readonly #number: number
  readonly #release: () => void
  readonly #begun: Promise<unknown>
  readonly #idle: NodeJS.Timeout
  #running = 0
  #state: 'open' | 'ended' | 'expired' = 'open'

  /** Begins the transaction. `release` is called once, when the session is free for the next one. */
  constructor(
    thread: Pick<PgliteThread, 'ask'>,
    release: () => void,
    idleLimit = IDLE_IN_TRANSACTION_MS,
  ) {
    transactions += 1
    this.#number = transactions
    this.#thread = thread
    this.#release = release
    this.#begun = thread.ask({ kind: 'begin', transaction: this.#number })
    // Not an unhandled rejection: after a failure to begin, the first statement is refused and commit() rejects.
    this.#begun.catch(() => undefined)
    this.#idle = setTimeout(() => this.#expire(), idleLimit)
    this.#idle.unref()
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  async run(statement: Statement): Promise<StatementResult> {
    this.#mustBeOpen()
    this.#running += 1
    try {
      return await this.#thread.ask({ kind: 'run-inside', transaction: this.#number, statement })
    } finally {
      this.#running -= 1
      if (this.isOpen) this.#idle.refresh()
    }
  }

  async commit(): Promise<void> {
    this.#mustBeOpen()
    const committed = this.#end('commit', 'ended')
    await this.#begun
    await committed
  }

  /** Rolls back, unless the transaction has ended already. */
  async rollBack(): Promise<void> {
    if (!this.isOpen) return
    // A failure is ignored: the caller reports its own, and the thread reports a lost engine.
    await this.#end('rollback', 'ended').catch(() => undefined)
  }

  #expire(): void {
    if (this.#running > 0) this.#idle.refresh()
    else this.#end('rollback', 'expired').catch(() => undefined)
  }

  #end(verb: 'commit' | 'rollback', state: 'ended' | 'expired'): Promise<StatementResult> {
    this.#state = state
    clearTimeout(this.#idle)
    const answer = this.#thread.ask({ kind: 'end', transaction: this.#number, verb })
    // The thread works in order, so the next transaction may start before this response arrives.
    this.#release()
    return answer
  }

  #mustBeOpen(): void {
    if (this.#state === 'expired') {
      throw new SqlError('The transaction was rolled back: it had been idle for too long.', {
        code: '25P03',
      })
    }
    if (this.#state === 'ended') {
      throw new SqlError('The transaction has ended.', { code: '25P01' })
    }
  }
}
