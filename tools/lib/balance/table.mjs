/** @typedef {import('./bundle.mjs').Rules} Rules */
/** @typedef {InstanceType<Rules['Sample']>} Sample */
/** @typedef {Rules['BANDS'][number]} Band */

/**
 * Prints the quantiles of every policy.
 * @param {Rules} rules
 * @param {Sample} sample
 * @param {readonly (keyof Rules['POLICIES'])[]} policies
 */
export function printPolicies({ quantile }, sample, policies) {
  const head = ['day 1', 'day 3', 'day 7', 'day 14', 'day 21', 'p5', 'median', 'p95']
  const more = ['cleared', 'below 0', 'insolvent', 'rep.', 'loans', 'trips', 'stops', 'refused']
  print(['', ...head, ...more])
  for (const policy of policies) {
    const months = sample.months(policy)
    /** @param {(month: typeof months[number]) => number} figureOf */
    const middle = (figureOf) => quantile(months.map(figureOf), 0.5)
    /** @param {(month: typeof months[number]) => boolean} isTrue */
    const share = (isTrue) => `${Math.round(sample.share(policy, isTrue) * 100)} %`
    /** @param {number} day */
    const onDay = (day) => middle(({ worths }) => worths[day - 1] ?? 0)
    const ends = months.map(({ worths }) => worths.at(-1) ?? 0)
    print([
      policy,
      ...[1, 3, 7, 14, 21].map((day) => dollars(onDay(day) / 100)),
      ...[0.05, 0.5, 0.95].map((part) => dollars(quantile(ends, part) / 100)),
      share(({ isOpeningCleared }) => isOpeningCleared),
      share(({ worths }) => worths.some((cents, at) => at >= 7 && cents < 0)),
      share(({ worths }) => (worths.at(-1) ?? 0) < 0),
      middle(({ reputation }) => reputation).toFixed(2),
      `${middle(({ events }) => events.loan_taken ?? 0)}`,
      `${middle(({ events }) => events.travelled ?? 0)}`,
      `${middle(({ events }) => events.encounter_settled ?? 0)}`,
      `${middle(({ refused }) => refused)}`,
    ])
  }
}

/** @param {readonly string[]} cells */
function print([name = '', ...figures]) {
  console.log(name.padEnd(27) + figures.map((figure) => figure.padStart(10)).join(''))
}

/**
 * Prints the bands. Returns whether all hold.
 * @param {Rules} rules
 * @param {Sample} sample
 */
export function printBands({ BANDS, holds }, sample) {
  console.log(`\n${'band'.padEnd(42)}${'wanted'.padStart(20)}${'measured'.padStart(12)}`)
  const verdicts = BANDS.map((band) => {
    const measured = band.measure(sample)
    const isHeld = holds(band, measured)
    const cells = [wanted(band).padStart(20), figure(band.unit, measured).padStart(12)]
    console.log(`${band.name.padEnd(42)}${cells.join('')}  ${isHeld ? 'holds' : 'MISSED'}`)
    return isHeld
  })
  return verdicts.every(Boolean)
}

/** Returns a band as text. @param {Pick<Band, 'least' | 'most' | 'unit'>} band */
export function wanted({ least, most, unit }) {
  if (least === null) return `≤ ${figure(unit, most ?? 0)}`
  if (most === null) return `≥ ${figure(unit, least)}`
  return `${figure(unit, least)} to ${figure(unit, most)}`
}

/**
 * @param {Band['unit']} unit
 * @param {number} value
 */
function figure(unit, value) {
  if (unit === 'dollars') return `$${dollars(value)}`
  return unit === 'share' ? `${Math.round(value * 100)} %` : value.toFixed(2)
}

/** @param {number} value */
export function dollars(value) {
  return Math.round(value).toLocaleString('en')
}
