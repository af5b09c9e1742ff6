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
  /** Called with the whole text on Enter. */
  submit: [] as ((value: string) => void)[],
})
