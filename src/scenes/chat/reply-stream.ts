import { type ApiClient } from '#src/api/client.ts'
import { stopTurn } from '#src/api/stop-turn.ts'

/** The stream of one reply, from the request until the reply ends. */
export class ReplyStream {
  readonly #api: ApiClient
  readonly #controller = new AbortController()
  #turnId: string | null
  #isStopping = false

  /** `turnId` is given when the turn already exists. */
  constructor(api: ApiClient, turnId: string | null = null) {
    this.#api = api
    this.#turnId = turnId
  }

  /** Aborts when the page stops listening. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  get turnId(): string | null {
    return this.#turnId
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Stores the turn's id, by which the server can stop it. */
  setTurn(turnId: string): void {
    if (this.#turnId === turnId) return
    this.#turnId = turnId
    if (this.#isStopping) void this.#stopOnServer(turnId)
  }

  /**
   * Asks the server to stop the reply, once its turn is known. Text that was sent remains. Returns false when the reply
   * is stopping already.
   */
  stop(): boolean {
    if (this.#isStopping) return false
    this.#isStopping = true
    if (this.#turnId !== null) void this.#stopOnServer(this.#turnId)
    return true
  }

  /** Stops listening; the server continues the reply. */
  abort(): void {
    this.#controller.abort()
  }

  async #stopOnServer(turnId: string): Promise<void> {
    try {
      await stopTurn(this.#api, turnId)
    } catch {
      // The call failed. Stop listening, so that the reply ends for the player anyway.
      this.abort()
    }
  }
}
