import { Worker } from 'node:worker_threads'
import { describeFailure } from '#src/lib/errors.ts'
import { diskFull } from './data-folder.ts'
import type {
  StatementResult,
  WorkerFailure,
  WorkerReport,
  WorkerRequest,
  WorkerStart,
} from './pglite-messages.ts'
import { SqlError } from './sql-state.ts'
import { StartError } from './start-error.ts'
import { StoreError } from './store-error.ts'

/** Time without a response to pending requests after which the engine counts as lost. Much longer than a vacuum. */
const SILENCE_LIMIT_MS = 120_000

export interface PgliteThreadParameters {
  readonly start: WorkerStart
  /** The data folder, as configured. */
  readonly root: string
  readonly workerUrl: URL
  /** Time without a response to pending requests after which the engine counts as lost. */
  readonly silenceLimitMs?: number
  /** Called once, with a sentence to print, when the engine is lost. The process has to end. */
  onFatal(sentence: string): void
}

type Unsent<request> = request extends WorkerRequest ? Omit<request, 'id'> : never

interface Waiting {
  resolve(result: StatementResult): void
  reject(failure: Error): void
}

const NOTHING: StatementResult = { rows: [], fields: [] }

/** The main thread's connection to the embedded engine. Matches responses to requests by number. */
export class PgliteThread {
  readonly #worker: Worker
  readonly #parameters: PgliteThreadParameters
  readonly #silenceLimitMs: number
  readonly #waiting = new Map<number, Waiting>()
  readonly #silence: NodeJS.Timeout
  /** Settled by the first report. */
  readonly #start: { ready(): void; refuse(failure: StartError): void }
  #lastId = 0
  #state: 'starting' | 'open' | 'stopping' | 'lost' = 'starting'

  private constructor(
    parameters: PgliteThreadParameters,
    start: { ready(thread: PgliteThread): void; refuse(failure: StartError): void },
  ) {
    this.#parameters = parameters
    this.#silenceLimitMs = parameters.silenceLimitMs ?? SILENCE_LIMIT_MS
    this.#start = { ready: () => start.ready(this), refuse: start.refuse }
    this.#worker = new Worker(parameters.workerUrl, { workerData: parameters.start })
    this.#worker.on('message', (report: WorkerReport) => this.#receive(report))
    this.#worker.on('error', (failure) => this.#lose(describeFailure(failure)))
    this.#worker.on('exit', () => this.#lose('its thread has ended'))
    this.#silence = setTimeout(() => this.#checkSilence(), this.#silenceLimitMs)
    this.#silence.unref()
  }

  /** Starts the thread, which opens the database. Rejects with a StartError if that fails. */
  static start(parameters: PgliteThreadParameters): Promise<PgliteThread> {
    return new Promise((resolve, reject) => {
      new PgliteThread(parameters, { ready: resolve, refuse: reject })
    })
  }

  /** Sends a request. The worker serves requests in their order. Rejects with a StoreError or SqlError. */
  ask(request: Unsent<WorkerRequest>): Promise<StatementResult> {
    if (this.#state === 'lost') return Promise.reject(lost())
    if (this.#state === 'stopping') {
      return Promise.reject(new StoreError('closed', 'The database is closed.'))
    }
    return this.#send(request)
  }

  /** Closes the database after all pending requests, and ends the thread. */
  async stop(): Promise<void> {
    if (this.#state !== 'open') return
    const closed = this.#send({ kind: 'close' })
    this.#state = 'stopping'
    try {
      await closed
    } finally {
      await this.#end()
    }
  }

  #send(request: Unsent<WorkerRequest>): Promise<StatementResult> {
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#silence.refresh()
      this.#waiting.set(id, { resolve, reject })
      try {
        this.#worker.postMessage({ ...request, id })
      } catch (failure) {
        this.#waiting.delete(id)
        reject(
          new StoreError('unsendable', 'A value of this statement cannot be sent to the engine.', {
            cause: failure,
          }),
        )
      }
    })
  }

  #receive(report: WorkerReport): void {
    this.#silence.refresh()
    switch (report.kind) {
      case 'answer':
        this.#take(report.id)?.resolve(report.result ?? NOTHING)
        return
      case 'failure':
        this.#take(report.id)?.reject(failureOf(report.failure))
        return
      case 'fatal':
        this.#lose(report.cause, report.isDiskFull)
        return
      case 'ready':
        this.#state = 'open'
        this.#start.ready()
        return
      case 'refused':
        this.#refuse(new StartError(report.code, report.sentence))
        return
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #checkSilence(): void {
    if (this.#waiting.size > 0) this.#lose(`no answer for ${this.#silenceLimitMs / 1_000} s`)
    else this.#silence.refresh()
  }

  #refuse(failure: StartError): void {
    void this.#end()
    this.#start.refuse(failure)
  }

  /**
   * Ends the thread and reports the engine as lost: while it starts by rejecting `start()`, later by `onFatal`. Reports
   * nothing while it stops.
   */
  #lose(cause: string, isDiskFull = false): void {
    if (this.#state === 'lost') return
    if (this.#state === 'stopping') {
      void this.#end()
      return
    }
    const { onFatal, root } = this.#parameters
    const failure = isDiskFull
      ? diskFull(root)
      : new StartError(
          'database_broken',
          `The embedded database in ${root} has failed (${cause}): start again, and if it fails again restore the folder from a copy.`,
        )
    if (this.#state === 'starting') {
      this.#refuse(failure)
      return
    }
    void this.#end()
    onFatal(failure.message)
  }

  /** Rejects all pending requests and terminates the thread. */
  async #end(): Promise<void> {
    if (this.#state !== 'stopping') this.#state = 'lost'
    clearTimeout(this.#silence)
    for (const { reject } of this.#waiting.values()) reject(lost())
    this.#waiting.clear()
    await this.#worker.terminate()
  }
}

function lost(): StoreError {
  return new StoreError('database_lost', 'The database has failed; the server is ending.')
}

function failureOf({ message, sql }: WorkerFailure): Error {
  return sql ? new SqlError(message, sql) : new StoreError('unsendable', message)
}
