import { Worker } from 'node:worker_threads'
import { BaseError } from '#src/lib/errors.ts'
import type { DayReport, DayRequest, ThreadRequest } from './messages.ts'

/** A run that could not be played on. */
export class SimulationError extends BaseError<'simulation_failed'> {
  override readonly name = 'SimulationError'
}

export type PlayedDay = Extract<DayReport, { netWorthCents: number }>

interface Waiting {
  resolve(day: PlayedDay): void
  reject(failure: SimulationError): void
}

/** The main thread's end of the simulation's thread. The thread is started when a first day is asked for. */
export class SimulationThread {
  readonly #workerUrl: URL
  readonly #waiting = new Map<string, Waiting>()
  #worker: Worker | undefined

  constructor(workerUrl: URL) {
    this.#workerUrl = workerUrl
  }

  /** Plays a day. Rejects with {@link SimulationError} when it cannot be played. */
  play(asked: DayRequest): Promise<PlayedDay> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(keyOf(asked), { resolve, reject })
      this.#send({ kind: 'day', asked })
    })
  }

  /** Lets the thread forget a run that is over. */
  forget(runId: string): void {
    if (this.#worker) this.#send({ kind: 'forget', runId })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #send(request: ThreadRequest): void {
    this.#worker ??= this.#open()
    this.#worker.postMessage(request)
  }

  #open(): Worker {
    const worker = new Worker(this.#workerUrl)
    // A run at play is no reason to stay up.
    worker.unref()
    worker.on('message', (report: DayReport) => this.#settle(report))
    worker.on('error', (failure) => this.#lose(failure))
    worker.on('exit', () => this.#lose(undefined))
    return worker
  }

  #settle(report: DayReport): void {
    const waiting = this.#waiting.get(keyOf(report))
    this.#waiting.delete(keyOf(report))
    if ('failure' in report) {
      waiting?.reject(new SimulationError('simulation_failed', report.failure))
    } else waiting?.resolve(report)
  }

  /** The thread is gone: what was asked of it fails, and the next day that is asked for starts another. */
  #lose(cause: unknown): void {
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) {
      reject(new SimulationError('simulation_failed', 'The simulation was lost.', { cause }))
    }
    this.#waiting.clear()
  }
}

function keyOf({ runId, day }: { runId: string; day: number }): string {
  return `${runId}|${day}`
}
