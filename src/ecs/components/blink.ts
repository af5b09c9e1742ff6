/** The blinking of an input line's caret. */
export const createBlink = () => ({
  /** ms lit, then as many ms unlit. */
  halfPeriod: [] as number[],
  lit: [] as boolean[],
  /** When the blinking began or was restarted. It begins lit. */
  since: [] as number[],
  /** ms after `since` when the blinking stops, lit. Infinity for never. */
  restsAfter: [] as number[],
})
