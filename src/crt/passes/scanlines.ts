/** How scanlines are drawn at a given size. */
export interface Scanlines {
  /** Buffer rows per scanline. */
  readonly rows: 1 | 2
  /** 0 where scanlines would be too fine for the device's pixels, 1 where they are fully visible. */
  readonly visibility: number
}

/** Device pixels per scanline at which it is fully visible, and at which it is invisible. Finer lines cause moiré. */
const FULL_AT = 3
const GONE_AT = 2

/** One scanline per row, or one per two rows where a row has fewer than three device pixels. */
export function scanlinesFor(bufferRows: number, devicePixels: number): Scanlines {
  const pixelsPerRow = devicePixels / bufferRows
  const rows = pixelsPerRow >= FULL_AT ? 1 : 2
  const share = Math.min(1, Math.max(0, (pixelsPerRow * rows - GONE_AT) / (FULL_AT - GONE_AT)))
  return { rows, visibility: share * share * (3 - 2 * share) }
}
