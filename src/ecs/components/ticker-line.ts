/** One line crawling right to left through its layer's window. Lengths are in px of the buffer. */
export const createTickerLine = () => ({
  /** The layer that is scrolled. */
  layer: [] as number[],
  /** Width of the text that goes round. */
  width: [] as number[],
  /** Pixels per second. */
  speed: [] as number[],
  /** How far the text has come on this round. */
  travelled: [] as number[],
})
