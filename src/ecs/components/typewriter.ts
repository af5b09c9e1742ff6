/** Shows a text run grapheme by grapheme. */
export const createTypewriter = () => ({
  /** Graphemes shown so far, with the fraction under way. The component ends once all are out. */
  shown: [] as number[],
  graphemesPerSecond: [] as number[],
  /** How many come in one go. */
  graphemesAtOnce: [] as number[],
})
