import type { ChatEvent, Message, Mood, QuickReply, StateDelta } from '#src/protocol/chat.ts'
import type { Release } from '#src/lib/releases.ts'

/** How a turn ended: what the plain answer carries. */
export interface FinishedTurn {
  readonly turnId: string
  readonly conversationId: string
  readonly message: Message
  readonly quickReplies: QuickReply[]
  readonly stateDelta: StateDelta
  readonly mood: Mood
}

export type NumberedEvent = ChatEvent & { readonly id: number }

/** A turn that is being spoken by this process. It goes on whether or not anybody listens. */
export class RunningTurn {
  readonly #events: NumberedEvent[] = []
  readonly #listeners = new Set<(event: NumberedEvent) => void>()
  readonly #pace = new AbortController()
  readonly #stop = new AbortController()
  readonly #handover = new AbortController()
  readonly #outcome: Promise<FinishedTurn>
  /** Resolves when nobody speaks it any more. */
  readonly closed: Promise<void>
  /** To whom a shark speaks unasked; undefined where it answers. */
  readonly unaskedOf: string | undefined
  #resolve: (turn: FinishedTurn) => void = () => undefined
  #reject: (failure: unknown) => void = () => undefined
  #close: () => void = () => undefined

  constructor(unaskedOf?: string) {
    this.unaskedOf = unaskedOf
    this.closed = new Promise((resolve) => {
      this.#close = resolve
    })
    this.#outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Who listens to the events may never ask for the outcome.
    this.#outcome.catch(() => undefined)
  }

  /** Aborts when nobody wants the pauses of speech any more. */
  get pace(): AbortSignal {
    return this.#pace.signal
  }

  /** Aborts when somebody waits for the end: what is left is the grammar voice's, which takes no time. */
  get handedOver(): AbortSignal {
    return this.#handover.signal
  }

  /** Aborts when the player wants to hear no more. */
  get stopped(): AbortSignal {
    return this.#stop.signal
  }

  get outcome(): Promise<FinishedTurn> {
    return this.#outcome
  }

  close(): void {
    this.#close()
  }

  /** Speaks on without pauses. */
  hurry(): void {
    this.#pace.abort()
  }

  /** Has the grammar voice say the rest, at once. */
  handOver(): void {
    this.#handover.abort()
    this.hurry()
  }

  /** Ends the speech where it is. */
  stop(): void {
    this.#stop.abort()
    this.hurry()
  }

  emit(event: ChatEvent): void {
    const numbered = { ...event, id: this.#events.length + 1 }
    this.#events.push(numbered)
    for (const listener of this.#listeners) listener(numbered)
  }

  /** Gives everything that was said so far, but for the first `after` tokens, then everything that follows. */
  follow(listener: (event: NumberedEvent) => void, after = 0): Release {
    let tokens = 0
    const hear = (event: NumberedEvent): void => {
      if (event.event === 'token') tokens += 1
      if (event.event !== 'token' || tokens > after) listener(event)
    }
    for (const event of this.#events) hear(event)
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  finish(turn: FinishedTurn): void {
    this.#resolve(turn)
  }

  fail(failure: unknown): void {
    this.#reject(failure)
  }
}

/** The turns that this process is speaking, by their ids. */
export class RunningTurns {
  readonly #turns = new Map<string, RunningTurn>()
  readonly #idle = new Set<() => void>()
  #isHurried = false

  /**
   * Opens a turn before it is stored, so that whoever reads it there finds it here; `unaskedOf` is to whom a shark
   * speaks unasked.
   */
  open(id: string, unaskedOf?: string): RunningTurn {
    const turn = new RunningTurn(unaskedOf)
    if (this.#isHurried) turn.hurry()
    this.#turns.set(id, turn)
    return turn
  }

  close(id: string): void {
    this.#turns.get(id)?.close()
    this.#turns.delete(id)
    if (this.#turns.size > 0) return
    for (const resolve of this.#idle) resolve()
    this.#idle.clear()
  }

  /** Resolves when the turns that were stopped have come to their end: whoever stops one may speak at once. */
  async stoppedEnded(): Promise<void> {
    const stopped = [...this.#turns.values()].filter((turn) => turn.stopped.aborted)
    await Promise.allSettled(stopped.map(({ outcome }) => outcome))
  }

  /** Whether a shark speaks to a player unasked. */
  isUnaskedSpoken(playerId: string): boolean {
    return [...this.#turns.values()].some(({ unaskedOf }) => unaskedOf === playerId)
  }

  /** Has whatever sharks say to a player unasked come to its end at once; resolves when it has. */
  async unaskedSaid(playerId: string): Promise<void> {
    while (this.isUnaskedSpoken(playerId)) {
      const unasked = [...this.#turns.values()].filter(({ unaskedOf }) => unaskedOf === playerId)
      for (const turn of unasked) turn.handOver()
      await Promise.all(unasked.map(({ closed }) => closed))
    }
  }

  get(id: string): RunningTurn | undefined {
    return this.#turns.get(id)
  }

  /** Has every turn, now and from now on, speak without pauses; resolves when none is left. */
  finishAll(): Promise<void> {
    this.#isHurried = true
    for (const turn of this.#turns.values()) turn.hurry()
    if (this.#turns.size === 0) return Promise.resolve()
    return new Promise((resolve) => this.#idle.add(resolve))
  }
}
