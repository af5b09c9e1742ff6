import { describe, expect, test } from 'vitest'
import { tickNumber } from '#src/rules/calendar.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { heatOfSale, moveHeat } from '#src/rules/heat.ts'
import { NEW_STAY, type Sheet } from '#src/rules/player/sheet.ts'
import { aSheet, aWorld, execute, PLAYER, SEASON } from '#tests/support/sheets.ts'

const HOLDINGS = [{ symbol: 'THREADS', quantity: 50, costCents: 50 }] as const
const sell = { kind: 'trade', id: 'sale', side: 'sell', symbol: 'THREADS', quantity: 5 } as const
const at = (tick: number, draw = 0.999) => ({ ...aWorld(tick), chance: () => () => draw })
const seller = (changes: Partial<Sheet> = {}) =>
  aSheet({ playDay: '2026-09-01', nightDay: '2026-09-01', holdings: HOLDINGS, ...changes })
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind)

describe('a sale', () => {
  test('heats the borough up by its size, and the first of a stay is not watched', () => {
    const { after, events } = execute(seller(), sell, at(3))
    expect(kindsOf(events)).toEqual(['traded'])
    const [traded] = events
    if (traded?.kind !== 'traded') return expect.fail()
    expect(after.heat).toEqual({ manhattan: moveHeat(0, heatOfSale(traded.gross_cents)) })
    expect(after.heat.manhattan).toBeGreaterThan(0.3)
    expect(after.stay.soldIn).toBe(tickNumber(SEASON, 3))
  })

  test('of another good in the same tick is not watched', () => {
    const tapes = { symbol: 'TAPES', quantity: 9, costCents: 9 } as const
    const first = execute(seller({ holdings: [...HOLDINGS, tapes] }), sell, at(3)).after
    const other = { ...sell, id: 'other', symbol: 'TAPES' } as const
    expect(kindsOf(execute(first, other, at(3)).events)).toEqual(['traded'])
  })

  test('of the same good in the same tick adds 1 and is watched, each by a draw of its own', () => {
    const scopes: string[] = []
    const world = {
      ...at(3),
      chance: (scope: string) => {
        scopes.push(scope)
        return () => 0.999
      },
    }
    const first = execute(seller(), sell, world).after
    const second = execute(first, { ...sell, id: 'second' }, world)
    expect(kindsOf(second.events)).toEqual(['traded', 'sale_watched'])
    const third = execute(second.after, { ...sell, id: 'third' }, world)
    expect(third.after.stay.soldGoods).toEqual({ THREADS: 3 })
    expect(scopes).toEqual(['player|ada|2026-09-01|0|sale|3|1', 'player|ada|2026-09-01|0|sale|3|2'])
    const heat = [first, second.after, third.after].map(({ heat: { manhattan = 0 } }) => manhattan)
    expect((heat[1] ?? 0) - (heat[0] ?? 0)).toBeGreaterThan(1)
  })

  test('in a later tick adds 1 and is watched', () => {
    const first = execute(seller(), sell, at(3)).after
    const { after, events } = execute(first, sell, at(4))
    expect(kindsOf(events)).toEqual(['traded', 'sale_watched'])
    const [traded] = events
    if (traded?.kind !== 'traded') return expect.fail()
    const sold = moveHeat(first.heat.manhattan ?? 0, heatOfSale(traded.gross_cents))
    expect(after.heat.manhattan).toBe(moveHeat(sold, 1))
  })

  test('after a trip is the first of a new stay', () => {
    const first = execute(seller({ borough: 'queens' }), sell, at(3)).after
    const back = execute(first, { kind: 'travel', id: 'trip', to: 'jersey' }, at(4)).after
    expect(kindsOf(execute(back, sell, at(5)).events)).toEqual(['traded'])
  })

  test('that is watched opens an encounter when the draw is below the risk', () => {
    const hot = seller({
      heat: { manhattan: 3 },
      stay: { ...NEW_STAY, soldIn: tickNumber(SEASON, 2) },
    })
    const heatNow = execute(hot, sell, at(3)).after.heat.manhattan ?? 0
    const risk = (15 * heatNow - 20) / 100
    expect(risk).toBeGreaterThan(0.4)
    expect(execute(hot, sell, at(3, risk)).after.encounter).toBeNull()
    const { after, events } = execute(hot, sell, at(3, risk - 0.001))
    expect(kindsOf(events)).toEqual(['traded', 'sale_watched', 'encounter_opened'])
    // $40 per heat level, and 6 % of the cash after the sale and of 45 THREADS at $640.
    const worth = (after.balances[cashAccount(PLAYER)] ?? 0) + 45 * 64_000
    expect(after.encounter).toMatchObject({
      ...{ kind: 'police', borough: 'manhattan' },
      priceCents: Math.ceil(heatNow * 4_000 + Math.round(worth * 0.06)),
    })
  })

  test('draws by trader, day, move and tick', () => {
    const scopes: string[] = []
    const chance = (scope: string) => {
      scopes.push(scope)
      return () => 0.5
    }
    const stay = { ...NEW_STAY, soldIn: tickNumber('2026-08', 2_000) }
    execute(seller({ stay, movesMade: 4 }), sell, { ...aWorld(9), chance })
    expect(scopes).toEqual(['player|ada|2026-09-01|4|sale|9|0'])
  })
})

describe('the xp of a trip', () => {
  const arrived = (changes: Partial<Sheet> = {}) =>
    seller({ stay: { ...NEW_STAY, isTripOpen: true }, ...changes })

  test('is 20 for the first sale with a profit, and none for others', () => {
    const { after } = execute(arrived(), sell, at(3))
    expect(after).toMatchObject({ xp: 20, tripsToday: 1, stay: { isTripOpen: false } })
    expect(execute(after, sell, at(3)).after).toMatchObject({ xp: 20, tripsToday: 1 })
    expect(execute(seller(), sell, at(3)).after).toMatchObject({ xp: 0, tripsToday: 0 })
  })

  test('waits for a profit', () => {
    const dear = [{ symbol: 'THREADS', quantity: 50, costCents: 1e9 }] as const
    const { after } = execute(arrived({ holdings: dear }), sell, at(3))
    expect(after).toMatchObject({ xp: 0, stay: { isTripOpen: true } })
  })

  test('is paid five times a day', () => {
    const { after } = execute(arrived({ tripsToday: 5 }), sell, at(3))
    expect(after).toMatchObject({ xp: 0, tripsToday: 5, stay: { isTripOpen: false } })
    const nextDay = execute(arrived({ tripsToday: 5 }), sell, at(80)).after
    expect(nextDay).toMatchObject({ xp: 20, tripsToday: 1 })
  })
})
