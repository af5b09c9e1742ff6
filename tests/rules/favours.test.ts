import { expect, test } from 'vitest'
import {
  type FavourAsked,
  favourStanding,
  isCooling,
  nextFavourAt,
  refuseFavour,
} from '#src/rules/favours/favours.ts'
import { NOON } from './sharks/a-situation.ts'

const ASKED: FavourAsked = {
  favour: 'tip',
  trust: 0,
  owesThisShark: false,
  owesLoan: false,
  isLate: false,
  heat: 0,
  cooldownEndsAt: null,
  isPaid: false,
  now: NOON,
}

test('a new player gets an advance and a tip', () => {
  expect(refuseFavour({ ...ASKED, favour: 'cash_advance' })).toBeNull()
  expect(refuseFavour(ASKED)).toBeNull()
})

test('a favour needs its trust', () => {
  expect(refuseFavour({ ...ASKED, trust: -1 })).toBe('not_trusted')
  const hot = { ...ASKED, favour: 'protection', heat: 3 } as const
  expect(refuseFavour({ ...hot, trust: 9 })).toBe('not_trusted')
  expect(refuseFavour({ ...hot, trust: 10 })).toBeNull()
})

test('a favour is refused for a day after it was granted, unless it is paid for; an advance is never sold', () => {
  const cooldownEndsAt = nextFavourAt(NOON)
  expect(cooldownEndsAt.getTime() - NOON.getTime()).toBe(86_400_000)
  const soon = { ...ASKED, cooldownEndsAt }
  expect(refuseFavour(soon)).toBe('cooling_down')
  expect(refuseFavour({ ...soon, isPaid: true })).toBeNull()
  expect(refuseFavour({ ...soon, now: cooldownEndsAt })).toBeNull()
  expect(refuseFavour({ ...soon, favour: 'cash_advance', isPaid: true })).toBe('not_for_sale')
  expect(isCooling(soon)).toBe(true)
})

test('a favour is for sale when its cooldown is the only reason to refuse it', () => {
  const soon = { ...ASKED, cooldownEndsAt: nextFavourAt(NOON) }
  expect(favourStanding(soon, true)).toBe('for_sale')
  expect(favourStanding(soon, false)).toBe('cooling_down')
  expect(favourStanding({ ...soon, favour: 'cash_advance' }, true)).toBe('cooling_down')
  expect(favourStanding({ ...soon, favour: 'extension' }, true)).toBe('owes_nothing')
  expect(favourStanding({ ...soon, trust: -1 }, true)).toBe('not_trusted')
  expect(favourStanding(ASKED, true)).toBeNull()
})

test('every favour is refused while a loan is late', () => {
  const late = { ...ASKED, owesThisShark: true, isLate: true }
  expect(refuseFavour(late)).toBe('late')
  expect(refuseFavour({ ...late, favour: 'extension' })).toBe('late')
})

test('the opening debt leaves the advance', () => {
  const owing = { ...ASKED, owesThisShark: true }
  expect(refuseFavour({ ...owing, favour: 'cash_advance' })).toBeNull()
})

test('a favour without effect is refused', () => {
  const owing = { ...ASKED, owesThisShark: true, owesLoan: true }
  expect(refuseFavour({ ...owing, favour: 'cash_advance' })).toBe('owes_already')
  expect(refuseFavour({ ...ASKED, favour: 'extension' })).toBe('owes_nothing')
  expect(refuseFavour({ ...owing, favour: 'extension' })).toBeNull()
  expect(refuseFavour({ ...ASKED, favour: 'protection', trust: 50 })).toBe('not_hot')
})
