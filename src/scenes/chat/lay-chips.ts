import { truncate, widthOf } from '#src/lib/text-layout.ts'

export interface ChipSpace {
  readonly columns: number
  /** Rows of chips, each as high as a chip. */
  readonly lines: number
  /** Cells a chip takes beside its label. */
  readonly padding: number
}

export interface LaidChip {
  readonly index: number
  readonly label: string
  readonly column: number
  readonly line: number
}

const GAP = 1
/** Longest labels tried, in graphemes, before the next shorter. */
const LIMITS = [60, 40, 28, 20, 14, 9] as const

/** Chips side by side, line by line; labels are shortened until all of them fit, and what never fits is left out. */
export function layChips(titles: readonly string[], space: ChipSpace): readonly LaidChip[] {
  for (const limit of LIMITS) {
    const laid = layWithin(
      titles.map((title) => truncate(title, { limit })),
      space,
    )
    if (laid.length === titles.length) return laid
  }
  return layWithin(
    titles.map((title) => truncate(title, { limit: LIMITS[LIMITS.length - 1] ?? 1 })),
    space,
  )
}

function layWithin(labels: readonly string[], space: ChipSpace): readonly LaidChip[] {
  const laid: LaidChip[] = []
  let column = 0
  let line = 0
  for (const [index, label] of labels.entries()) {
    const columns = widthOf(label) + space.padding
    if (column > 0 && column + columns > space.columns) {
      column = 0
      line += 1
    }
    if (line >= space.lines || columns > space.columns) return laid
    laid.push({ index, label, column, line })
    column += columns + GAP
  }
  return laid
}
