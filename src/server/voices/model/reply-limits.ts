import type { Clock } from '../../platform/clock.ts'
import { VoiceError } from './voice-error.ts'

/** The limit to the first word over all attempts, in ms. */
const FIRST_WORD_MS = 8_000
/** The limit between two pieces of a stream, in ms. */
const IDLE_MS = 4_000

/**
 * The time limits of a model's reply; the caller limits the whole of it. `signal` aborts when one has passed, or with the caller's signal. The timers are held by
 * this object until `release`: a signal that only other signals refer to can be collected as garbage and never abort.
 */
export class ReplyLimits {
  readonly #clock: Clock
  readonly #end = new AbortController()
  readonly #released = new AbortController()
  readonly #firstWord = new AbortController()
  #idle = new AbortController()

  constructor(clock: Clock, caller: AbortSignal) {
    this.#clock = clock
    const stop = () => this.#end.abort(new VoiceError('stopped', 'The reply was stopped.'))
    if (caller.aborted) stop()
    else caller.addEventListener('abort', stop, { once: true, signal: this.#released.signal })
    this.#limit(FIRST_WORD_MS, this.#firstWord, 'The first word took too long.')
  }

  get signal(): AbortSignal {
    return this.#end.signal
  }

  /** Must be called at each piece of a stream. Limits the time to the next one. */
  pieceArrived(): void {
    this.#idle.abort()
    this.#idle = new AbortController()
    this.#limit(IDLE_MS, this.#idle, 'The stream paused for too long.')
  }

  /** Must be called at the first word of the reply. Ends the limit to it. */
  wordArrived(): void {
    this.#firstWord.abort()
  }

  /** Must be called at the end of a stream: the response to the next request is not a pause. */
  streamEnded(): void {
    this.#idle.abort()
  }

  /** Ends all limits. */
  release(): void {
    this.#released.abort()
    this.#firstWord.abort()
    this.#idle.abort()
  }

  #limit(ms: number, cancelled: AbortController, sentence: string): void {
    void this.#clock.sleep(ms, cancelled.signal).then(() => {
      if (!cancelled.signal.aborted) this.#end.abort(new VoiceError('timeout', sentence))
    })
  }
}
