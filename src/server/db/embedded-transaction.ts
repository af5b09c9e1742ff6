import type { Statement, StatementResult } from './pglite-messages.ts'
import type { PgliteThread } from './pglite-thread.ts'
import { SqlError } from './sql-state.ts'

/** The same limit that {@link openPostgres} sets a session: work that hangs may not hold everybody else up. */
export const IDLE_IN_TRANSACTION_MS = 10_000

let transactions = 0

/** One transaction on the embedded engine's only session, from its begin until its end is sent. */
export class EmbeddedTransaction {
  readonly #thread: Pick<PgliteThread, 'ask'>
  readonly #number: number
  readonly #leave: () => void
  readonly #begun: Promise<unknown>
  readonly #idle: NodeJS.Timeout
  #running = 0
  #state: 'open' | 'ended' | 'expired' = 'open'

  /** Begins. `leave` is called once, when the session is free for the next. */
  constructor(
    thread: Pick<PgliteThread, 'ask'>,
    leave: () => void,
    idleLimit = IDLE_IN_TRANSACTION_MS,
  ) {
    transactions += 1
    this.#number = transactions
    this.#thread = thread
    this.#leave = leave
    this.#begun = thread.ask({ kind: 'begin', transaction: this.#number })
    // Waited for at the end; until then a failure to begin shows in the first statement.
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

  /** Undoes what was done; nothing is left to undo when the transaction has ended already. */
  async rollBack(): Promise<void> {
    if (!this.isOpen) return
    // The failure that led here is the one to tell; a lost engine reports itself.
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
    // The thread works in order: the next may send before this end is answered.
    this.#leave()
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
