/** Shows a text run one grapheme after another. */
export const createTypewriter = () => ({
  /** Graphemes shown so far, with a fraction. The component is removed when all are shown. */
  shown: [] as number[],
  graphemesPerSecond: [] as number[],
  /** How many graphemes appear at once. */
  graphemesAtOnce: [] as number[],
})
