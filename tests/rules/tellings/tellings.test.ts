import { describe, expect, test } from 'vitest'
import { RULES } from '#src/rules/config.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { NEW_LOAN } from '#src/rules/loans.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { decideDue } from '#src/rules/player/due.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { stampOf } from '#src/rules/player/world.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { formatStep } from '#src/rules/tellings/next-step.ts'
import { SLOTS_BY_KIND, SLOTS_BY_TOLD_TAG, type Telling } from '#src/rules/tellings/telling.ts'
import { tellingsOf } from '#src/rules/tellings/tellings-of.ts'
import { aSheet, aWorld, PLAYER } from '#tests/support/sheets.ts'

const DUE = new Date('2026-09-04T06:00:00Z')
const LISTENER = { name: 'Ada', confidant: 'tommy' } as const

function aLoan(changes: Partial<SheetLoan> = {}): SheetLoan {
  return {
    ...NEW_LOAN,
    ...{ id: 'loan', shark: 'vinnie', principalCents: 900_000, dailyRate: 0.1 },
    ...{ takenAt: new Date('2026-09-01T06:00:00Z'), dueAt: DUE },
    ...changes,
  }
}

/** A player with $2,000, tapes and a loan. */
function aDebtor(loan: SheetLoan = aLoan()): Sheet {
  return aSheet({
    reputationGained: { day: null, by: 0 },
    closedUntil: {},
    balances: {
      [cashAccount(PLAYER)]: 200_000,
      [debtAccount(PLAYER, loan.shark)]: -loan.principalCents,
    },
    holdings: [{ symbol: 'TAPES', quantity: 40, costCents: 400_000 }],
    loans: [loan],
  })
}

function momentAt(at: string) {
  return { ...aWorld(1), now: new Date(at), idOf: (name: string) => name }
}

function tellUntil(sheet: Sheet, at: string): readonly Telling[] {
  return tellingsOf(sheet, decideDue(sheet, momentAt(at)), LISTENER)
}

function told(sheet: Sheet, ...events: readonly object[]): readonly Telling[] {
  const stamp = stampOf(momentAt('2026-09-02T10:00:00Z'))
  const stamped = events.map((event) => ({ ...stamp, ...event }) as PlayerEvent)
  return tellingsOf(sheet, stamped, LISTENER)
}

function expectFilled({ kind, slots, tags }: Telling): void {
  const wanted = [
    ...SLOTS_BY_KIND[kind],
    ...tags.flatMap((tag) => SLOTS_BY_TOLD_TAG[kind]?.[tag] ?? []),
  ]
  for (const slot of ['name' as const, ...wanted])
    expect(slots[slot], `${kind}.${slot}`).toBeTruthy()
}

describe('a late loan', () => {
  const tellings = tellUntil(aDebtor(), '2026-09-14T00:00:00Z')

  test('has a telling of its lender on each late day, then on each visit of a collector', () => {
    expect(tellings.map(({ kind, at, shark }) => [kind, at.toISOString(), shark])).toEqual([
      ['late_1', '2026-09-04T18:00:00.000Z', 'vinnie'],
      ['late_2', '2026-09-05T18:00:00.000Z', 'vinnie'],
      ['late_3', '2026-09-06T18:00:00.000Z', 'vinnie'],
      ['late_4', '2026-09-07T18:00:00.000Z', 'vinnie'],
      ['owned', '2026-09-08T18:00:00.000Z', 'vinnie'],
      ['late_more', '2026-09-09T18:00:00.000Z', 'vinnie'],
      ['late_more', '2026-09-11T18:00:00.000Z', 'vinnie'],
      ['late_more', '2026-09-13T18:00:00.000Z', 'vinnie'],
    ])
    for (const telling of tellings) expectFilled(telling)
  })

  test('names the next step of the ladder and its instant', () => {
    const { goods, heat, skim } = RULES.late
    const steps = tellings.map(({ next }) => next && formatStep(next))
    expect(steps[0]).toBe(
      `Next: heat +${heat.by} where you are, and ${skim.percent}% of each sale goes, Sat 5, 18:00 UTC`,
    )
    expect(steps[1]).toBe(
      `Next: a collector takes ${goods.percent}% of your goods, Sun 6, 18:00 UTC`,
    )
    for (const [index, { next }] of tellings.slice(0, -1).entries()) {
      expect(next?.at).toEqual(tellings[index + 1]?.at)
    }
  })

  test('names what was taken, what it has repaid and what is still owed', () => {
    const [, , third, fourth] = tellings
    expect(third).toMatchObject({ tags: ['took_goods'], slots: { goods: '12 tapes' } })
    expect(third?.slots.credit).toBe('$648')
    expect(fourth).toMatchObject({ tags: ['took_cash'] })
  })

  test('says nothing of goods and cash that a debtor does not have', () => {
    const broke = {
      ...aDebtor(),
      holdings: [],
      balances: { [debtAccount(PLAYER, 'vinnie')]: -900_000 },
    }
    const tags = tellUntil(broke, '2026-09-08T00:00:00Z').map((telling) => telling.tags)
    expect(tags).toEqual([[], [], [], []])
  })

  test('marks the telling of a day as held while mercy lasts', () => {
    const held = aLoan({ heldUntil: new Date('2026-09-30T00:00:00Z') })
    const third = tellUntil(aDebtor(held), '2026-09-07T00:00:00Z').find(
      ({ kind }) => kind === 'late_3',
    )
    expect(third?.tags).toContain('held')
  })

  test('marks a telling as cold when the lender does not trust the player', () => {
    const relation = { ...newRelation('vinnie', DUE), trust: -50 }
    const [first] = tellUntil(
      { ...aDebtor(), relations: { vinnie: relation } },
      '2026-09-05T00:00:00Z',
    )
    expect(first?.tags).toContain('trust_low')
  })

  test('has a cause of its own for each day, the same when it is decided again', () => {
    const causes = tellings.map(({ kind, cause }) => `${kind}|${cause}`)
    expect(new Set(causes).size).toBe(causes.length)
    expect(tellUntil(aDebtor(), '2026-09-14T00:00:00Z')).toEqual(tellings)
  })
})

describe('a cleared loan', () => {
  const cleared = (changes: object = {}) => ({
    ...{ kind: 'loan_cleared', loan: 'loan', shark: 'vinnie', was_late: false, is_opening: false },
    ...{ reputation_by: 0, xp: 0, closed_until: null },
    ...changes,
  })
  const LATE = { was_late: true, closed_until: '2026-09-05T10:00:00.000Z' }
  const opening = (dueAt: string, changes: Partial<SheetLoan> = {}) =>
    aDebtor(aLoan({ isOpening: true, dueAt: new Date(dueAt), ...changes }))

  test('has a telling when it was late, with the day on which the lender lends again', () => {
    const [telling, ...others] = told(
      aDebtor(aLoan({ lateDaySeen: 2, status: 'late' })),
      cleared(LATE),
    )
    expect(others).toEqual([])
    expect(telling).toMatchObject({ kind: 'cleared', slots: { daysLate: '2 days' } })
    expect(telling?.next && formatStep(telling.next)).toBe(
      'Next: Vinnie lends again, Sat 5, 10:00 UTC',
    )
  })

  const ownedLoan = (isOpening: boolean) =>
    aDebtor(aLoan({ lateDaySeen: 6, status: 'owned', isOpening }))
  const inCash = { kind: 'loan_repaid', payment: 'p', loan: 'loan', shark: 'vinnie', cents: 1 }
  const byMove = { kind: 'loan_worked_off', loan: 'loan', shark: 'vinnie', work: 'job', of: '1' }

  test.each([
    ['bought_out', 'in cash', { ...inCash, pot_cents: 0, is_paid: true }],
    ['worked_off', 'by work', { ...byMove, cents: 1, moves: null }],
  ])('has the telling %s when an owned debtor pays the rest %s', (kind, _, payment) => {
    const tellings = told(ownedLoan(false), payment, cleared(LATE))
    expect(tellings.map((telling) => telling.kind)).toEqual([kind])
    for (const telling of tellings) expectFilled(telling)
    const opening = told(ownedLoan(true), payment, cleared({ ...LATE, is_opening: true }))
    expect(opening.map((telling) => [telling.kind, telling.shark])).toEqual([
      [kind, 'vinnie'],
      ['opening_cleared_late', 'tommy'],
    ])
    for (const telling of opening) expectFilled(telling)
  })

  test('is not told when it was repaid in time', () => {
    expect(told(aDebtor(), cleared())).toEqual([])
  })

  test.each([
    ['opening_cleared', '2026-09-05T13:30:00Z', {}, { left: '3 days and 3 hours' }],
    ['opening_cleared_last_hour', '2026-09-02T10:41:00Z', {}, { left: '41 minutes' }],
    ['opening_cleared_last_hour', '2026-09-02T04:00:00Z', {}, { left: '6 hours' }],
    ['opening_cleared_late', '2026-09-01T00:00:00Z', LATE, { daysLate: '1 day' }],
  ])('is told as %s when the opening debt was due %s', (kind, dueAt, changes, slots) => {
    const sheet = opening(dueAt, { lateDaySeen: 'was_late' in changes ? 1 : 0 })
    const tellings = told(sheet, cleared({ is_opening: true, ...changes }))
    expect(tellings).toMatchObject([
      { kind, shark: 'vinnie', slots },
      { kind, shark: 'tommy', slots, next: null },
    ])
    for (const telling of tellings) expectFilled(telling)
  })
})

describe('an errand', () => {
  const errand = { loan: 'loan', shark: 'bigboss', day: '2026-09-02', borough: 'queens' }
  const debtor = aDebtor(aLoan({ shark: 'bigboss', principalCents: 500_000, dailyRate: 0 }))

  test('is told when it is given, done and missed, with place, sum and end', () => {
    const tellings = told(
      debtor,
      { ...errand, kind: 'errand_given', until: '2026-09-03T00:00:00.000Z' },
      { ...errand, kind: 'errand_done' },
      { ...errand, kind: 'errand_missed', cents: 20_000 },
    )
    for (const telling of tellings) expectFilled(telling)
    expect(tellings).toMatchObject([
      { kind: 'errand_given', slots: { place: 'Queens', when: 'Thursday at 00:00' } },
      { kind: 'errand_done', slots: { place: 'Queens', owed: '$5,000' } },
      { kind: 'errand_missed', slots: { sum: '$200', owed: '$5,200' } },
    ])
  })
})

describe('fronts and the share of a night', () => {
  const front = (tendedDay: string | null) =>
    ({
      front: 'laundromat',
      boughtAt: new Date('2026-08-01'),
      tendedDay,
      answer: 'a',
      earnedCents: 0,
    }) as const
  const owner = (tendedDay: string | null): Sheet => ({
    ...aDebtor(),
    loans: [],
    fronts: [front(tendedDay)],
  })
  const paid = (day: string, is_tended: boolean) =>
    ({ kind: 'front_paid', front: 'laundromat', day, cents: 100, is_tended }) as const
  const share = (night: string, changes: object = {}) => ({
    ...{ kind: 'kicked_up', night, share_cents: 12_300, cents: 12_300, goods: {}, is_first: false },
    ...changes,
  })

  test('are told by the shark whom the player talks to', () => {
    const tellings = told(
      owner('2026-09-01'),
      { kind: 'front_tended', front: 'laundromat', day: '2026-09-02', question: 'q', answer: 'a' },
      { kind: 'front_sold', id: 'sale', front: 'laundromat', cents: 1_200_000 },
      { kind: 'front_bought', id: 'buy', front: 'garage', price_cents: 10_000_000 },
    )
    for (const telling of tellings) expectFilled(telling)
    expect(tellings.map(({ kind, shark }) => [kind, shark])).toEqual([
      ['front_tended', 'tommy'],
      ['front_sold', 'tommy'],
      ['front_bought', 'tommy'],
    ])
  })

  test('a visit to a second front of the day is not told', () => {
    const event = { kind: 'front_tended', front: 'laundromat', day: '2026-09-02' }
    expect(told(owner('2026-09-02'), { ...event, question: 'q', answer: 'a' })).toEqual([])
  })

  test('an idle front is told on the first idle day, then on Mondays', () => {
    const idleDays = ['2026-09-02', '2026-09-03', '2026-09-07', '2026-09-08']
    const tellings = told(owner('2026-09-01'), ...idleDays.map((day) => paid(day, false)))
    expect(tellings.map(({ cause }) => cause)).toEqual(['2026-09-02', '2026-09-07'])
    for (const telling of tellings) expectFilled(telling)
    expect(told(owner('2026-09-02'), paid('2026-09-02', true))).toEqual([])
  })

  test('the first share is explained, and later ones only on Mondays, in goods or past a round sum', () => {
    const kinds = (kickedUpCents: number, event: object) =>
      told({ ...owner(null), kickedUpCents }, event).map(({ kind, tags }) => [kind, ...tags])
    expect(kinds(0, share('2026-09-02', { is_first: true }))).toEqual([['kicked_up_first']])
    expect(kinds(20_000, share('2026-09-02'))).toEqual([])
    expect(kinds(20_000, share('2026-09-07'))).toEqual([['kicked_up']])
    expect(kinds(95_000, share('2026-09-02'))).toEqual([['kicked_up']])
    expect(kinds(20_000, share('2026-09-02', { goods: { TAPES: 2 } }))).toEqual([
      ['kicked_up', 'took_goods'],
    ])
  })

  test('name when the next share goes up', () => {
    const [telling] = told(owner(null), share('2026-09-02', { is_first: true }))
    if (telling) expectFilled(telling)
    expect(telling?.slots).toMatchObject({
      sum: '$123',
      threshold: '$10,000',
      when: 'Thursday at 00:00',
    })
  })
})

test("vinnie and the player's shark tell of the reward of the guided deal", () => {
  const guided = { kind: 'guide_paid', slots: { sum: '$100' } }
  expect(told(aDebtor(), { kind: 'guide_paid', cents: 10_000 })).toMatchObject([
    { ...guided, shark: 'vinnie' },
    { ...guided, shark: 'tommy' },
  ])
})
