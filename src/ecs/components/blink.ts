/** Lit and unlit in turns, and so is the caret beside it. */
export const createBlink = () => ({
  /** ms lit, then as many unlit. */
  halfPeriod: [] as number[],
  lit: [] as boolean[],
  /** When it began to blink, or was last touched: it is lit then. */
  since: [] as number[],
  /** ms after `since` when it rests, lit; Infinity for never. */
  restsAfter: [] as number[],
})
