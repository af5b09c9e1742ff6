/** Lit and unlit in turns, and so is the text run beside it. */
export const createBlink = () => ({
  /** ms lit, then as many unlit. */
  halfPeriod: [] as number[],
  lit: [] as boolean[],
  since: [] as number[],
})
