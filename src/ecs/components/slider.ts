/** A whole number within a range, set by moving a knob along a track. The twin has the native slider. */
export const createSlider = () => ({
  least: [] as number[],
  most: [] as number[],
  value: [] as number[],
  /** Formats the value for people: '12 of 40'. */
  valueText: [] as ((value: number) => string)[],
  change: [] as ((value: number) => void)[],
})
