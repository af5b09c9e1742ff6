/** The text of an input line, copied from the twin's text field. Positions are in UTF-16 units. */
export const createInputLine = () => ({
  value: [] as string[],
  selectionStart: [] as number[],
  selectionEnd: [] as number[],
  /** The range that an input method is composing. Start and end are equal when there is none. */
  composingStart: [] as number[],
  composingEnd: [] as number[],
  placeholder: [] as string[],
  /** Called with the whole text after each change by the player. */
  change: [] as ((value: string) => void)[],
  /**
   * Called by the up arrow (1) and the down arrow (-1). The arrows move the caret if this is absent or returns false.
   */
  step: [] as (((by: 1 | -1) => boolean | void) | undefined)[],
  /** Called with the whole text on Enter. */
  submit: [] as ((value: string) => void)[],
})
