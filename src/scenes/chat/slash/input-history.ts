/** How many inputs are kept. */
const MAX_INPUTS = 50

/** Recalls earlier inputs by the arrow keys, from an empty field or while one is recalled. */
export class InputHistory {
  #lines: readonly string[] = []
  /** How many steps back; 0 is the current input. */
  #back = 0

  /** Adds an input that was sent. */
  add(line: string): void {
    this.#back = 0
    const text = line.trim()
    if (text === '' || text === this.#lines[0]) return
    this.#lines = [text, ...this.#lines].slice(0, MAX_INPUTS)
  }

  /** Returns the input one step further back (1) or forward (-1); null when the arrow key must move the caret. */
  step(by: 1 | -1, field: string): string | null {
    const isRecalling = this.#back > 0 && field === this.#lines[this.#back - 1]
    if (!isRecalling && (field !== '' || by < 0)) return null
    const back = (isRecalling ? this.#back : 0) + by
    if (back > this.#lines.length) return field
    this.#back = back
    return back === 0 ? '' : (this.#lines[back - 1] ?? '')
  }
}
