import { type Rgb } from '#src/terminal/cells/tones.ts'

/** Sixteen colours of which no two share a channel, so that a swapped colour or a wrong half is visible. */
export const TEST_PALETTE: readonly Rgb[] = Array.from(
  { length: 16 },
  (_, index): Rgb => [index * 7, 255 - index * 11, 30 + index * 13],
)

/** The glyph pages that tests request: Latin, punctuation, boxes, Greek, Han, and one that fails to load. */
export const FAILING_PAGE = 0x04
export const shippedPagesOfTest: readonly number[] = [0x00, 0x03, FAILING_PAGE, 0x20, 0x25, 0x4e]
