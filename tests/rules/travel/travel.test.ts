import { describe, expect, test } from 'vitest'
import { cashAccount } from '#src/rules/ledger.ts'
import { player } from '#src/rules/player/player.ts'
import { aSheet, aWorld, execute, PLAYER } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const toBrooklyn = { kind: 'travel', id: 'stop', to: 'brooklyn' } as const
/** A day has 72 ticks. */
const SECOND_DAY = 72
const at = (tick: number, drawn: number) => ({ ...aWorld(tick), chance: () => () => drawn })

describe('a trip', () => {
  test('costs a move and the toll, and counts for the streak', () => {
    const { after, events } = execute(aSheet(), toBrooklyn, at(1, 0))
    expect(events.map(({ kind }) => kind)).toEqual([
      'day_begun',
      'streak_counted',
      'move_spent',
      'travelled',
    ])
    expect(after).toMatchObject({
      borough: 'brooklyn',
      activity: { streak: 1, lastActiveDay: '2026-09-01', moves: 4, movesDay: '2026-09-01' },
      movesMade: 1,
      balances: { [CASH]: 198_000 },
      encounter: null,
    })
    const back = execute(after, { ...toBrooklyn, to: 'manhattan' }, at(2, 0))
    expect(back.events.map(({ kind }) => kind)).toEqual(['move_spent', 'travelled'])
    expect(back.after).toMatchObject({ activity: { streak: 1, moves: 3 }, movesMade: 2 })
  })

  test('cools every borough but its destination by 0.6', () => {
    const hot = aSheet({ heat: { queens: 3, bronx: 0.5, brooklyn: 1, jersey: 0 } })
    const { after, events } = execute(hot, toBrooklyn, at(1, 0.99))
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'move_spent', cooled: { queens: 2.4, bronx: 0 } }),
    )
    expect(after.heat).toEqual({ queens: 2.4, bronx: 0, brooklyn: 1, jersey: 0 })
  })

  test('on a new day starts with the day’s new moves', () => {
    const activity = { streak: 2, lastActiveDay: '2026-09-01', moves: 0, movesDay: '2026-09-01' }
    const { after, events } = execute(aSheet({ activity }), toBrooklyn, at(SECOND_DAY, 0))
    expect(events[1]).toMatchObject({ kind: 'moves_returned', day: '2026-09-02', moves: 5 })
    // The third day in a row adds a move.
    expect(events[2]).toMatchObject({ kind: 'streak_counted', streak: 3, moves: 6 })
    expect(after.activity).toMatchObject({ streak: 3, moves: 5, movesDay: '2026-09-02' })
  })

  test('into a hot borough opens an encounter when the draw is below the risk', () => {
    const holdings = [{ symbol: 'TAPES', quantity: 2, costCents: 1 }] as const
    const hot = aSheet({ heat: { brooklyn: 4 }, holdings })
    // 15 % per heat level, minus 20 %.
    const stopped = execute(hot, toBrooklyn, at(1, 0.399))
    expect(stopped.events.at(-1)).toMatchObject({ kind: 'encounter_opened', by: 'police' })
    expect(stopped.after.encounter).toEqual({
      id: 'stop',
      kind: 'police',
      borough: 'brooklyn',
      // $40 per heat level, and 6 % of the cash after the toll and of two TAPES at $90.
      priceCents: 4 * 4_000 + 0.06 * (198_000 + 18_000),
    })
    const free = execute(hot, toBrooklyn, at(1, 0.4))
    expect(free.events.at(-1)).toMatchObject({ kind: 'travelled', heat: 4, draw: 0.4 })
    expect(free.after.encounter).toBeNull()
  })

  test('begins a stay without a sale, and brings xp later only with goods', () => {
    const stay = { soldIn: 7, soldGoods: { TAPES: 1 }, isTripOpen: false }
    const empty = execute(aSheet({ stay }), toBrooklyn, at(1, 0.99))
    expect(empty.after.stay).toEqual({ soldIn: null, soldGoods: {}, isTripOpen: false })
    const holdings = [{ symbol: 'TAPES', quantity: 1, costCents: 1 }] as const
    const loaded = execute(aSheet({ stay, holdings }), toBrooklyn, at(1, 0.99))
    expect(loaded.after.stay).toEqual({ soldIn: null, soldGoods: {}, isTripOpen: true })
  })

  test('draws by trader, day and move', () => {
    const scopes: string[] = []
    const chance = (scope: string) => {
      scopes.push(scope)
      return () => 0.5
    }
    execute(aSheet({ movesMade: 8 }), toBrooklyn, { ...aWorld(1), chance })
    expect(scopes).toEqual(['player|ada|2026-09-01|9|arrive'])
  })

  test.each([
    ['to the same borough', { borough: 'brooklyn' }, 'invalid_input'],
    ['without the toll', { balances: { [CASH]: 1_999 } }, 'short_of_cash'],
    [
      'without a move',
      { activity: { streak: 1, lastActiveDay: '2026-09-01', moves: 0, movesDay: '2026-09-01' } },
      'out_of_moves',
    ],
  ] as const)('%s is refused', (_, changes, refused) => {
    expect(player.decide(aSheet(changes), toBrooklyn, at(1, 0))).toMatchObject({ refused })
  })
})
