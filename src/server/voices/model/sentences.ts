/** Splits a stream of text into sentences and buffers the unfinished one. */
export class Sentences {
  #rest = ''

  /** Adds a piece of text. Returns the sentences that it completes. */
  add(piece: string): string[] {
    this.#rest += piece
    const finished: string[] = []
    for (;;) {
      const end = /[.!?…]["')\]]*(?=\s)|\n/.exec(this.#rest)
      if (!end) return finished
      const at = end.index + end[0].length
      finished.push(this.#rest.slice(0, at))
      this.#rest = this.#rest.slice(at)
    }
  }

  /** Whether the buffer is empty. */
  get isEmpty(): boolean {
    return this.#rest.trim() === ''
  }

  /** Returns the unfinished sentence, and empties the buffer. */
  finish(): string {
    const rest = this.#rest
    this.#rest = ''
    return rest
  }
}
