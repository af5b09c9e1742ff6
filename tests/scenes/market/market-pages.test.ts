import { type Prices } from '#src/api/get-prices.ts'
import { expect, test } from 'vitest'
import { BOROUGH_NAMES, GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'
import { unlockedFrom } from '#src/rules/market/tradable-goods.ts'
import { MARKET_LAYOUTS } from '#src/scenes/market/market-layout.ts'
import { drawStashPage } from '#src/scenes/market/stash-page.ts'
import { drawTradePage } from '#src/scenes/market/trade-page.ts'
import { drawTravelPage, riskPercent } from '#src/scenes/market/travel-page.ts'
import { drawBoroughSparks } from '#src/scenes/pulse/borough-sparks.ts'
import { createTestStores } from '#tests/support/test-stores.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const layout = MARKET_LAYOUTS.desktop
const NOTHING = (): void => undefined
const STASH: Stash = {
  ...{ capacity: 100, used: 11, next: null },
  goods: [
    { symbol: 'SMOKES', quantity: 1, average_cost: 30 },
    { symbol: 'TAPES', quantity: 10, average_cost: 80 },
  ],
}

function setup(reputation = 0.5) {
  const world = createTestWorld()
  const { game, market } = createTestStores()
  const textOf = (): string =>
    [...world.components.TextRun.text, ...world.components.Spoken.details.map((one) => one?.name)]
      .filter((text) => text !== undefined)
      .join('\n')
  return { world, textOf, game: { ...game.getState(), reputation }, state: market.getState() }
}

function pricesOf(ask: number) {
  const quotes = GOOD_SYMBOLS.map((symbol) => {
    const rest = { price: ask, bid: ask, change_24h: 0, depth: 400 }
    return [symbol, { ...rest, ask, from_reputation: unlockedFrom(symbol) }]
  })
  const boroughs = Object.fromEntries(
    BOROUGH_NAMES.map((name) => [name, Object.fromEntries(quotes)]),
  )
  const at = '2026-11-21T12:00:00.000Z'
  return { tick: 1, as_of: at, next_tick: at, spread: 0.03, fee: 0.01, boroughs }
}

test.each([
  [0.5, ['REP 0.6', 'REP 0.7', 'REP 0.8', 'REP 0.9']],
  [0.3, ['REP 0.35', 'REP 0.5', 'REP 0.6', 'REP 0.7', 'REP 0.8', 'REP 0.9']],
  [0.9, []],
])('the prices at reputation %d show at which one the closed goods open', (reputation, closed) => {
  const { game, state, textOf, world } = setup(reputation)
  const page = { layout, game, state: { ...state, prices: pricesOf(7) } }
  drawTradePage(world, {
    ...page,
    hasChart: true,
    marked: null,
    choose: NOTHING,
    order: NOTHING,
    openChart: NOTHING,
  })
  expect([...new Set(textOf().match(/REP 0\.\d+/g))]).toEqual(closed)
})

const NOW = '2026-11-21T18:48:30.000Z'

test('a map without moves tells when they come', () => {
  const { game, state, textOf, world } = setup()
  const page = { layout, now: NOW, marked: null, travelTo: NOTHING }
  drawTravelPage(world, { ...page, game: { ...game, movesLeft: 0 }, state })
  expect(textOf()).toContain('No moves left today. Five come in 5 h 11 min.')
})

test('the map shows heat with a decimal, and the risk of each borough', () => {
  const { game, state, textOf, world } = setup()
  const borough = { tolls: { queens: 30, bronx: 30 } }
  const page = {
    layout,
    game: { ...game, currentBorough: 'manhattan' as const, heat: { queens: 3.04, bronx: 5 } },
    state: { ...state, borough: borough as unknown as typeof state.borough },
  }
  drawTravelPage(world, { ...page, now: NOW, marked: null, travelTo: NOTHING })
  // 15 % per degree less 20 %, and half of that in the Bronx.
  expect(textOf()).toContain('HEAT ●●●○○○○ 3.0 TOLL $30 RISK 26%')
  expect(textOf()).toContain('HEAT ●●●●●○○ 5.0 TOLL $30 RISK 28%')
})

test('a trip has no risk without heat, which is when nothing is asked', () => {
  expect(riskPercent(0, 'queens')).toBe(0)
  expect(riskPercent(3.04, 'queens')).toBe(26)
})

test('the map shows what each borough pays for what is held, or for the chosen good', () => {
  const { game, state, textOf, world } = setup()
  const page = { layout, game, now: NOW, marked: null, travelTo: NOTHING }
  const priced = { ...state, good: 'BOOZE' as const, prices: pricesOf(90) }
  drawTravelPage(world, { ...page, state: priced })
  expect(textOf()).toContain('└──── BOOZE $90.00 ────┘')
  drawTravelPage(world, { ...page, state: { ...priced, stash: STASH } })
  expect(textOf()).toContain('└──── TAPES $90.00 ────┘')
})

test('the stash names what its goods gain here, and where they gain the most', () => {
  const { game, state, textOf, world } = setup()
  const prices = pricesOf(90)
  const dear = { TAPES: { ...prices.boroughs.queens?.TAPES, bid: 120, price: 120, ask: 124 } }
  const boroughs = { ...prices.boroughs, queens: { ...prices.boroughs.queens, ...dear } }
  const street = {
    ...{ prices: { ...prices, boroughs } as unknown as Prices, here: 'manhattan' as const },
    ...{ tolls: { queens: 30 }, cash: 500, stash: STASH, movesLeft: 1, reputation: 0.5 },
  }
  const page = { layout, stash: STASH, cash: 500, upgrade: NOTHING }
  const quotes = state.prices?.boroughs[game.currentBorough]
  drawStashPage(world, { ...page, quotes, street })
  expect(textOf()).toContain('All of it sold here: +$81 against its cost.')
  expect(textOf()).toContain('Best in QUEENS: +$345, the toll paid.')
  const { textOf: textWithoutMoves, world: other } = setup()
  drawStashPage(other, { ...page, quotes, street: { ...street, movesLeft: 0 } })
  expect(textWithoutMoves()).toContain('It sells best where you are.')
})

test('the pulse shows what each borough has done as a chart, and on demand as figures', () => {
  const history = Array.from({ length: 216 }, (_, tick): [number, number] => [tick, 1 + tick / 1e3])
  const draw = (showsFigures: boolean) => {
    const { textOf, world } = setup()
    drawBoroughSparks(world, { column: 0, row: 0, histories: { jersey: history }, showsFigures })
    const names = world.components.Spoken.details.map((one) => one?.name ?? '')
    return { text: textOf(), ticks: names.filter((name) => /^\d+$/.test(name)) }
  }
  const charts = draw(false)
  expect(charts.text).toContain('All goods, borough by borough, over three days')
  expect(charts.text).toContain('JERSEY, last three days ▲ 21.5%')
  expect(charts.ticks).toEqual([])
  const figures = draw(true)
  expect(figures.text).toContain('1.011 1.215 1.215')
  expect(figures.ticks.at(-1)).toBe('215')
  expect(figures.ticks.length).toBe(18)
})
