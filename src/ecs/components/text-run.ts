/** Attribute bits of a cell, as the grid shader reads them. */
export const INVERSE = 1
export const BLINK = 2
export const UNDERLINE = 4
export const DIM = 8
export const BOLD = 16

/** Palette indexes that every palette fills: how strongly the beam hits the phosphor. */
export const INK = { black: 0, faint: 8, normal: 7, bright: 15 } as const

/** The paper under what has the keyboard: dark enough for bright ink, light enough to be seen beside black. */
export const FOCUS_PAPER = 5
/** The paper under the one row of many that is meant: the player's own, the chosen one. */
export const MARKED_PAPER = 2

/** Text drawn line by line from the top left of its {@link createPlace place}; what does not fit is clipped. */
export const createTextRun = () => ({
  /** Lines are parted by '\n'. Wrapping is done by whoever spawns it (src/lib/text-layout.ts). */
  text: [] as string[],
  foreground: [] as number[],
  background: [] as number[],
  attributes: [] as number[],
  /** Whether the place grows and shrinks with the text; false where the spawner gave a size. */
  fitsText: [] as boolean[],
})
