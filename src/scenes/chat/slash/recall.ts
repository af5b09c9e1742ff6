/** Lines that can be called back, and no more. */
const KEPT = 50

/** What was typed before, called back by the arrows: from an empty field, or while one is called back. */
export class Recall {
  #lines: readonly string[] = []
  /** How far back; 0 is the field as it is. */
  #back = 0

  /** Keeps a line that was sent. */
  keep(line: string): void {
    this.#back = 0
    const text = line.trim()
    if (text === '' || text === this.#lines[0]) return
    this.#lines = [text, ...this.#lines].slice(0, KEPT)
  }

  /** The line so many steps further back than now; null where the arrow is the field's own. */
  step(by: 1 | -1, field: string): string | null {
    const isRecalling = this.#back > 0 && field === this.#lines[this.#back - 1]
    if (!isRecalling && (field !== '' || by < 0)) return null
    const back = (isRecalling ? this.#back : 0) + by
    if (back > this.#lines.length) return field
    this.#back = back
    return back === 0 ? '' : (this.#lines[back - 1] ?? '')
  }
}
