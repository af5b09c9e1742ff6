import { expect, test } from 'vitest'
import { questionOn } from '#src/rules/fronts/draw-question.ts'
import type { RecordFields } from '#src/rules/runs/read-record.ts'
import { FrontReplay } from '#src/rules/runs/replay-fronts.ts'
import { chanceFor, TRADER } from '#tests/support/sheets.ts'

const chance = chanceFor('1985')
const day = '2026-09-01'
const asked = questionOn(chance, { trader: TRADER, day, front: 'newsstand' })
const BASE = { at: `${day}T08:00:00.000Z`, season: '2026-09', front: 'newsstand', day }
const BOUGHT = { ...BASE, kind: 'front_bought', price_cents: 600_000 }
const TENDED = { ...BASE, kind: 'front_tended', question: asked.id, answer: 'a' }
const PAID = { ...BASE, kind: 'front_paid', cents: 6_600, is_tended: true }
const KICKED = { ...BASE, kind: 'kicked_up', night: '2026-09-02' }
const SOLD = { ...BASE, kind: 'front_sold', cents: 480_000 }

/** Returns the first difference of records. */
function replay(records: readonly RecordFields[]): string | null {
  const fronts = new FrontReplay(chance, TRADER)
  return records.map((record) => fronts.take(record)).find((found) => found !== null) ?? null
}

test('finds no difference in a front that is bought, tended, paid for and sold', () => {
  expect(replay([BOUGHT, TENDED, PAID, KICKED, SOLD])).toBeNull()
})

test('a cost may be limited by the cash', () => {
  expect(replay([BOUGHT, { ...PAID, cents: -100, is_tended: false }])).toBeNull()
})

test.each<[string, readonly RecordFields[], RegExp]>([
  ['another price', [{ ...BOUGHT, price_cents: 1 }], /costs 600000 cents, not 1/],
  ['another front', [{ ...BOUGHT, front: 'bank' }], /front cannot be read/],
  ['another question', [{ ...TENDED, question: 'none' }], /asked '.*' on 2026-09-01, not 'none'/],
  ['no answer', [{ ...TENDED, answer: 'c' }], /asked/],
  ['another day', [{ ...TENDED, day: '2026-09-02' }], /tended on another day/],
  ['two answers of a day', [TENDED, TENDED], /tended twice/],
  ['income of a day without an answer', [PAID], /was not tended on 2026-09-01/],
  ['more income', [TENDED, { ...PAID, cents: 6_601 }], /pays 6600 cents, not 6601/],
  ['a night that comes twice', [KICKED, KICKED], /went up before/],
  ['another resale', [{ ...SOLD, cents: 600_000 }], /brings 480000 cents/],
])('finds %s', (_, records, sentence) => {
  expect(replay(records)).toMatch(sentence)
})
