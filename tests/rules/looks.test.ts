import { describe, expect, test } from 'vitest'
import { SHARKS } from '#src/lib/names.ts'
import { addDays, startOfDay } from '#src/rules/calendar.ts'
import type { Front } from '#src/rules/fronts/front.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { dueAfter, NEW_LOAN, owedOf } from '#src/rules/loans.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { SeededCity } from '#src/rules/simulation/seeded-city.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { fc } from '#tests/support/property.ts'
import { aSheet, execute, PLAYER } from '#tests/support/sheets.ts'

const DAY_MS = 86_400_000
const CASH = cashAccount(PLAYER)
const CITY = new SeededCity('looks')
/** The day of the last act, in the middle of a month and near the end of one. */
const STARTS = ['2026-09-04', '2026-09-24'] as const
const DAYS_AWAY = 24

interface Away {
  readonly sheet: Sheet
  readonly start: string
}

/** A loan, in any state: before its due instant, late, or owned. `taken` and `days` are days. */
const aLoan = fc.record({
  shark: fc.constantFrom(...SHARKS),
  principalCents: fc.integer({ min: 300, max: 40_000 }).map((dollars) => dollars * 100),
  taken: fc.double({ min: -14, max: -0.1, noNaN: true }),
  days: fc.integer({ min: 1, max: 10 }),
  repaid: fc.double({ min: 0, max: 0.95, noNaN: true }),
  pledged: fc.option(fc.integer({ min: 1, max: 8 })),
  held: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
})

const aPlayer = fc.record({
  start: fc.constantFrom(...STARTS),
  hour: fc.integer({ min: 0, max: 23 }),
  cash: fc.oneof(fc.nat(3_000), fc.integer({ min: 8_000, max: 12_000 }), fc.nat(400_000)),
  loans: fc.array(aLoan, { maxLength: 3 }),
  smokes: fc.nat(60),
  parts: fc.nat(12),
  bonds: fc.nat(3),
  fronts: fc.nat(2),
  word: fc.option(fc.double({ min: 0.1, max: 5, noNaN: true })),
  reputation: fc.double({ min: 0.1, max: 1, noNaN: true }),
  hasActed: fc.boolean(),
})

type Drawn<arbitrary> = arbitrary extends fc.Arbitrary<infer value> ? value : never

/** Returns a player after the last act of a day, with everything decided that was due by then. */
function awayFrom(drawn: Drawn<typeof aPlayer>): Away {
  const { cash, fronts, hasActed, hour, loans, reputation, start, word } = drawn
  const now = new Date(startOfDay(start).getTime() + hour * 3_600_000)
  const known = loans.map((loan, place) => toLoan(loan, { now, place }))
  const debts = Object.fromEntries(
    SHARKS.map((shark) => {
      const own = known.filter((loan) => loan.shark === shark)
      return [debtAccount(PLAYER, shark), own.reduce((sum, loan) => sum - owedOf(loan), 0)]
    }),
  )
  const before = aSheet({
    ...{ loans: known, reputation, balances: { ...debts, [CASH]: cash * 100 } },
    holdings: [
      { symbol: 'SMOKES', quantity: drawn.smokes, costCents: drawn.smokes },
      { symbol: 'PARTS', quantity: drawn.parts, costCents: drawn.parts },
      { symbol: 'BONDS', quantity: drawn.bonds, costCents: drawn.bonds },
    ],
    fronts: (['newsstand', 'laundromat'] as const).slice(0, fronts).map(
      (front): Front => ({
        ...{ front, boughtAt: now, tendedDay: start, answer: 'a', earnedCents: 0 },
      }),
    ),
    words: word === null ? [] : [aWord(new Date(now.getTime() + word * DAY_MS))],
    relations: { tommy: newRelation('tommy', now) },
    activity: { streak: 1, lastActiveDay: start, moves: 3, movesDay: start },
    ...(hasActed && { nightDay: start, playDay: start }),
  })
  return { start, sheet: execute(before, { kind: 'catch_up' }, CITY.worldAt(now)).after }
}

function toLoan(
  { days, held, pledged, principalCents, repaid, shark, taken }: Drawn<typeof aLoan>,
  { now, place }: { readonly now: Date; readonly place: number },
): SheetLoan {
  const takenAt = new Date(now.getTime() + Math.round(taken * DAY_MS))
  const pledge = [{ symbol: 'ICE', quantity: pledged ?? 0, costCents: 10 } as const]
  const worthCents = 574_000 * (pledged ?? 0)
  return {
    ...NEW_LOAN,
    ...{ id: `loan ${place}`, shark, principalCents, takenAt, dueAt: dueAfter(takenAt, days) },
    dailyRate: shark === 'bigboss' ? 0 : 0.05,
    repaidCents: Math.floor(principalCents * repaid),
    security: pledged === null ? null : { kind: 'goods', pledge, worthCents },
    heldUntil: held === null ? null : new Date(now.getTime() + held * DAY_MS),
  }
}

function aWord(arrivesAt: Date): Sheet['words'][number] {
  return { id: 'word', hearer: 'carmela', payee: 'vinnie', amountCents: 5_000, arrivesAt }
}

/** Looks at some instants, given as parts of the time away, and then at the end of it. */
function look(
  { sheet, start }: Away,
  looks: readonly number[],
): { readonly after: Sheet; readonly events: readonly PlayerEvent[] } {
  const from = sheet.nightDay ?? start
  const begin = startOfDay(addDays(from, 1)).getTime()
  const instants = [...looks.toSorted((one, other) => one - other), 1]
  let after = sheet
  const events: PlayerEvent[] = []
  for (const part of instants) {
    const now = new Date(begin + Math.floor(part * DAYS_AWAY * DAY_MS))
    const done = execute(after, { kind: 'catch_up' }, CITY.worldAt(now))
    events.push(...done.events)
    after = done.after
  }
  return { after, events }
}

const someLooks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 })
const everyDay = Array.from({ length: DAYS_AWAY }, (_, day) => (day + 0.5) / DAYS_AWAY)

/** Returns events without the tick in which they were decided, and without the place of an errand that is over. */
function happened(events: readonly PlayerEvent[]): readonly object[] {
  return events.map((event) => {
    const { season: _, tick: __, ...rest } = event
    return event.kind.startsWith('errand_') ? { ...rest, borough: null } : rest
  })
}

function withoutErrands(sheet: Sheet): object {
  const loans = sheet.loans.map(({ errand, ...loan }) => ({ ...loan, day: errand?.day }))
  return { ...sheet, loans }
}

describe('looks in which nothing is done', () => {
  test('change nothing of what falls due, whenever they are', () => {
    fc.assert(
      fc.property(aPlayer, someLooks, (drawn, looks) => {
        const away = awayFrom(drawn)
        const once = look(away, [])
        for (const some of [looks, everyDay]) {
          const often = look(away, some)
          expect(happened(often.events)).toEqual(happened(once.events))
          expect(withoutErrands(often.after)).toEqual(withoutErrands(once.after))
        }
      }),
      { numRuns: 120 },
    )
  })

  test('lose and double nothing over the end of a month', () => {
    fc.assert(
      fc.property(aPlayer, someLooks, (drawn, looks) => {
        const away = awayFrom({ ...drawn, start: '2026-09-24' })
        const { after, events } = look(away, looks)
        const entries = events.flatMap((event) => entriesOf(PLAYER, event))
        const causes = entries.map(({ kind, cause }) => `${kind} ${cause}`)
        expect(new Set(causes).size).toBe(causes.length)
        const moved = entries.flatMap(({ postings }) => postings)
        expect(moved.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
        for (const name of Object.keys(after.balances) as (keyof Sheet['balances'])[]) {
          const own = moved.filter(({ account }) => account === name)
          const sum = own.reduce((total, { amountCents }) => total + amountCents, 0)
          expect(after.balances[name]).toBe((away.sheet.balances[name] ?? 0) + sum)
        }
        expectEachOnce(events, away.sheet)
      }),
      { numRuns: 100 },
    )
  })
})

/** Each night of a front, each day of interest and each late day follows the one before it, also in the next month. */
function expectEachOnce(events: readonly PlayerEvent[], before: Sheet): void {
  for (const { front } of before.fronts) {
    const days = events.flatMap((event) =>
      event.kind === 'front_paid' && event.front === front ? [event.day] : [],
    )
    const first = before.nightDay
    expect(days).toEqual(days.map((_, place) => addDays(first ?? '', place)))
    expect(days.length).toBe(first === null ? 0 : DAYS_AWAY + 1)
  }
  for (const { id, interestDays, lateDaySeen } of before.loans) {
    const ofLoan = events.filter((event) => 'loan' in event && event.loan === id)
    const late = ofLoan.flatMap((event) => (event.kind === 'loan_day_late' ? [event.day] : []))
    expect(late).toEqual(late.map((_, place) => lateDaySeen + 1 + place))
    const days = ofLoan.flatMap((event) => (event.kind === 'interest_accrued' ? [event.day] : []))
    const firstDay = days[0] ?? 0
    expect(days).toEqual(days.map((_, place) => firstDay + place))
    expect(firstDay === 0 || firstDay > interestDays).toBe(true)
  }
}

test('the quiet nights before a pledge is sold pay no share of what it brings', () => {
  const taken = new Date('2026-09-01T12:00:00Z')
  const pledge = [{ symbol: 'ICE', quantity: 4, costCents: 10 }] as const
  const loan: SheetLoan = {
    ...NEW_LOAN,
    ...{ id: 'loan', shark: 'carmela', principalCents: 100_000, dailyRate: 0.05 },
    ...{ takenAt: taken, dueAt: dueAfter(taken, 5), accruedCents: 5_000, interestDays: 1 },
    security: { kind: 'goods', pledge, worthCents: 2_296_000 },
  }
  const balances = { [CASH]: 1_000_000, [debtAccount(PLAYER, 'carmela')]: -105_000 }
  const sheet = aSheet({ loans: [loan], balances, nightDay: '2026-09-01' })
  // Late day 2 begins on 8 September at 00:00: the nights up to the 7th are quiet.
  const { events } = execute(
    sheet,
    { kind: 'catch_up' },
    CITY.worldAt(new Date('2026-09-09T12:00:00Z')),
  )
  const nights = events.flatMap((event) => (event.kind === 'kicked_up' ? [event.night] : []))
  expect(nights).toEqual(['2026-09-08', '2026-09-09'])
  expect(events.find(({ kind }) => kind === 'nights_passed')).toMatchObject({
    day: '2026-09-07',
    at: '2026-09-08T00:00:00.000Z',
  })
})
