import { expect, test } from 'vitest'
import type { Front } from '#src/rules/fronts/front.ts'
import { shareOf, tonightsShare } from '#src/rules/kicking-up/share.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { nextNight } from '#src/rules/nights/night.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { aSheet, aWorld, execute, PLAYER } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const cash = (cents: number, changes: Partial<Sheet> = {}): Sheet =>
  aSheet({ balances: { [CASH]: cents }, nightDay: '2026-09-01', ...changes })
const NEWSSTAND: Front = {
  ...{ front: 'newsstand', boughtAt: new Date('2026-09-01T08:00:00Z') },
  ...{ tendedDay: '2026-09-01', answer: 'a', earnedCents: 0 },
}
const catchUp = { kind: 'catch_up' } as const
const TICKS_A_DAY = 72

test.each([
  [1_000_000, 0],
  [1_000_001, 1],
  [2_000_000, 20_000],
  [10_000_000, 540_000],
  [25_000_000, 1_740_000],
  [60_000_000, 4_890_000],
  [70_000_000, 5_890_000],
])('the share of %i cents is %i cents', (cents, share) => {
  expect(shareOf(cents)).toBe(share)
})

test('cash goes up first', () => {
  expect(tonightsShare(cash(2_000_000))).toEqual({ shareCents: 20_000, cents: 20_000, goods: {} })
})

test('goods count at 90 % of their base price, and debts are taken off', () => {
  const holdings = [{ symbol: 'BONDS', quantity: 1, costCents: 1 } as const]
  expect(tonightsShare(cash(380_000, { holdings }))?.shareCents).toBe(20_000)
  const owing = { [CASH]: 3_000_000, [debtAccount(PLAYER, 'vinnie')]: -2_000_000 }
  expect(tonightsShare(cash(0, { balances: owing }))).toBeNull()
})

test('goods go when the cash does not cover the share, and change comes back', () => {
  const holdings = [
    { symbol: 'BONDS', quantity: 1, costCents: 1_800_000 } as const,
    { symbol: 'SMOKES', quantity: 2, costCents: 5_000 } as const,
  ]
  // $16,243.20 in all: the share is $124.87, and two SMOKES count for $43.20.
  expect(tonightsShare(cash(0, { holdings }))).toEqual({
    ...{ shareCents: 12_487, goods: { SMOKES: 2, BONDS: 1 } },
    cents: 12_487 - 1_620_000 - 4_320,
  })
})

test('the dearest goods that fit go first', () => {
  const holdings = [
    { symbol: 'BOOZE', quantity: 100, costCents: 1 } as const,
    { symbol: 'SMOKES', quantity: 50, costCents: 1 } as const,
  ]
  // $24,480: the share is $468.80, of which two BOOZE count for $468 and one SMOKES for the rest.
  expect(tonightsShare(cash(0, { holdings }))).toEqual({
    ...{ shareCents: 46_880, goods: { BOOZE: 2, SMOKES: 1 } },
    cents: 46_880 - 46_800 - 2_160,
  })
})

test('money in a front is not kicked up', () => {
  expect(tonightsShare(cash(1_000_000, { fronts: [NEWSSTAND] }))).toBeNull()
})

test('a player who has never acted has no nights', () => {
  expect(nextNight(cash(9_000_000, { nightDay: null }))).toBeNull()
  expect(nextNight(cash(1_000_000))).toBeNull()
  expect(nextNight(cash(9_000_000))?.at).toEqual(new Date('2026-09-02T00:00:00Z'))
})

test('missed nights are settled one by one', () => {
  const { after, events } = execute(cash(2_000_000), catchUp, aWorld(3 * TICKS_A_DAY))
  expect(events).toMatchObject([
    { kind: 'kicked_up', night: '2026-09-02', cents: 20_000, is_first: true },
    { kind: 'kicked_up', night: '2026-09-03', cents: 19_600, is_first: false },
    { kind: 'kicked_up', night: '2026-09-04', cents: 19_208, is_first: false },
  ])
  expect(after.balances[CASH]).toBe(2_000_000 - 58_808)
  expect(after.kickedUpCents).toBe(58_808)
  expect(execute(after, catchUp, aWorld(3 * TICKS_A_DAY)).events).toEqual([])
})

test('fronts pay before the share goes up, and only the tended day pays', () => {
  const sheet = cash(2_000_000, { fronts: [NEWSSTAND] })
  const { after, events } = execute(sheet, catchUp, aWorld(2 * TICKS_A_DAY))
  expect(events).toMatchObject([
    { kind: 'front_paid', day: '2026-09-01', cents: 6_600, is_tended: true },
    { kind: 'kicked_up', night: '2026-09-02', cents: 20_396 },
    { kind: 'front_paid', day: '2026-09-02', cents: -600, is_tended: false },
    { kind: 'kicked_up', night: '2026-09-03' },
  ])
  expect(after.fronts).toMatchObject([{ earnedCents: 6_000 }])
})

test('a running cost takes no more than the cash', () => {
  const fronts = [{ ...NEWSSTAND, tendedDay: null, answer: null }]
  const { after, events } = execute(cash(100, { fronts }), catchUp, aWorld(TICKS_A_DAY))
  expect(events).toMatchObject([{ kind: 'front_paid', cents: -100 }])
  expect(after.balances[CASH]).toBe(0)
})

test('the nights before a day at play are not charged later', () => {
  const upgrade = { kind: 'upgrade_stash', capacity: 200 } as const
  const acted = execute(cash(900_000), upgrade, aWorld(3 * TICKS_A_DAY)).after
  const rich = { ...acted, balances: { [CASH]: 5_000_000 } }
  expect(nextNight(rich)?.at).toEqual(new Date('2026-09-05T00:00:00Z'))
})

test('an act after a talk on the same day ends the quiet nights', () => {
  const talked = cash(900_000, { playDay: '2026-09-04' })
  const upgrade = { kind: 'upgrade_stash', capacity: 200 } as const
  const { after, events } = execute(talked, upgrade, aWorld(3 * TICKS_A_DAY))
  expect(events[0]).toMatchObject({ kind: 'nights_passed', day: '2026-09-04' })
  expect(after.nightDay).toBe('2026-09-04')
})

test('quiet nights that are ended are not charged on money that comes later', () => {
  const world = aWorld(3 * TICKS_A_DAY)
  const ended = execute(cash(900_000), { ...catchUp, endsNights: true }, world)
  expect(ended.events).toMatchObject([{ kind: 'nights_passed', day: '2026-09-04' }])
  const rich = { ...ended.after, balances: { [CASH]: 5_000_000 } }
  expect(execute(rich, catchUp, world).events).toEqual([])
  expect(nextNight(rich)?.at).toEqual(new Date('2026-09-05T00:00:00Z'))
})
