import { describe, expect, test } from 'vitest'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import { player } from '#src/rules/player/player.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { fc } from '#tests/support/property.ts'
import {
  aPoliceEncounter,
  aSheet,
  aWorld,
  execute,
  PLAYER,
  trusting,
} from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const DEBT = debtAccount(PLAYER, 'vinnie')
const settle = (choice: 'pay' | 'run' | 'fight' | 'talk') =>
  ({ kind: 'settle_encounter', choice }) as const
const [WON, LOST] = [0, 0.999]
const drawn = (draw: number) => ({ ...aWorld(1), chance: () => () => draw })

/** A late loan of $1,000 for which a collector was sent. */
const LATE: SheetLoan = {
  id: 'loan',
  shark: 'vinnie',
  principalCents: 100_000,
  dailyRate: 0.1,
  takenAt: new Date('2026-08-25T00:00:00Z'),
  dueAt: new Date('2026-08-28T00:00:00Z'),
  accruedCents: 80_000,
  repaidCents: 0,
  kind: 'loan',
  security: null,
  status: 'late',
  lateDaySeen: 3,
}
/** The sum owed on 1 September, after eight days. */
const OWED = 180_000

function beforeCollector(changes: Partial<Sheet> = {}): Sheet {
  const encounter = aPoliceEncounter({
    ...{ kind: 'collector', shark: 'vinnie', loanId: 'loan', priceCents: OWED },
  })
  const balances = { [CASH]: 200_000, [DEBT]: -OWED }
  return aSheet({ encounter, balances, loans: [LATE], ...changes })
}

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

  test('raises the reputation when a talk succeeds', () => {
    const { after } = execute(aSheet({ encounter: aPoliceEncounter() }), settle('talk'), drawn(WON))
    expect(after).toMatchObject({ reputation: 0.51, balances: { [CASH]: 200_000 } })
  })

  test('draws by trader, day, move and choice', () => {
    const scopes: string[] = []
    const chance = (scope: string) => {
      scopes.push(scope)
      return () => 0.5
    }
    const sheet = aSheet({ encounter: aPoliceEncounter(), movesMade: 3 })
    execute(sheet, settle('fight'), { ...aWorld(1), chance })
    expect(scopes).toEqual(['player|ada|2026-09-01|3|police|fight'])
  })
})

describe('an encounter with a collector', () => {
  test('pays the loan with the cash that he takes, and the game with the rest', () => {
    const { after, events } = execute(beforeCollector(), settle('pay'), drawn(LOST))
    expect(events.map(({ kind }) => kind)).toEqual(['encounter_settled', 'collector_paid'])
    expect(after).toMatchObject({
      balances: { [CASH]: 20_000, [DEBT]: 0 },
      loans: [{ repaidCents: OWED, status: 'paid' }],
      // Half of the interest.
      month: { contributedCents: 40_000 },
    })
    // A failed talk costs a quarter more than is owed.
    const talked = execute(beforeCollector(), settle('talk'), drawn(LOST))
    expect(talked.events[0]).toMatchObject({ cash_cents: 200_000, to_loan_cents: OWED })
    expect(talked.after.balances).toEqual({ [CASH]: 0, [DEBT]: 0 })
  })

  test('leaves the part of the loan that the cash does not cover', () => {
    const balances = { [CASH]: 50_000, [DEBT]: -OWED }
    const { after, events } = execute(beforeCollector({ balances }), settle('pay'), drawn(LOST))
    expect(events[1]).toMatchObject({ cents: 50_000, pot_cents: 0, is_paid: false })
    expect(after).toMatchObject({ loans: [{ repaidCents: 50_000, status: 'late' }] })
  })

  test('extends the loan when a talk succeeds', () => {
    const { after, events } = execute(beforeCollector(), settle('talk'), drawn(WON))
    expect(events.map(({ kind }) => kind)).toEqual(['encounter_settled', 'loan_extended'])
    expect(after.loans).toEqual([
      { ...LATE, dueAt: new Date('2026-09-03T00:00:00Z'), status: 'open', lateDaySeen: 0 },
    ])
  })

  test('uses the trust of the shark who sent him', () => {
    const [known, unknown] = [trusting({ vinnie: 100 }), {}].map(
      (relations) => execute(beforeCollector({ relations }), settle('talk'), drawn(0.75)).events[0],
    )
    expect(known).toMatchObject({ success: true, trust: 100 })
    expect(unknown).toMatchObject({ success: false, trust: 0 })
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
      fc.boolean(),
      (choice, draw, cash, priceCents, isCollector) => {
        const sheet = beforeCollector({ balances: { [CASH]: cash, [DEBT]: -OWED } })
        const encounter = isCollector
          ? { ...(sheet.encounter ?? aPoliceEncounter()), priceCents }
          : aPoliceEncounter({ priceCents })
        const { after, events } = execute({ ...sheet, encounter }, settle(choice), drawn(draw))
        const postings = events
          .flatMap((event) => entriesOf(PLAYER, event))
          .flatMap((entry) => entry.postings)
        expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
        expect(after.balances[CASH]).toBeGreaterThanOrEqual(0)
        expect(after.balances[DEBT]).toBeLessThanOrEqual(0)
        const repaid = after.loans[0]?.repaidCents ?? 0
        expect(after.balances[DEBT]).toBe(repaid - OWED)
      },
    ),
    { numRuns: 200 },
  )
})
