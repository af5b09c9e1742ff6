/** Cuts a growing text into sentences, each with the space behind it; what is unfinished waits. */
export class Sentences {
  #rest = ''

  /** The sentences that are finished by this piece. */
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

  /** Whether nothing waits. */
  get isEmpty(): boolean {
    return this.#rest.trim() === ''
  }

  /** What is left at the end. */
  finish(): string {
    const rest = this.#rest
    this.#rest = ''
    return rest
  }
}
