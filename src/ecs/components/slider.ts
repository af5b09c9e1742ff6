/** A whole number between two ends, moved along a track; the twin holds the real slider. */
export const createSlider = () => ({
  least: [] as number[],
  most: [] as number[],
  value: [] as number[],
  /** What the value is called: '12 of 40'. */
  say: [] as ((value: number) => string)[],
  change: [] as ((value: number) => void)[],
})
