import { query } from 'bitecs'
import { expect, test } from 'vitest'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { deskColumns, drawDesk, type DeskFigures } from '#src/scenes/confirmation/desk.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const LOAN: LoanSlip = {
  id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
  shark: 'vinnie',
  kind: 'loan',
  principal: 1000,
  rate: 0.1,
  taken_at: '2026-11-22T14:00:00.000Z',
  due_at: '2026-11-24T14:00:00.000Z',
  days_left: 2,
  late_day: 0,
  owed: 1200,
  repaid: 0,
  status: 'open',
  collateral: null,
  owed_tomorrow: 1320,
  owed_when_due: 1452,
  next_step: { day: 1, step: 'word_travels', at: '2026-11-25T02:00:00.000Z' },
  held_until: null,
  is_owned: false,
  is_opening: false,
  can_beg: true,
  errand: null,
}
const STASH = { capacity: 100, used: 20, next: null, goods: [] }
const GAME = { playerCash: 2000, netWorth: 1_234_567_890, movesLeft: 3 }

/** Returns the drawn value of each figure by the name of its field. */
function draw(figures: DeskFigures): Readonly<Record<string, string>> {
  const world = createTestWorld()
  drawDesk(world, figures, { column: 0, row: 0, across: 1 })
  const { Spoken } = world.components
  const values: Record<string, string> = {}
  for (const entity of query(world, [Spoken])) {
    const { role, field } = Spoken.details[entity] ?? {}
    if (role === 'field' && field) values[field] = shownText(world, entity)
  }
  return values
}

test('shows cash, worth, moves, stash and the loan that is due first', () => {
  const later = { ...LOAN, shark: 'carmela' as const, due_at: '2026-11-30T00:00:00.000Z' }
  const loans = { loans: [later, LOAN], owed: 2400 }
  expect(draw({ game: GAME, market: { loans, stash: STASH } })).toEqual({
    cash: '$2,000',
    networth: '$1.23B',
    moves: '3',
    stash: '20/100',
    owed: '$2,400',
    lender: 'vinnie',
    due: '24 Tue 14:00',
  })
})

test('shows how late a loan is', () => {
  const loans = { loans: [{ ...LOAN, late_day: 2, days_left: 0 }], owed: 1200 }
  expect(draw({ game: GAME, market: { loans, stash: null } })['due']).toBe('2 days late')
})

test('ignores paid loans', () => {
  const loans = { loans: [{ ...LOAN, status: 'paid' as const, owed: 0 }], owed: 0 }
  const shown = draw({ game: GAME, market: { loans, stash: null } })
  expect(shown).toMatchObject({ owed: '$0' })
  expect(Object.keys(shown)).not.toContain('due')
})

test('shows dashes for unknown figures', () => {
  const game = { playerCash: null, netWorth: null, movesLeft: 5 }
  expect(draw({ game, market: { loans: null, stash: null } })).toMatchObject({
    cash: '-',
    networth: '-',
    stash: '-',
    owed: '-',
  })
})

test('fits next to the menu on a desktop and on a phone', () => {
  expect(deskColumns(1)).toBe(22)
  expect(deskColumns(2)).toBe(41)
})
