import { type ApiClient } from '#src/api/client.ts'
import { stopTurn } from '#src/api/stop-turn.ts'

/** An open ear: from the moment the player speaks until the shark has nothing more to say. */
export class Line {
  readonly #api: ApiClient
  readonly #listening = new AbortController()
  #turnId: string | null
  #isStopping = false

  /** `turnId`: of a turn that was begun before. */
  constructor(api: ApiClient, turnId: string | null = null) {
    this.#api = api
    this.#turnId = turnId
  }

  /** Aborts when nobody listens any more. */
  get signal(): AbortSignal {
    return this.#listening.signal
  }

  get turnId(): string | null {
    return this.#turnId
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** The server has named the turn: from now on it can be stopped there. */
  began(turnId: string): void {
    if (this.#turnId === turnId) return
    this.#turnId = turnId
    if (this.#isStopping) void this.#stopThere(turnId)
  }

  /** Has the shark stop; what was said comes as the end of the line. False where that is under way already. */
  stop(): boolean {
    if (this.#isStopping) return false
    this.#isStopping = true
    if (this.#turnId !== null) void this.#stopThere(this.#turnId)
    return true
  }

  /** Stops listening; the shark speaks on. */
  hangUp(): void {
    this.#listening.abort()
  }

  async #stopThere(turnId: string): Promise<void> {
    try {
      await stopTurn(this.#api, turnId)
    } catch {
      // The server does not answer: the player has silence all the same.
      this.hangUp()
    }
  }
}
