import { describe, expect, test } from 'vitest'
import { BOROUGH_NAMES, type BoroughName, GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'
import { estimateFill } from '#src/scenes/kit/estimate-fill.ts'
import { nextStep, type Street } from '#src/scenes/kit/guide/find-route.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'

const AT = '2026-11-21T12:00:00.000Z'
const EMPTY: Stash = { capacity: 100, used: 0, next: null, goods: [] }
const TOLLS = { brooklyn: 20, queens: 30, bronx: 30, staten_island: 60, jersey: 50 }

function quoteAt(price: number) {
  return {
    price,
    ask: price * 1.015,
    bid: price * 0.985,
    change_24h: 0,
    depth: 300,
    from_reputation: 0,
  }
}

/** Prices of $90 everywhere, apart from some cells. */
function pricesWith(cells: Partial<Record<BoroughName, Partial<Record<GoodSymbol, number>>>>) {
  const boroughs = Object.fromEntries(
    BOROUGH_NAMES.map((name) => [
      name,
      Object.fromEntries(
        GOOD_SYMBOLS.map((symbol) => [symbol, quoteAt(cells[name]?.[symbol] ?? 90)]),
      ),
    ]),
  )
  return {
    tick: 1,
    as_of: AT,
    next_tick: AT,
    spread: 0.03,
    fee: 0.01,
    boroughs,
  } as Street['prices']
}

function aStreet(changes: Partial<Street> = {}): Street {
  return {
    prices: pricesWith({ queens: { TAPES: 120 }, jersey: { BOOZE: 110 } }),
    here: 'manhattan',
    tolls: TOLLS,
    cash: 2_000,
    stash: EMPTY,
    movesLeft: 5,
    reputation: 0.5,
    ...changes,
  }
}

const holding = (symbol: GoodSymbol, quantity: number, average_cost: number): Stash => ({
  ...EMPTY,
  used: quantity,
  goods: [{ symbol, quantity, average_cost }],
})

describe('with an empty stash', () => {
  test('names the route that brings most after fee, impact and toll', () => {
    const street = aStreet()
    const step = nextStep(street)
    expect(step).toMatchObject({ kind: 'buy', symbol: 'TAPES', to: 'queens' })
    // Every other quantity of the route brings less, or costs more than the cash.
    const terms = (name: BoroughName) => ({
      ...{ fee: 0.01, spread: 0.03 },
      quote: street.prices.boroughs[name]?.TAPES ?? expect.fail('there is a quote'),
    })
    const gains = Array.from({ length: 100 }, (_, index) => {
      const cost = -estimateFill(terms('manhattan'), 'buy', index + 1).total
      const brought = estimateFill(terms('queens'), 'sell', index + 1).total
      return cost + 30 <= 2_000 ? brought - cost - 30 : -Infinity
    })
    expect(step?.gain).toBeCloseTo(Math.max(...gains), 2)
    expect(step?.quantity).toBe(gains.indexOf(Math.max(...gains)) + 1)
  })

  test('leaves enough cash for the toll', () => {
    const prices = pricesWith({ queens: { TAPES: 400 } })
    const step = nextStep(aStreet({ prices, cash: 300, tolls: { queens: 120 } }))
    expect(step).toMatchObject({ kind: 'buy', to: 'queens', quantity: 1 })
  })

  test('names no good that the player may not buy', () => {
    const prices = pricesWith({ queens: { TAPES: 120 }, jersey: { BOOZE: 110 } })
    const tapes = prices.boroughs.manhattan?.TAPES
    if (tapes) tapes.from_reputation = 0.6
    const step = nextStep(aStreet({ prices }))
    expect(step).toMatchObject({ symbol: 'BOOZE', to: 'jersey' })
  })

  test('names no more units than the stash has room for', () => {
    const step = nextStep(aStreet({ stash: { ...EMPTY, capacity: 3 } }))
    expect(step).toMatchObject({ symbol: 'TAPES', quantity: 3 })
  })

  test('names nothing where nothing pays for the way', () => {
    expect(nextStep(aStreet({ prices: pricesWith({}) }))).toBeNull()
  })

  test('names nothing without a move', () => {
    expect(nextStep(aStreet({ movesLeft: 0 }))).toBeNull()
  })
})

describe('with goods', () => {
  const stash = holding('TAPES', 10, 92)

  test('names where they bring most, with what the deal brings', () => {
    const step = nextStep(aStreet({ stash }))
    expect(step).toMatchObject({ kind: 'travel', symbol: 'TAPES', quantity: 10, to: 'queens' })
    const quote = { ...quoteAt(120) }
    const brought = estimateFill({ quote, fee: 0.01, spread: 0.03 }, 'sell', 10).total
    expect(step?.gain).toBeCloseTo(brought - 30 - 920, 6)
  })

  test('sells them where they bring most, and not for a few dollars more elsewhere', () => {
    expect(nextStep(aStreet({ stash, here: 'queens', tolls: { manhattan: 30 } }))).toMatchObject({
      ...{ kind: 'sell', symbol: 'TAPES', quantity: 10 },
    })
    const prices = pricesWith({ brooklyn: { TAPES: 94 } })
    expect(nextStep(aStreet({ stash, prices }))).toMatchObject({ kind: 'sell' })
  })

  test('sells them here without a move or the toll', () => {
    expect(nextStep(aStreet({ stash, movesLeft: 0 }))).toMatchObject({ kind: 'sell' })
    expect(nextStep(aStreet({ stash, cash: 10 }))).toMatchObject({ kind: 'sell' })
  })

  test('names the goods that have cost most', () => {
    const goods = [...holding('SMOKES', 20, 20).goods, ...stash.goods]
    expect(nextStep(aStreet({ stash: { ...EMPTY, used: 30, goods } }))).toMatchObject({
      symbol: 'TAPES',
    })
  })
})
