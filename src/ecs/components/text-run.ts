/** Attribute bits of a text run. They apply to all its cells. */
export const INVERSE = 1
export const BLINK = 2
export const UNDERLINE = 4
export const DIM = 8
export const BOLD = 16

/** Palette indexes that every palette defines, by brightness. */
export const INK = { black: 0, faint: 8, normal: 7, bright: 15 } as const

/** The background of the focused control: dark enough for bright ink, and visible next to black. */
export const FOCUS_PAPER = 5
/** The background of a highlighted row: the player's own, or the chosen one. */
export const MARKED_PAPER = 2

/** Text drawn line by line from the top left of its {@link createPlace place}. What does not fit is clipped. */
export const createTextRun = () => ({
  /** Lines are separated by '\n'. The caller wraps the text (src/lib/text-layout.ts). */
  text: [] as string[],
  foreground: [] as number[],
  background: [] as number[],
  attributes: [] as number[],
  /** Whether the place is resized to the text. False when the spawner set a size. */
  fitsText: [] as boolean[],
})
