import { describe, expect, test } from 'vitest'
import { isRefusal } from '#src/rules/decider.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { player } from '#src/rules/player/player.ts'
import { NEW_LOAN } from '#src/rules/loans.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { fc } from '#tests/support/property.ts'
import { aPoliceEncounter, aSheet, aWorld, execute, PLAYER } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const buy = { kind: 'trade', id: 'a', side: 'buy', symbol: 'SMOKES', quantity: 10 } as const
const sell = { ...buy, id: 'b', side: 'sell' } as const

/** A loan of vinnie whose debtor is owned, so that he skims each sale. */
const OWNED: SheetLoan = {
  ...NEW_LOAN,
  id: 'loan',
  shark: 'vinnie',
  principalCents: 10_000,
  dailyRate: 0.1,
  takenAt: new Date('2026-07-01T00:00:00Z'),
  dueAt: new Date('2026-07-04T00:00:00Z'),
  accruedCents: 10_000,
  status: 'owned',
  lateDaySeen: 58,
}

describe('a trade', () => {
  test('starts the day at play once, and changes cash, goods, impact and the month', () => {
    const world = aWorld(40)
    const { after, events } = execute(aSheet(), buy, world)
    expect(events.map(({ kind }) => kind)).toEqual(['day_begun', 'traded'])
    const traded = events[1]
    if (traded?.kind !== 'traded') return expect.fail()
    const { gross_cents: gross, fee_cents: fee } = traded
    expect(after).toMatchObject({
      playDay: '2026-09-01',
      balances: { [CASH]: 200_000 - gross - fee },
      holdings: [{ symbol: 'SMOKES', quantity: 10, costCents: gross + fee }],
      impacts: { 0: { tick: 40, opening: 0, net: 10 } },
      xp: 0,
      month: { days: 1, trades: 1, tradedCents: gross },
    })
    // $5 for the day at play, and 1 % of the trade.
    expect(after.month.contributedCents).toBe(500 + Math.floor(gross / 100))
    expect(execute(after, sell, world).events.map(({ kind }) => kind)).toEqual(['traded'])
  })

  test('of a player outside of the pot adds nothing to the pot', () => {
    const { after, events } = execute(aSheet({ isOutsidePot: true }), buy, aWorld(40))
    expect(events).toMatchObject([
      { kind: 'day_begun', outsidePot: true },
      { kind: 'traded', outsidePot: true },
    ])
    expect(after.month).toMatchObject({ days: 1, contributedCents: 0 })
    const postings = events.flatMap((event) => entriesOf(PLAYER, event)).flatMap((e) => e.postings)
    expect(postings.filter(({ account }) => account === 'pot')).toEqual([])
  })

  test('uses the price with the impact of the player’s own trades, and of no other player’s', () => {
    const world = aWorld(40)
    const { after } = execute(aSheet(), { ...buy, quantity: 40 }, world)
    const [own, other] = [after, aSheet({ playDay: '2026-09-01' })].map((sheet) => {
      const [traded] = execute({ ...sheet, balances: { [CASH]: 1e9 } }, buy, world).events
      return traded?.kind === 'traded' ? traded.gross_cents : 0
    })
    expect(own).toBeGreaterThan(other ?? 0)
  })

  test('drops the impact of an earlier season', () => {
    const stale = aSheet({ season: '2026-08', impacts: { 0: { tick: 9, opening: 3, net: 0 } } })
    const fresh = execute(aSheet(), buy, aWorld(40))
    expect(execute(stale, buy, aWorld(40)).events).toEqual(fresh.events)
    expect(execute(stale, buy, aWorld(40)).after.impacts).toEqual(fresh.after.impacts)
  })

  test('is skimmed by a shark who owns the seller, until the loan is paid', () => {
    const holdings = [{ symbol: 'SMOKES', quantity: 100, costCents: 1_000 }] as const
    const debt = debtAccount(PLAYER, 'vinnie')
    const sheet = aSheet({
      holdings,
      loans: [OWNED],
      balances: { [CASH]: 0, [debt]: -20_000 },
      activity: { streak: 0, lastActiveDay: null, moves: 5, movesDay: '2026-09-01' },
    })
    const { after, events } = execute(sheet, sell, aWorld(40))
    const traded = events.find((event) => event.kind === 'traded')
    const shared = events.find((event) => event.kind === 'sale_shared')
    if (!traded || !shared) return expect.fail()
    const proceeds = traded.gross_cents - traded.fee_cents
    const credited = shared.credited_cents
    expect(shared).toMatchObject({ share: 'skim', cents: Math.round(proceeds * 0.4) })
    expect(credited).toBe(Math.round(shared.cents * 0.75))
    expect(after.loans).toMatchObject([{ repaidCents: credited, status: 'owned' }])
    expect(after.balances).toEqual({
      [CASH]: proceeds - shared.cents,
      [debt]: -20_000 + credited,
    })

    const nearlyPaid = { ...OWNED, repaidCents: 19_999 }
    const last = execute({ ...sheet, loans: [nearlyPaid] }, sell, aWorld(40))
    expect(last.after.loans).toMatchObject([{ status: 'paid' }])
    expect(last.events.slice(-2)).toMatchObject([
      { kind: 'sale_shared', cents: 2, credited_cents: 1 },
      { kind: 'loan_cleared', was_late: true },
    ])
  })

  test('returns a pledge when the loan is paid off', () => {
    const pledge = [{ symbol: 'TAPES', quantity: 3, costCents: 900 }] as const
    const loan: SheetLoan = {
      ...OWNED,
      repaidCents: 19_999,
      security: { kind: 'goods', pledge, worthCents: 900 },
    }
    const holdings = [
      { symbol: 'SMOKES', quantity: 10, costCents: 100 },
      { symbol: 'TAPES', quantity: 1, costCents: 300 },
    ] as const
    const { after } = execute(aSheet({ holdings, loans: [loan] }), sell, aWorld(40))
    expect(after.holdings).toContainEqual({ symbol: 'TAPES', quantity: 4, costCents: 1_200 })
  })
})

test('refuses every command while an encounter must be settled', () => {
  expect(player.decide(aSheet({ encounter: aPoliceEncounter() }), buy, aWorld(1))).toEqual({
    refused: 'encounter_open',
    sentence: 'Somebody stands in your way. Settle that first.',
  })
})

test('an upgrade raises the stash to its next size for cash', () => {
  const rich = aSheet({ balances: { [CASH]: 600_000 } })
  const upgrade = { kind: 'upgrade_stash', capacity: 200 } as const
  const { after } = execute(rich, upgrade, aWorld(1))
  expect(after).toMatchObject({ stashCapacity: 200, balances: { [CASH]: 300_000 } })
  const poor = aSheet({ balances: { [CASH]: 299_999 } })
  expect(player.decide(poor, upgrade, aWorld(1))).toMatchObject({ refused: 'short_of_cash' })
  expect(player.decide(rich, { ...upgrade, capacity: 400 }, aWorld(1))).toMatchObject({
    refused: 'not_for_sale',
  })
})

test('the books of every sequence of trades balance and agree with the sheet', () => {
  const order = fc.record({
    tick: fc.integer({ min: 0, max: 3 }),
    side: fc.constantFrom('buy', 'sell'),
    symbol: fc.constantFrom('SMOKES', 'TAPES', 'BOOZE'),
    quantity: fc.integer({ min: 1, max: 30 }),
  })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), (orders) => {
      let sheet: Sheet = aSheet()
      let booked = sheet.balances[CASH] ?? 0
      for (const [index, { tick, ...trade }] of orders.entries()) {
        const command = { kind: 'trade', id: `${index}`, ...trade } as const
        const events = player.decide(sheet, command, aWorld(tick))
        if (isRefusal(events)) continue
        const postings = events
          .flatMap((event) => entriesOf(PLAYER, event))
          .flatMap((entry) => entry.postings)
        expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
        for (const { account, amountCents } of postings) if (account === CASH) booked += amountCents
        sheet = fold(sheet, events)
        expect(sheet.balances[CASH]).toBe(booked)
        expect(booked).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 50 },
  )
})
