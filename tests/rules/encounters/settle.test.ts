import { describe, expect, test } from 'vitest'
import { cashAccount } from '#src/rules/ledger.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import { player } from '#src/rules/player/player.ts'
import { fc } from '#tests/support/property.ts'
import { aPoliceEncounter, aSheet, aWorld, execute, PLAYER } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const settle = (choice: 'pay' | 'run' | 'fight' | 'talk') =>
  ({ kind: 'settle_encounter', choice }) as const
const [WON, LOST] = [0, 0.999]
const drawn = (draw: number) => ({ ...aWorld(1), chance: () => () => draw })

describe('an encounter with the police', () => {
  test('ends when the player pays the price, and the heat of the borough falls', () => {
    const sheet = aSheet({
      encounter: aPoliceEncounter(),
      heat: { manhattan: 4.25 },
    })
    const { after, events } = execute(sheet, settle('pay'), drawn(LOST))
    expect(events.map(({ kind }) => kind)).toEqual(['encounter_settled'])
    expect(after).toMatchObject({
      encounter: null,
      balances: { [CASH]: 190_000 },
      heat: { manhattan: 2.25 },
      // Settling an encounter does not start a day at play.
      playDay: null,
    })
    expect(entriesOf(PLAYER, events[0] ?? expect.fail())).toMatchObject([
      { kind: 'encounter_loss', cause: 'encounter' },
    ])
  })

  test('costs a fifth of each good when a run fails', () => {
    const holdings = [{ symbol: 'SMOKES', quantity: 10, costCents: 1_000 }] as const
    const sheet = aSheet({ encounter: aPoliceEncounter(), holdings })
    const { after, events } = execute(sheet, settle('run'), drawn(LOST))
    expect(events[0]).toMatchObject({ success: false, lost_goods: { SMOKES: 2 }, heat_by: 1 })
    expect(after.holdings).toEqual([{ symbol: 'SMOKES', quantity: 8, costCents: 800 }])
    expect(after.heat).toEqual({ manhattan: 1 })
    expect(entriesOf(PLAYER, events[0] ?? expect.fail())).toEqual([])
  })

  test('takes nothing when a talk succeeds', () => {
    const { after } = execute(aSheet({ encounter: aPoliceEncounter() }), settle('talk'), drawn(WON))
    expect(after).toMatchObject({ reputation: 0.5, balances: { [CASH]: 200_000 } })
  })

  test('draws by trader, day, move, encounter and choice', () => {
    const scopes: string[] = []
    const chance = (scope: string) => {
      scopes.push(scope)
      return () => 0.5
    }
    const sheet = aSheet({ encounter: aPoliceEncounter(), movesMade: 3 })
    execute(sheet, settle('fight'), { ...aWorld(1), chance })
    expect(scopes).toEqual(['player|ada|2026-09-01|3|encounter|encounter|fight'])
  })
})

test('refuses to settle when no encounter is open', () => {
  expect(player.decide(aSheet(), settle('pay'), aWorld(1))).toMatchObject({
    refused: 'no_encounter',
  })
})

test('the books balance and cash stays at or above zero after every outcome', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('pay', 'run', 'fight', 'talk'),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.nat(300_000),
      fc.nat(400_000),
      (choice, draw, cash, priceCents) => {
        const encounter = aPoliceEncounter({ priceCents })
        const sheet = aSheet({ encounter, balances: { [CASH]: cash } })
        const { after, events } = execute(sheet, settle(choice), drawn(draw))
        const postings = events
          .flatMap((event) => entriesOf(PLAYER, event))
          .flatMap((entry) => entry.postings)
        expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
        expect(after.balances[CASH]).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 200 },
  )
})
