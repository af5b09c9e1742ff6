import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { SHARK_POLICIES } from '#src/rules/config.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import { bendOf, haggle } from '#src/rules/sharks/haggle.ts'
import { loanLimit, type LoanTerms, termsFor } from '#src/rules/sharks/lending.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { PlayerView, Situation } from '#src/rules/sharks/situation.ts'
import { aLoan, aSituation, drawSituation, NOON, SHARKS } from './a-situation.ts'

const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000)
const player = (changes: Partial<PlayerView>): PlayerView => ({
  ...aSituation().player,
  ...changes,
})
const relation = (changes: Partial<Relation>): Relation => ({
  ...newRelation('vinnie', NOON),
  ...changes,
})
const situations = fc
  .tuple(fc.constantFrom(...SHARKS), fc.string())
  .map(([shark, seed]) => drawSituation(shark, seed))

test.each([
  ['$1,000 to a new player', {}, { canLend: true, limitCents: 100_000 }],
  [
    'half of the net worth',
    { player: player({ netWorthCents: 3_000_000 }) },
    { canLend: true, limitCents: 1_500_000 },
  ],
  [
    'at most $50k',
    { player: player({ netWorthCents: 90_000_000 }) },
    { canLend: true, limitCents: 5_000_000 },
  ],
  [
    'at least $1k with a negative net worth',
    { player: player({ netWorthCents: -500_000 }) },
    { canLend: true, limitCents: 100_000 },
  ],
  [
    'half of the net worth without the opening debt, as another shark’s',
    {
      player: player({ netWorthCents: -100_000 }),
      otherLoans: [
        aLoan({ shark: 'tommy', isOpening: true, principalCents: 400_000, dailyRate: 0 }),
      ],
    },
    { canLend: true, limitCents: 150_000 },
  ],
  [
    '$500 while the opening debt stands',
    { openLoan: aLoan({ isOpening: true }), player: player({ netWorthCents: 9_000_000 }) },
    { canLend: true, limitCents: 50_000 },
  ],
  [
    'nothing while a loan of another shark is late',
    { otherLoans: [aLoan({ shark: 'tommy', daysAgo: 30 })] },
    { canLend: false, refusal: 'word_travels' },
  ],
  [
    'nothing for three days after a loan that was late',
    { closedUntil: daysAgo(-2) },
    { canLend: false, refusal: 'too_soon' },
  ],
  ['nothing while a loan is open', { openLoan: aLoan() }, { canLend: false, refusal: 'open_loan' }],
  [
    'nothing at a low trust',
    { relation: relation({ trust: -80 }) },
    { canLend: false, refusal: 'bad_blood' },
  ],
] as const)('vinnie lends %s', (_, changes, limit) => {
  expect(loanLimit(aSituation(changes))).toEqual(limit)
})

test.each([
  ['with $1,000', { player: player({ cashCents: 100_000 }) }, 'too_rich'],
  [
    'six days after the last loan',
    { player: player({ cashCents: 5_000 }), lastLoanTakenAt: daysAgo(6) },
    'too_soon',
  ],
] as const)('tommy lends nothing %s', (_, changes, refusal) => {
  expect(loanLimit(aSituation({ shark: 'tommy', ...changes }))).toEqual({ canLend: false, refusal })
})

test('tommy lends again after a week', () => {
  const changes = { player: player({ cashCents: 5_000 }), lastLoanTakenAt: daysAgo(7) }
  expect(loanLimit(aSituation({ shark: 'tommy', ...changes }))).toMatchObject({ canLend: true })
})

test('carmela lends by reputation', () => {
  const rich = { netWorthCents: 10_000_000 }
  const at = (reputation: number) =>
    loanLimit(aSituation({ shark: 'carmela', player: player({ ...rich, reputation }) }))
  expect(at(0.73)).toEqual({ canLend: true, limitCents: 3_650_000 })
  expect(at(0.54)).toEqual({ canLend: false, refusal: 'no_respect' })
  expect(at(0)).toEqual({ canLend: false, refusal: 'no_respect' })
})

test('bigboss lends nothing below a reputation of 0.8', () => {
  const at = (reputation: number) =>
    loanLimit(
      aSituation({
        shark: 'bigboss',
        player: player({ reputation, netWorthCents: 1_000_000 }),
      }),
    )
  expect(at(0.79)).toEqual({ canLend: false, refusal: 'no_respect' })
  expect(at(0.8)).toMatchObject({ canLend: true })
})

test('bigboss refuses a respected player for a low net worth, not for the reputation', () => {
  const at = (netWorthCents: number) =>
    loanLimit(aSituation({ shark: 'bigboss', player: player({ reputation: 0.95, netWorthCents }) }))
  expect(at(399_900)).toEqual({ canLend: false, refusal: 'too_poor' })
  expect(at(400_000)).toEqual({ canLend: true, limitCents: 200_000 })
})

test('the terms stay within the policy for every requested sum', () => {
  fc.assert(
    fc.property(situations, fc.option(fc.nat(1e12)), (situation, wish) => {
      const limit = loanLimit(situation)
      if (!limit.canLend) return
      expectInside(situation, limit.limitCents, termsFor(situation, limit.limitCents, wish))
    }),
  )
})

test('the terms stay within the policy for every counter-offer', () => {
  const wishes = fc.record({
    cents: fc.option(fc.nat(1e12)),
    rate: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
    days: fc.option(fc.nat(5_000)),
  })
  fc.assert(
    fc.property(situations, fc.array(wishes, { maxLength: 6 }), (situation, rounds) => {
      const limit = loanLimit(situation)
      if (!limit.canLend) return
      let terms = termsFor(situation, limit.limitCents, null)
      for (const wish of rounds) {
        const haggled = haggle(situation, terms, limit.limitCents, wish)
        expectInside(situation, limit.limitCents, haggled.terms)
        if (haggled.outcome === 'held') expect(haggled.terms).toEqual(terms)
        terms = haggled.terms
      }
    }),
  )
})

function expectInside(situation: Situation, limitCents: number, terms: LoanTerms): void {
  const policy = SHARK_POLICIES[situation.shark]
  expect(Number.isInteger(terms.principalCents)).toBe(true)
  expect(terms.principalCents).toBeGreaterThan(0)
  expect(terms.principalCents).toBeLessThanOrEqual(Math.min(limitCents, policy.maxCents))
  expect(terms.dailyRate).toBeGreaterThanOrEqual(policy.floorRate)
  expect(terms.dailyRate).toBeLessThanOrEqual(policy.dailyRate)
  expect(terms.days).toBeGreaterThanOrEqual(1)
  expect(terms.days).toBeLessThanOrEqual(policy.days + policy.extraDays)
}

test('trust, reputation and past deals change how far a shark yields', () => {
  const bend = (changes: Partial<Situation>) => bendOf(aSituation(changes))
  const base = bend({})
  expect(bend({ relation: relation({ trust: 40 }) })).toBeGreaterThan(base)
  expect(bend({ player: player({ reputation: 0.9 }) })).toBeGreaterThan(base)
  expect(bend({ relation: relation({ facts: { biggestDeal: '$2,500' } }) })).toBeGreaterThan(base)
  const late = relation({ facts: { worstBetrayal: '2 days late with $1,000' } })
  expect(bend({ relation: late })).toBeLessThan(base)
})

test('a shark without patience concedes nothing', () => {
  const situation = aSituation({ relation: relation({ patience: 0, trust: 100 }) })
  const terms = termsFor(situation, 100_000, null)
  const wish = { cents: null, rate: 0.09, days: null }
  expect(haggle(situation, terms, 100_000, wish)).toEqual({
    terms,
    outcome: 'held',
    isAtLimit: false,
  })
})

test('a counter-offer within reach is accepted, a lower one is met halfway', () => {
  const situation = aSituation({ relation: relation({ trust: 100 }) })
  const terms = termsFor(situation, 100_000, null)
  const wish = (rate: number) =>
    haggle(situation, terms, 100_000, { cents: null, rate, days: null })
  expect(wish(0.09)).toMatchObject({ outcome: 'agreed', terms: { dailyRate: 0.09 } })
  const bold = wish(0.01)
  expect(bold.outcome).toBe('halfway')
  expect(bold.terms.dailyRate).toBeLessThan(0.1)
})
