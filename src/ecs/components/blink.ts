/** ms that cells with the blink attribute are lit, then unlit. All of them blink together, by the world's clock. */
export const BLINK_HALF_PERIOD = 530

/** The blinking of an input line's caret. */
export const createBlink = () => ({
  lit: [] as boolean[],
  /** When the blinking began or was restarted. It begins lit. */
  since: [] as number[],
  /** ms after `since` when the blinking stops, lit. Infinity for never. */
  restsAfter: [] as number[],
})
