import { truncate, widthOf } from '#src/lib/text-layout.ts'

export interface ChipSpace {
  readonly columns: number
  /** The number of lines of chips. Each line is as high as one chip. */
  readonly lines: number
  /** The width of a chip without its label, in cells. */
  readonly padding: number
}

export interface PlacedChip {
  /** The index of the chip's title. */
  readonly index: number
  readonly label: string
  readonly column: number
  readonly line: number
}

/** Empty columns between two chips. */
const GAP = 1
/** Maximum label lengths to try, in graphemes, longest first. */
const LABEL_LIMITS = [60, 40, 28, 20, 14, 9, 6] as const

/**
 * Places chips in rows, from left to right. Shortens labels until all chips fit; omits those that do not fit even then.
 */
export function layChips(titles: readonly string[], space: ChipSpace): readonly PlacedChip[] {
  for (const limit of LABEL_LIMITS) {
    const placed = placeChips(
      titles.map((title) => truncate(title, { limit })),
      space,
    )
    if (placed.length === titles.length) return placed
  }
  return placeChips(
    titles.map((title) => truncate(title, { limit: LABEL_LIMITS[LABEL_LIMITS.length - 1] ?? 1 })),
    space,
  )
}

function placeChips(labels: readonly string[], space: ChipSpace): readonly PlacedChip[] {
  const placed: PlacedChip[] = []
  let column = 0
  let line = 0
  for (const [index, label] of labels.entries()) {
    const columns = widthOf(label) + space.padding
    if (column > 0 && column + columns > space.columns) {
      column = 0
      line += 1
    }
    if (line >= space.lines || columns > space.columns) return placed
    placed.push({ index, label, column, line })
    column += columns + GAP
  }
  return placed
}
