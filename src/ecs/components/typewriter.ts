/** Shows a text run grapheme by grapheme. */
export const createTypewriter = () => ({
  /** Graphemes shown so far; grows to infinity's stand-in once all are out. */
  shown: [] as number[],
  graphemesPerSecond: [] as number[],
})
