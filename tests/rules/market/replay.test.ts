import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { CELLS } from '#src/rules/market/goods.ts'
import { type Difference, Replay } from '#src/rules/market/replay.ts'
import type { TapeRecord } from '#src/rules/market/tape.ts'
import { chanceFor, makeTape, sha256 } from '#tests/support/season-tape.ts'

const TRADES = [
  { tick: 1, cell: 3, units: 20 },
  { tick: 1, cell: 3, units: -5 },
  { tick: 4, cell: 40, units: 7 },
]

function firstDifference(
  seed: string,
  { seedHash, records }: { seedHash: string; records: readonly TapeRecord[] },
): Difference | null {
  const replay = new Replay({ chanceAt: chanceFor(seed), seedHash, sha256 })
  for (const record of records) {
    const difference = replay.take(record)
    if (difference) return difference
  }
  return null
}

/** A tape whose record was changed by somebody who also knows how to hash. */
function tampered(seed: string, seq: number, change: (body: string) => string) {
  const { seedHash, records } = makeTape(seed, { ticks: 8, trades: TRADES })
  const bodies = records.map((record) => (record.seq === seq ? change(record.body) : record.body))
  let hash = seedHash
  const forged = bodies.map((body, index) => {
    hash = sha256(`${hash}\n${body}`)
    return { seq: index + 1, body, hash }
  })
  return { seedHash, records: forged }
}

test('default: a tape is what its seed makes of it', () => {
  const tape = makeTape('1985', { ticks: 8, trades: TRADES })
  expect(tape.records).toHaveLength(11)
  expect(firstDifference('1985', tape)).toBeNull()
})

test('behavior: a tape that begins in the middle of its season is played from there', () => {
  const { records } = makeTape('1985', { ticks: 1, trades: [] })
  expect(firstDifference('1985', { seedHash: sha256('1985'), records })).toBeNull()
})

test.each([
  [
    'a price',
    1,
    (body: string) => body.replace(/"prices":\[\d+/, '"prices":[1'),
    /^At tick 0 the price of SMOKES in manhattan is \d+ cents, not 1\.$/,
  ],
  [
    'a tick',
    2,
    (body: string) => body.replace('"tick":1', '"tick":2'),
    'Tick 1 was due, and tick 2 stands there.',
  ],
  [
    'the bids',
    1,
    (body: string) => body.replace(/"bids":\[\d+/, '"bids":[1'),
    'The average bids of tick 0 are not those of its prices.',
  ],
  [
    'a quantity',
    3,
    (body: string) => body.replace('"quantity":20', '"quantity":21'),
    /^21 THREADS in manhattan come to \d+ cents/,
  ],
  [
    'a fee',
    3,
    (body: string) => body.replace(/"fee_cents":\d+/, '"fee_cents":0'),
    /and a fee of \d+, not to \d+ and 0\.$/,
  ],
  [
    'the tick of a trade',
    3,
    (body: string) => body.replace('"tick":1', '"tick":0'),
    'The trade is of tick 0 and stands in tick 1.',
  ],
  [
    'an unknown good',
    3,
    (body: string) => body.replace('THREADS', 'GOLD'),
    'The trade cannot be read.',
  ],
  [
    'an endless quantity',
    3,
    (body: string) => body.replace('"quantity":20', '"quantity":9e15'),
    'The trade cannot be read.',
  ],
  ['no JSON', 3, () => 'x', 'The record is neither a tick nor a trade.'],
] as const)('behavior: a tampered tape is found: %s', (_, seq, change, sentence) => {
  const difference = firstDifference('1985', tampered('1985', seq, change))
  expect(difference?.seq).toBe(seq)
  expect(difference?.sentence).toMatch(sentence)
})

test('behavior: a record taken out, changed without its hash, or another seed', () => {
  const { seedHash, records } = makeTape('1985', { ticks: 8, trades: TRADES })
  const without = records.filter(({ seq }) => seq !== 4)
  expect(firstDifference('1985', { seedHash, records: without })).toEqual({
    seq: 5,
    sentence: 'Record 4 is missing.',
  })
  const changed = records.map((record) =>
    record.seq === 4 ? { ...record, body: record.body.replace('ada', 'bob') } : record,
  )
  expect(firstDifference('1985', { seedHash, records: changed })).toEqual({
    seq: 4,
    sentence: 'The hash is not that of the record and the hash before it.',
  })
  expect(firstDifference('1986', { seedHash, records })?.seq).toBe(1)
})

test('behavior: whatever is traded, the replay meets the same prices', () => {
  const trade = fc.record({
    tick: fc.nat(11),
    cell: fc.nat(CELLS.length - 1),
    units: fc.integer({ min: -300, max: 300 }).filter((units) => units !== 0),
  })
  fc.assert(
    fc.property(fc.string(), fc.array(trade, { maxLength: 20 }), (seed, trades) => {
      expect(firstDifference(seed, makeTape(seed, { ticks: 12, trades }))).toBeNull()
    }),
    { numRuns: 25 },
  )
})
