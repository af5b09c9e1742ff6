import { expect, test } from 'vitest'
import { estimateFill } from '#src/scenes/market/estimate-fill.ts'
import { refuseOrder } from '#src/scenes/market/refuse-order.ts'
import { type GoodSymbol, type Side } from '#src/stores/market-store.ts'

const TERMS = {
  quote: { price: 9.5, ask: 10, bid: 9, depth: 1_000 },
  fee: 0.01,
  spread: 0.1,
}
const STASH = {
  capacity: 100,
  used: 90,
  next: null,
  goods: [{ symbol: 'SMOKES' as const, quantity: 90, average_cost: 8 }],
}
const GAME = { playerCash: 50, reputation: 0.5 }

function refuse(side: Side, symbol: GoodSymbol, quantity: number, game = GAME): string | null {
  const estimate = estimateFill(TERMS, side, quantity)
  const order = { side, symbol, quantity, quotedPrice: TERMS.quote.ask, estimate }
  return refuseOrder(order, { state: { stash: STASH }, game })
}

test('accepts what cash, room and reputation allow', () => {
  expect(refuse('buy', 'SMOKES', 4)).toBeNull()
  expect(refuse('sell', 'SMOKES', 90)).toBeNull()
})

test('refuses a purchase beyond the cash with both sums', () => {
  expect(refuse('buy', 'SMOKES', 5)).toBe('That costs $50.48. You have $50.00.')
})

test('refuses a purchase beyond the room in the stash', () => {
  expect(refuse('buy', 'SMOKES', 11)).toBe('Your stash has room for 10 more.')
})

test('refuses a good that is locked at the reputation', () => {
  expect(refuse('buy', 'BONDS', 1)).toMatch(/^BONDS opens at reputation 0\.\d\. Yours is 0\.50\.$/)
  expect(refuse('buy', 'BONDS', 1, { playerCash: 50, reputation: 1 })).toBeNull()
})

test('accepts every good at the highest reputation, and a sale at the lowest', () => {
  expect(refuse('buy', 'SMOKES', 1, { playerCash: 50, reputation: 1 })).toBeNull()
  expect(refuse('buy', 'THREADS', 1, { playerCash: 50, reputation: 0 })).toMatch(/^THREADS opens/)
  expect(refuse('sell', 'SMOKES', 1, { playerCash: 50, reputation: 0 })).toBeNull()
})

test('refuses a sale beyond what is held', () => {
  expect(refuse('sell', 'SMOKES', 91)).toBe('You hold 90 SMOKES.')
  expect(refuse('sell', 'TAPES', 1)).toBe('You hold no TAPES.')
})

test('refuses nothing while cash and stash are unknown', () => {
  const estimate = estimateFill(TERMS, 'buy', 5)
  const order = { side: 'buy', symbol: 'SMOKES', quantity: 5, quotedPrice: 10, estimate } as const
  const game = { playerCash: null, reputation: 0.5 }
  expect(refuseOrder(order, { state: { stash: null }, game })).toBeNull()
})
