import type { PGlite } from '@electric-sql/pglite'
import { describeFailure } from '#src/lib/errors.ts'
import { isErrno } from './data-folder.ts'
import type { DurableNodeFs } from './durable-fs.ts'
import type { Statement, StatementResult, WorkerReport, WorkerRequest } from './pglite-messages.ts'
import { isFatalState, SqlError, type SqlFailureFields, sqlFailure } from './sql-state.ts'

/** OIDs of types whose values stay PostgreSQL's text, as the query layer expects and node-postgres returns them. */
const TEXT_TYPES = {
  bigint: 20,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  date: 1082,
  bigints: 1016,
  numerics: 1231,
  timestamps: 1115,
  timestamptzs: 1185,
  intervals: 1187,
  dates: 1182,
}
const parsers = Object.fromEntries(
  Object.values(TEXT_TYPES).map((type) => [type, (text: string) => text]),
)

export interface PgliteServiceContext {
  readonly lite: PGlite
  readonly files: Pick<DurableNodeFs, 'failure'>
  report(message: WorkerReport): void
  upkeep(): Promise<void>
}

/** Serves requests in the order of their arrival. Runs upkeep only between transactions. */
export class PgliteService {
  readonly #context: PgliteServiceContext
  #tail: Promise<void> = Promise.resolve()
  /** The number of the open transaction. */
  #open: number | undefined
  #upkeepIsDue = false
  #isDead = false

  constructor(context: PgliteServiceContext) {
    this.#context = context
  }

  accept(request: WorkerRequest): void {
    this.#tail = this.#tail.then(() => this.#serve(request)).then(() => this.#upkeepIfDue())
  }

  requestUpkeep(): void {
    this.#upkeepIsDue = true
    this.#tail = this.#tail.then(() => this.#upkeepIfDue())
  }

  async #serve(request: WorkerRequest): Promise<void> {
    if (this.#isDead) return
    const { id } = request
    try {
      const result = await this.#perform(request)
      if (this.#context.files.failure !== undefined) this.#die(this.#context.files.failure)
      else this.#context.report(result ? { kind: 'answer', id, result } : { kind: 'answer', id })
    } catch (failure) {
      await this.#fail(id, failure)
    }
  }

  async #perform(request: WorkerRequest): Promise<StatementResult | undefined> {
    switch (request.kind) {
      case 'run':
        return this.#run(request.statement)
      case 'begin':
        await this.#context.lite.exec('begin')
        this.#open = request.transaction
        return undefined
      case 'run-inside':
        this.#mustBeOpen(request.transaction)
        return this.#run(request.statement)
      case 'end':
        this.#mustBeOpen(request.transaction)
        this.#open = undefined
        return this.#end(request.verb)
      case 'close':
        this.#upkeepIsDue = false
        await this.#context.lite.close()
        return undefined
    }
  }

  #run({ sql, parameters, rowMode }: Statement): Promise<StatementResult> {
    return this.#context.lite.query(sql, [...parameters], { rowMode, parsers })
  }

  async #end(verb: 'commit' | 'rollback'): Promise<undefined> {
    try {
      await this.#context.lite.exec(verb)
    } catch (failure) {
      // PostgreSQL has rolled back a failed commit. This makes sure that no transaction remains open.
      await this.#context.lite.exec('rollback')
      throw failure
    }
  }

  #mustBeOpen(transaction: number): void {
    if (this.#open === transaction) return
    throw new SqlError('This transaction has not begun, or has ended.', { code: '25P01' })
  }

  /** Reports a failed request, or that the engine is unusable. */
  async #fail(id: number, failure: unknown): Promise<void> {
    const { files, lite, report } = this.#context
    if (files.failure !== undefined) return this.#die(files.failure)
    const sql = sqlFailure(failure)
    if (sql && isFatalState(sql.code)) return this.#die(failure)
    if (!sql) {
      // Not an error of PostgreSQL: either the request could not be sent, or the engine has failed.
      try {
        await lite.query('select 1')
      } catch (second) {
        // 25P02: the engine works, and refuses queries until the failed transaction ends.
        if (sqlFailure(second)?.code !== '25P02') return this.#die(failure)
      }
    }
    report({
      kind: 'failure',
      id,
      failure: { message: describeFailure(failure), ...(sql && { sql: copyFields(sql) }) },
    })
  }

  /** Reports that the engine is unusable. Later requests are ignored. */
  #die(failure: unknown): void {
    this.#isDead = true
    const isDiskFull =
      sqlFailure(failure)?.code === '53100' || (isErrno(failure) && failure.code === 'ENOSPC')
    this.#context.report({ kind: 'fatal', cause: describeFailure(failure), isDiskFull })
  }

  async #upkeepIfDue(): Promise<void> {
    if (!this.#upkeepIsDue || this.#open !== undefined || this.#isDead) return
    this.#upkeepIsDue = false
    try {
      await this.#context.upkeep()
    } catch (failure) {
      this.#die(failure)
    }
  }
}

/** Copies the fields of an error into a plain object, which can be sent between threads. */
function copyFields({
  code,
  detail,
  constraint,
  table,
  column,
}: SqlFailureFields): SqlFailureFields {
  return { code, detail, constraint, table, column }
}
