/** A line that moves from right to left through its layer's window. Lengths are in px of the buffer. */
export const createTickerLine = () => ({
  /** The layer to scroll. */
  layer: [] as number[],
  /** Width of the text before it repeats. */
  width: [] as number[],
  /** Pixels per second. */
  speed: [] as number[],
  /** Distance moved in this repetition. */
  travelled: [] as number[],
})
