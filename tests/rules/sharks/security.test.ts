import { expect, test } from 'vitest'
import { isHeld, securityFor } from '#src/rules/sharks/security.ts'

const TAPES = { symbol: 'TAPES', quantity: 20, costCents: 100_000 } as const
const ICE = { symbol: 'ICE', quantity: 1, costCents: 700_000 } as const

test('default: only Carmela asks for more than a signature', () => {
  expect(securityFor('vinnie', 100_000, [ICE])).toBeUndefined()
  expect(securityFor('tommy', 100_000, [ICE])).toBeUndefined()
  expect(securityFor('carmela', 100_000, [])).toEqual({ kind: 'profit' })
})

test('behavior: goods stand for half of the sum, the dearest first, with what they had cost', () => {
  expect(securityFor('carmela', 100_000, [TAPES, ICE])).toEqual({
    kind: 'goods',
    pledge: [{ symbol: 'ICE', quantity: 1, costCents: 700_000 }],
    worthCents: 574_000,
  })
  expect(securityFor('carmela', 100_000, [TAPES])).toEqual({
    kind: 'goods',
    pledge: [{ symbol: 'TAPES', quantity: 8, costCents: 40_000 }],
    worthCents: 50_400,
  })
  expect(securityFor('carmela', 1_000_000, [TAPES])).toEqual({ kind: 'profit' })
})

test('behavior: a pledge that was sold meanwhile is held no more', () => {
  const security = securityFor('carmela', 100_000, [TAPES])
  expect(isHeld(security, [TAPES])).toBe(true)
  expect(isHeld(security, [{ ...TAPES, quantity: 7 }])).toBe(false)
  expect(isHeld(undefined, [])).toBe(true)
})
