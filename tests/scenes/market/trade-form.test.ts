import { query } from 'bitecs'
import { describe, expect, test, vi } from 'vitest'
import { SCREEN_MODES, type ScreenMode } from '#src/ecs/screen-mode.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'
import { unlockedFrom } from '#src/rules/market/tradable-goods.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { MARKET_LAYOUTS } from '#src/scenes/market/market-layout.ts'
import { drawTradePage, type TradePage } from '#src/scenes/market/trade-page.ts'
import { createTestStores } from '#tests/support/test-stores.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const AT = '2026-11-21T12:00:00.000Z'
/** Holds more of the good with the longest name than any stash does. */
const LARGE: Stash = {
  ...{ capacity: 20_000, used: 12_345, next: null },
  goods: [{ symbol: 'THREADS', quantity: 12_345, average_cost: 8 }],
}
const QUOTE = { price: 10, bid: 9.85, ask: 10.15, change_24h: 0.1, depth: 4_000 }
const HELD: Stash = {
  ...{ capacity: 100, used: 5, next: null },
  goods: [{ symbol: 'TAPES', quantity: 5, average_cost: 8 }],
}

interface Setup {
  readonly profile?: ScreenMode['profile']
  readonly good?: TradePage['state']['good']
  readonly quantity?: string
  readonly stash?: Stash
  readonly cash?: number
  readonly marked?: TradePage['marked']
  readonly hasChart?: boolean
}

function draw(setup: Setup) {
  const { profile = 'desktop', stash = HELD, cash = 100, marked = null, ...rest } = setup
  const { hasChart = false, ...chosen } = rest
  const world = createTestWorld({ screen: SCREEN_MODES[profile] })
  const stores = createTestStores()
  const quotes = Object.fromEntries(
    GOOD_SYMBOLS.map((symbol) => [symbol, { ...QUOTE, from_reputation: unlockedFrom(symbol) }]),
  )
  const prices = {
    ...{ tick: 1, as_of: AT, next_tick: AT, spread: 0.03, fee: 0.01 },
    boroughs: { manhattan: quotes },
  } as unknown as NonNullable<TradePage['state']['prices']>
  const game: GameState = { ...stores.game.getState(), playerCash: cash, reputation: 0.5 }
  const state = { ...stores.market.getState(), good: 'TAPES' as const, ...chosen, prices, stash }
  const choose = vi.fn<TradePage['choose']>()
  const order = vi.fn<TradePage['order']>()
  const layout = MARKET_LAYOUTS[profile]
  const openChart = (): void => undefined
  drawTradePage(world, { layout, state, game, choose, order, marked, openChart, hasChart })
  return { world, choose, order }
}

function control(world: GameWorld, name: string) {
  const { Control, Place, Spoken, TextRun } = world.components
  const entity = [...query(world, [Control])].find((it) => Spoken.details[it]?.name === name)
  if (entity === undefined) return expect.fail(`there is no control ${name}`)
  const { description, pressed } = Spoken.details[entity] ?? {}
  const of = (side: readonly number[]): number => side[entity] ?? 0
  return {
    ...{ entity, description, pressed, isDisabled: Control.disabled[entity] },
    text: TextRun.text[entity] ?? '',
    box: {
      column: of(Place.column),
      row: of(Place.row),
      columns: of(Place.columns),
      rows: of(Place.rows),
    },
    press: () => Control.press[entity]?.(),
  }
}

function inputOf(world: GameWorld) {
  const { InputLine } = world.components
  const [entity = -1] = query(world, [InputLine])
  return {
    type: (text: string) => InputLine.change[entity]?.(text),
    value: () => InputLine.value[entity],
    submit: () => InputLine.submit[entity]?.(InputLine.value[entity] ?? ''),
  }
}

/** What is shown next to the buttons. */
function statusesOf(world: GameWorld): readonly (string | undefined)[] {
  const { Place, Spoken, TextRun } = world.components
  const boxes = ['BUY', 'SELL'].map((name) => control(world, name).box)
  return boxes.map(({ column, columns, row }) => {
    const text = [...query(world, [Spoken, TextRun])].find(
      (it) => Place.row[it] === row && Place.column[it] === column + columns + 1,
    )
    return text === undefined ? undefined : TextRun.text[text]?.replaceAll('\n', ' ')
  })
}

/** What is announced of the form. */
function announcedOf(world: GameWorld): readonly (string | undefined)[] {
  const { Spoken } = world.components
  const details = [...query(world, [Spoken])].map((it) => Spoken.details[it])
  return details.filter((it) => it?.role === 'status').map((it) => it?.name)
}

const PROFILES = ['desktop', 'mobile', 'narrow', 'landscape'] as const

describe.each(PROFILES)('the goods on a %s screen', (profile) => {
  test('are chosen by a press on their row, and the chosen one is marked', () => {
    const { choose, world } = draw({ profile })
    expect(GOOD_SYMBOLS.filter((symbol) => control(world, symbol).pressed)).toEqual(['TAPES'])
    control(world, 'BOOZE').press()
    expect(choose).toHaveBeenCalledWith({ good: 'BOOZE' })
  })

  test('show name, bid, ask, change and units in their row', () => {
    const { world } = draw({ profile })
    expect(control(world, 'TAPES').text).toMatch(/TAPES.*\$9\.85.*\$10\.15/s)
    expect(control(world, 'TAPES').text).toMatch(/\+10\.0%/)
    expect(control(world, 'TAPES').text).toMatch(/[ ×]5 *$/)
    expect(control(world, 'PARTS').text).toContain('REP 0.6')
  })

  test('overlap neither each other nor the buttons, and end where the screen does', () => {
    const { world } = draw({ profile })
    const boxes = [...GOOD_SYMBOLS, 'BUY', 'SELL', 'MAX', 'More', 'Fewer'].map(
      (name) => control(world, name).box,
    )
    const cells = boxes.flatMap(({ column, columns, row, rows }) =>
      Array.from({ length: rows * columns }, (_, at) =>
        [column + (at % columns), row + Math.floor(at / columns)].join(),
      ),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { column, columns } of boxes)
      expect(column + columns).toBeLessThanOrEqual(SCREEN_MODES[profile].columns)
  })
})

describe.each(PROFILES)('the widest texts on a %s screen', (profile) => {
  const widest = (setup: Setup) => draw({ profile, good: 'THREADS', stash: LARGE, ...setup })
  const widths = (world: GameWorld) => {
    const { Place, TextRun } = world.components
    return [...query(world, [TextRun])].flatMap((it) =>
      (TextRun.text[it] ?? '')
        .split('\n')
        .map((line) => [line.trimEnd(), (Place.column[it] ?? 0) + line.trimEnd().length] as const),
    )
  }

  test('end where the screen does', () => {
    const { world } = widest({ cash: 9_000_000, hasChart: true })
    const { columns } = SCREEN_MODES[profile]
    expect(widths(world).filter(([, end]) => end > columns)).toEqual([])
    const shown = world.components.TextRun.text.join('\n')
    expect(shown).toMatch(/MAX 12345 (to )?sell, (then )?\d+ (to )?buy/)
    if (MARKET_LAYOUTS[profile].trade.chartButton) expect(shown).toContain('THREADS CHART ▸')
  })

  test('of an estimate have rows for all of it', () => {
    const { world } = widest({ cash: 9_000_000, quantity: '1234' })
    const { buy, sell } = MARKET_LAYOUTS[profile].trade.sides
    const { Place, TextRun } = world.components
    const estimates = [...query(world, [TextRun])]
      .map((it) => [TextRun.text[it] ?? '', Place.rows[it] ?? 0] as const)
      .filter(([text]) => /You (pay|get)/.test(text))
    expect(estimates).toHaveLength(2)
    for (const [text] of estimates) {
      expect(text).toMatch(/Cash after \$\S+$/)
      expect(text.split('\n').length).toBeLessThanOrEqual(sell.row - buy.row)
    }
  })
})

test.each(['mobile', 'landscape'] as const)(
  'a good on a %s screen is as high as a finger',
  (profile) => {
    const { world } = draw({ profile })
    for (const symbol of GOOD_SYMBOLS) expect(control(world, symbol).box.rows).toBe(3)
  },
)

describe('the announcement', () => {
  test('tells what both buttons would do, once', () => {
    const { world } = draw({ quantity: '3' })
    expect(announcedOf(world)).toEqual([
      expect.stringMatching(/^BUY: You pay \$30\.\d\d\. SELL: You get \$29\.\d\d\.$/),
    ])
    inputOf(world).type('6')
    expect(announcedOf(world)).toEqual([
      expect.stringMatching(/^BUY: You pay \$\d+\.\d\d\. SELL: You hold 5 TAPES\.$/),
    ])
    inputOf(world).type('')
    expect(announcedOf(world)).toEqual(['How many?'])
  })
})

describe('the buttons', () => {
  test('buy and sell what is typed, each with its own estimate', () => {
    const { order, world } = draw({ quantity: '3' })
    expect(statusesOf(world)).toEqual([
      expect.stringMatching(/^You pay +\$30\.\d\d Impact 0\.1%, fee \$0\.31 Cash after \$69$/),
      expect.stringMatching(/^You get +\$29\.\d\d Impact 0\.1%, fee \$0\.30 Cash after \$129$/),
    ])
    control(world, 'BUY').press()
    control(world, 'SELL').press()
    expect(
      order.mock.calls.map(([{ side, quantity, symbol }]) => [side, quantity, symbol]),
    ).toEqual([
      ['buy', 3, 'TAPES'],
      ['sell', 3, 'TAPES'],
    ])
  })

  test.each<[string, Setup, string | null, string | null]>([
    ['is locked', { good: 'PARTS' }, 'PARTS opens at reputation 0.6.', 'You hold no PARTS.'],
    ['costs too much', { quantity: '12' }, 'That costs', 'You hold 5 TAPES.'],
    ['has no room', { quantity: '96', cash: 9_999 }, 'has room for 95', 'You hold 5 TAPES.'],
    ['is not held', { good: 'SMOKES' }, null, 'You hold no SMOKES.'],
    ['is no quantity', { quantity: 'many' }, 'Whole units', 'Whole units'],
  ])('say before the press why what %s cannot be traded', (_, setup, buying, selling) => {
    const { order, world } = draw(setup)
    for (const [name, reason] of [
      ['BUY', buying],
      ['SELL', selling],
    ] as const) {
      const { description, isDisabled, press } = control(world, name)
      expect(isDisabled).toBe(reason !== null)
      if (reason === null) continue
      expect(description).toContain(reason)
      expect(statusesOf(world).join(' ')).toContain(reason)
      press()
    }
    expect(order).not.toHaveBeenCalled()
  })

  test('follow what is typed', () => {
    const { world } = draw({ quantity: '3' })
    inputOf(world).type('6')
    expect(control(world, 'BUY').isDisabled).toBe(false)
    expect(control(world, 'SELL').isDisabled).toBe(true)
    inputOf(world).type('')
    expect(control(world, 'BUY')).toMatchObject({ isDisabled: true, description: 'How many?' })
  })

  test('mark the one with which the guided deal continues', () => {
    const { world } = draw({ marked: 'sell' })
    expect(control(world, 'SELL').text).toContain('╔')
    expect(control(world, 'BUY').text).toContain('┌')
  })

  test.each<[Setup, string]>([
    [{ quantity: '2' }, 'BUY'],
    [{ quantity: '2', cash: 0 }, 'SELL'],
  ])('get the focus by Enter in the quantity, the first that can be pressed', (setup, name) => {
    const { order, world } = draw(setup)
    inputOf(world).submit()
    expect(world.focused).toBe(control(world, name).entity)
    expect(order).not.toHaveBeenCalled()
  })
})

describe('MAX', () => {
  test('fills in what is held, then what can be bought', () => {
    const { world } = draw({})
    const { press } = control(world, 'MAX')
    press()
    expect(inputOf(world).value()).toBe('5')
    press()
    expect(inputOf(world).value()).toBe('9')
    press()
    expect(inputOf(world).value()).toBe('5')
  })

  test.each<[string, Setup, string]>([
    ['both', {}, 'MAX 5 to sell, then 9 to buy'],
    ['a purchase', { good: 'SMOKES' }, 'MAX 9 to buy'],
    ['a sale', { cash: 0 }, 'MAX 5 to sell'],
  ])('names the limit of %s', (_, setup, text) => {
    const { world } = draw(setup)
    expect(world.components.TextRun.text).toContain(text)
  })

  test('has nothing to buy of a locked good', () => {
    const { world } = draw({ good: 'PARTS', cash: 9_999 })
    control(world, 'MAX').press()
    expect(inputOf(world).value()).toBe('0')
  })
})
