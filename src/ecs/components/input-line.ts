/** The text being typed, as the twin's textarea holds it; positions are in UTF-16 units. */
export const createInputLine = () => ({
  value: [] as string[],
  selectionStart: [] as number[],
  selectionEnd: [] as number[],
  /** The range that an input method is still composing; equal when there is none. */
  composingStart: [] as number[],
  composingEnd: [] as number[],
  placeholder: [] as string[],
  /** Called with the whole text after each change. */
  change: [] as ((value: string) => void)[],
  /** Called by the arrows of a field that counts: up is 1, down is -1. Absent where they move the caret; false where they do so now. */
  step: [] as (((by: 1 | -1) => boolean | void) | undefined)[],
  /** Called with the whole text on Enter. */
  submit: [] as ((value: string) => void)[],
})
