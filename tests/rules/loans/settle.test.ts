import { describe, expect, test } from 'vitest'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { player } from '#src/rules/player/player.ts'
import { NEW_LOAN } from '#src/rules/loans.ts'
import type { Sheet, SheetLoan, SheetOffer } from '#src/rules/player/sheet.ts'
import type { OfferTerms } from '#src/rules/sharks/decision.ts'
import { aSheet, aWorld, execute, PLAYER } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const VINNIES = debtAccount(PLAYER, 'vinnie')
const WORLD = aWorld(36)
const RICH = { [CASH]: 400_000 }
const TERMS: OfferTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 }
const take = (value: 'accept' | 'decline' | 'negotiate') =>
  ({ kind: 'take_option', offer: 'offer', value, conversation: null }) as const
const repay = (cents: number) =>
  ({ kind: 'repay', loan: 'loan', payment: 'payment', cents }) as const

function anOffer(changes: Partial<SheetOffer> = {}): SheetOffer {
  return {
    ...{ id: 'offer', shark: 'vinnie', conversation: 'talk', terms: TERMS, isOpen: true },
    expiresAt: new Date('2026-09-02T00:00:00Z'),
    lastLoanAt: null,
    ...changes,
  }
}

const LOAN: SheetLoan = {
  ...NEW_LOAN,
  ...{ id: 'loan', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
  takenAt: new Date('2026-09-01T00:00:00Z'),
  dueAt: new Date('2026-09-04T00:00:00Z'),
  ...{ accruedCents: 10_000, interestDays: 1, stake: 1 },
}

function indebted(changes: Partial<Sheet> = {}): Sheet {
  return aSheet({ loans: [LOAN], balances: { [CASH]: 200_000, [VINNIES]: -110_000 }, ...changes })
}

describe('an accepted loan', () => {
  test('is paid out, with the interest of its first day, once', () => {
    const { after, events } = execute(aSheet({ offer: anOffer() }), take('accept'), WORLD)
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['day_begun', 'option_taken', 'loan_taken', 'interest_accrued', 'relation_moved'],
    ])
    expect(after).toMatchObject({
      balances: { [CASH]: 300_000, [VINNIES]: -110_000 },
      loans: [{ id: 'offer', accruedCents: 10_000, dueAt: new Date('2026-09-04T12:00:00Z') }],
      relations: { vinnie: { trust: 2, facts: { lastDeal: 'the $1,000 from Tuesday' } } },
    })
    expect(player.decide(after, take('accept'), WORLD)).toMatchObject({ refused: 'offer_closed' })
  })

  test('takes its pledge out of the stash', () => {
    const pledge = [{ symbol: 'TAPES', quantity: 8, costCents: 56_000 }] as const
    const security = { kind: 'goods', pledge, worthCents: 50_400 } as const
    const offer = anOffer({ shark: 'carmela', terms: { ...TERMS, dailyRate: 0.05, security } })
    const holdings = [{ symbol: 'TAPES', quantity: 10, costCents: 70_000 }] as const
    const { after } = execute(
      aSheet({ offer, holdings, reputation: 0.8, balances: RICH }),
      take('accept'),
      WORLD,
    )
    expect(after.holdings).toEqual([{ symbol: 'TAPES', quantity: 2, costCents: 14_000 }])
    expect(after.loans).toMatchObject([{ security }])
    // Without the goods, the offer is not possible.
    const { after: without, events } = execute(
      aSheet({ offer, reputation: 0.8 }),
      take('accept'),
      WORLD,
    )
    expect(without.loans).toEqual([])
    expect(events[1]).toMatchObject({ kind: 'option_taken', outcome: 'not_possible' })
  })
})

test('a declined offer moves no money and costs trust', () => {
  const { after, events } = execute(aSheet({ offer: anOffer() }), take('decline'), WORLD)
  expect(events.map(({ kind }) => kind)).toEqual(['day_begun', 'option_taken', 'relation_moved'])
  expect(after).toMatchObject({
    balances: { [CASH]: 200_000 },
    loans: [],
    offer: { isOpen: false },
  })
  expect(after.relations.vinnie?.trust).toBeLessThan(0)
})

test('mercy extends a loan, once', () => {
  const terms: OfferTerms = { kind: 'mercy', loanId: 'loan', days: 1 }
  const sheet = indebted({ offer: anOffer({ terms }) })
  const { after } = execute(sheet, take('accept'), WORLD)
  expect(after.loans).toMatchObject([
    { dueAt: new Date('2026-09-05T00:00:00Z'), status: 'open', isBegged: true },
  ])
  const again = { ...after, offer: anOffer({ terms }) }
  expect(execute(again, take('accept'), WORLD).events[0]).toMatchObject({
    outcome: 'mercy_refused',
  })
})

test.each([
  ['without an offer', null, take('accept'), 'not_found'],
  ['of another conversation', anOffer(), { ...take('accept'), conversation: 'other' }, 'not_found'],
  ['that is closed', anOffer({ isOpen: false }), take('accept'), 'offer_closed'],
  ['that has expired', anOffer({ expiresAt: WORLD.now }), take('accept'), 'offer_closed'],
] as const)('refuses an option %s', (_, offer, command, refused) => {
  expect(player.decide(aSheet({ offer }), command, WORLD)).toMatchObject({ refused })
})

describe('a repayment', () => {
  test('in full and in time pays the loan off and earns reputation and xp', () => {
    const { after, events } = execute(indebted(), repay(110_000), WORLD)
    expect(events[1]).toMatchObject({ kind: 'loan_repaid', cents: 110_000, pot_cents: 5_000 })
    expect(after).toMatchObject({
      ...{ balances: { [CASH]: 90_000, [VINNIES]: 0 }, reputation: 0.51, xp: 0 },
      loans: [{ status: 'paid', repaidCents: 110_000 }],
      relations: { vinnie: { trust: 10, mood: 'warm' } },
    })
  })

  test('of a player outside of the pot brings the pot nothing', () => {
    const { events } = execute(indebted({ isOutsidePot: true }), repay(110_000), WORLD)
    expect(events[1]).toMatchObject({ kind: 'loan_repaid', cents: 110_000, pot_cents: 0 })
  })

  test('in part leaves the rest', () => {
    const { after } = execute(indebted(), repay(1_000), WORLD)
    expect(after).toMatchObject({ loans: [{ status: 'open', repaidCents: 1_000 }], xp: 0 })
  })

  test('with another shark’s money sends word to that shark', () => {
    const tommys = { ...LOAN, id: 'other', shark: 'tommy', dailyRate: 0, accruedCents: 0 } as const
    const sheet = indebted({ loans: [LOAN, tommys] })
    const { after, events } = execute(sheet, repay(110_000), WORLD)
    const word = events.find(({ kind }) => kind === 'word_sent')
    expect(word).toMatchObject({ hearer: 'tommy', payee: 'vinnie', cents: 110_000 })
    expect(after.words).toMatchObject([{ id: 'payment', hearer: 'tommy' }])
    const own = { ...sheet, balances: { ...sheet.balances, [CASH]: 900_000 } }
    expect(execute(own, repay(110_000), WORLD).after.words).toEqual([])
  })

  test.each([
    ['an unknown loan', {}, { ...repay(1), loan: 'x' }, 'not_found'],
    ['a paid loan', { loans: [{ ...LOAN, status: 'paid' }] }, repay(1), 'offer_closed'],
    ['more than is owed', {}, repay(110_001), 'invalid_input'],
    ['more than the cash', { balances: { [CASH]: 5 } }, repay(6), 'short_of_cash'],
  ] as const)('of %s is refused', (_, changes, command, refused) => {
    expect(player.decide(indebted(changes as Partial<Sheet>), command, WORLD)).toMatchObject({
      refused,
    })
  })
})
