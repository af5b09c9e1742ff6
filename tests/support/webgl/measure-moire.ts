import { type KnobValues, OFF_KNOBS } from '#src/crt/knobs.ts'
import { type PageSource } from '../tabs.ts'
import { drawPicture, openTubePage, paint, read } from './open-tube-page.ts'

/** A strip of the glass is measured for the whole: each of its columns represents one further out. */
const STRIP = { width: 24, buffer: { width: 16, height: 400 } } as const
/** The ends of the picture are left out, because the glass is dark there and its outermost pixels are half edge. */
const EDGE = 0.15
const EDGE_COLUMNS = 3

/**
 * The ripple of a uniform bright screen, peak to peak as a share of the mean light, below half the frequency of the
 * scanlines. Returns the worst column between the middle and the edge. `deviceHeight` is the height of the glass.
 */
export async function measureMoire(
  tabs: PageSource,
  deviceHeight: number,
  look: Partial<KnobValues>,
): Promise<number> {
  const output = { width: STRIP.width, height: deviceHeight }
  const knobs = { ...OFF_KNOBS, ...look }
  const page = await openTubePage(tabs, { buffer: STRIP.buffer, output, knobs })
  await paint(
    page,
    drawPicture(STRIP.buffer.width, STRIP.buffer.height, () => [57, 255, 20]),
  )
  await page.evaluate(() => window.tubePage.frame(0, true))
  const pixels = await read(page, 10_000, false)
  const columns = Array.from({ length: output.width }, (_, x) =>
    Array.from({ length: output.height }, (_row, y) => {
      const green = (pixels[(y * output.width + x) * 4 + 1] ?? 0) / 255
      return green * green
    }),
  )
  const pixelsPerRow = deviceHeight / STRIP.buffer.height
  // One scanline per two rows where a row has fewer than three device pixels, as in the tube.
  const period = pixelsPerRow >= 3 ? pixelsPerRow : 2 * pixelsPerRow
  const whole = columns.slice(EDGE_COLUMNS, -EDGE_COLUMNS)
  return Math.max(...whole.map((column) => rippleOf(column, period)))
}

function rippleOf(column: readonly number[], period: number): number {
  const smooth = blur(column, period / 2)
  const from = Math.floor(column.length * EDGE)
  const seen = smooth.slice(from, column.length - from)
  const mean = seen.reduce((sum, light) => sum + light, 0) / seen.length
  return (Math.max(...seen) - Math.min(...seen)) / mean
}

/** A Gaussian with this standard deviation. At half the scanlines' period it removes them and keeps lower frequencies. */
function blur(values: readonly number[], deviation: number): number[] {
  const reach = Math.ceil(4 * deviation)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-(((at - reach) / deviation) ** 2) / 2),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return values.map((_, middle) => {
    let sum = 0
    weights.forEach((weight, at) => {
      sum += weight * (values[middle + at - reach] ?? values[middle] ?? 0)
    })
    return sum / total
  })
}
