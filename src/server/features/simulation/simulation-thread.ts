import { Worker } from 'node:worker_threads'
import { BaseError } from '#src/lib/errors.ts'
import type { DayReport, DayRequest, ThreadMessage } from './messages.ts'

/** A day of a run could not be played. */
export class SimulationError extends BaseError<'simulation_failed'> {
  override readonly name = 'SimulationError'
}

export type PlayedDay = Extract<DayReport, { netWorthCents: number }>

interface PendingDay {
  resolve(day: PlayedDay): void
  reject(failure: SimulationError): void
}

/** The worker thread that plays simulations. It is started by the first request. */
export class SimulationThread {
  readonly #workerUrl: URL
  readonly #pending = new Map<string, PendingDay>()
  #worker: Worker | undefined

  constructor(workerUrl: URL) {
    this.#workerUrl = workerUrl
  }

  /** Plays a day. Rejects with {@link SimulationError} when it cannot be played. */
  play(request: DayRequest): Promise<PlayedDay> {
    return new Promise((resolve, reject) => {
      this.#pending.set(keyOf(request), { resolve, reject })
      this.#send({ kind: 'day', request })
    })
  }

  /** Frees the memory of a run that is over. */
  forget(runId: string): void {
    if (this.#worker) this.#send({ kind: 'forget', runId })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #send(message: ThreadMessage): void {
    this.#worker ??= this.#open()
    this.#worker.postMessage(message)
  }

  #open(): Worker {
    const worker = new Worker(this.#workerUrl)
    // A running simulation must not keep the process alive.
    worker.unref()
    worker.on('message', (report: DayReport) => this.#handleReport(report))
    worker.on('error', (failure) => this.#handleExit(failure))
    worker.on('exit', () => this.#handleExit(undefined))
    return worker
  }

  #handleReport(report: DayReport): void {
    const pending = this.#pending.get(keyOf(report))
    this.#pending.delete(keyOf(report))
    if ('failure' in report) {
      pending?.reject(new SimulationError('simulation_failed', report.failure))
    } else pending?.resolve(report)
  }

  /** Rejects all pending days. The next request starts another thread. */
  #handleExit(cause: unknown): void {
    this.#worker = undefined
    for (const { reject } of this.#pending.values()) {
      reject(new SimulationError('simulation_failed', 'The simulation was lost.', { cause }))
    }
    this.#pending.clear()
  }
}

function keyOf({ runId, day }: { runId: string; day: number }): string {
  return `${runId}|${day}`
}
