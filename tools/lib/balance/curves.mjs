/** @typedef {import('./bundle.mjs').Rules} Rules */
/** @typedef {InstanceType<Rules['Sample']>} Sample */

const WIDTH = 720
const HEIGHT = 420
const LEFT = 64
const RIGHT = 130
const TOP = 24
const BOTTOM = 40
/** The net worths at which a line is drawn, in dollars. The scale is logarithmic beyond ±$1,000. */
const GRID = [-10_000, -1_000, 0, 1_000, 10_000, 100_000, 1_000_000]
const DRAWN = /** @type {const} */ ([
  ['expert', '#c0392b'],
  ['casual', '#1e8449'],
  ['weak', '#b9770e'],
  ['casual, never pays', '#6c3483'],
  ['jobs only', '#2471a3'],
])

/** The policies that are drawn. @type {readonly (keyof Rules['POLICIES'])[]} */
export const DRAWN_POLICIES = DRAWN.map(([policy]) => policy)

/**
 * Returns an SVG of net worth by day: for each policy the median, and the band of 5 % to 95 % of the seeds.
 * @param {Rules} rules
 * @param {Sample} sample
 */
export function drawCurves({ quantile }, sample) {
  const curves = DRAWN.map(([policy, colour]) => {
    const months = sample.months(policy)
    const days = months[0]?.worths.length ?? 0
    /** @param {number} part */
    const lineOf = (part) =>
      Array.from({ length: days }, (_, day) => {
        const cents = quantile(
          months.map(({ worths }) => worths[day] ?? 0),
          part,
        )
        return `${x(day, days)},${y(cents / 100)}`
      })
    const area = [...lineOf(0.05), ...lineOf(0.95).toReversed()].join(' ')
    const middle = lineOf(0.5)
    const [labelX = '0', labelY = '0'] = middle.at(-1)?.split(',') ?? []
    return [
      `<polygon points="${area}" fill="${colour}" opacity="0.12"/>`,
      `<polyline points="${middle.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      `<text x="${Number(labelX) + 6}" y="${Number(labelY) + 4}" fill="${colour}">${policy}</text>`,
    ].join('\n')
  })
  const grid = GRID.map(
    (dollars) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(dollars)}" y2="${y(dollars)}" stroke="#999" stroke-width="0.5"/>
<text x="${LEFT - 6}" y="${Number(y(dollars)) + 4}" text-anchor="end" fill="#666">$${dollars.toLocaleString('en')}</text>`,
  )
  const days = [1, 7, 14, 21, 30].map(
    (day) =>
      `<text x="${x(day - 1, 30)}" y="${HEIGHT - 14}" text-anchor="middle" fill="#666">day ${day}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">
<title>Net worth by day: the median of each player, and 5 % to 95 % of the seeds</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${[...grid, ...days, ...curves].join('\n')}
</svg>
`
}

/**
 * @param {number} day counted from 0
 * @param {number} days
 */
function x(day, days) {
  return (LEFT + (day / Math.max(1, days - 1)) * (WIDTH - LEFT - RIGHT)).toFixed(1)
}

/** @param {number} dollars */
function y(dollars) {
  const [lowest, highest] = [scale(-10_000), scale(1_000_000)]
  const part = (scale(dollars) - lowest) / (highest - lowest)
  return (HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)).toFixed(1)
}

/** Linear up to ±$1,000, logarithmic beyond. @param {number} dollars */
function scale(dollars) {
  return Math.asinh(dollars / 1_000)
}
