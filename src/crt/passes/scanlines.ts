/** How the lines of the raster are drawn at a given size. */
export interface Scanlines {
  /** Buffer rows that one sweep of the beam covers. */
  readonly rows: 1 | 2
  /** 0 where lines would be too fine for the device's pixels, 1 where they show in full. */
  readonly visibility: number
}

/** A line needs this many device pixels to show in full, and shows nothing at the lower figure: finer lines only make moiré. */
const FULL_AT = 3
const GONE_AT = 2

/** One sweep a row, or one for two rows where a row has fewer than three device pixels. */
export function scanlinesFor(bufferRows: number, devicePixels: number): Scanlines {
  const pixelsPerRow = devicePixels / bufferRows
  const rows = pixelsPerRow >= FULL_AT ? 1 : 2
  const share = Math.min(1, Math.max(0, (pixelsPerRow * rows - GONE_AT) / (FULL_AT - GONE_AT)))
  return { rows, visibility: share * share * (3 - 2 * share) }
}
