import { query } from 'bitecs'
import { describe, expect, test, vi } from 'vitest'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { drawLoansPage, type LoansPage } from '#src/scenes/market/loans-page.ts'
import { MARKET_LAYOUTS } from '#src/scenes/market/market-layout.ts'
import { OPENING_SLIP } from '#tests/support/opening-slip.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const NOW = '2026-11-22T15:30:00.000Z'
const LATE: LoanSlip = {
  ...OPENING_SLIP,
  ...{ late_day: 2, status: 'late', days_left: 0, due_at: '2026-11-20T23:30:00.000Z' },
  next_step: { day: 3, step: 'goods', at: '2026-11-23T11:30:00.000Z' },
}
const BOSS: LoanSlip = {
  ...OPENING_SLIP,
  ...{ id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3e', shark: 'bigboss', is_opening: false, rate: 0 },
  errand: { borough: 'queens', until: '2026-11-23T00:00:00.000Z', is_done: false },
}

interface Drawn {
  readonly world: GameWorld
  readonly page: LoansPage
  readonly text: string
  readonly lines: readonly string[]
}

function draw(loans: readonly LoanSlip[], changes: Partial<LoansPage> = {}): Drawn {
  const world = createTestWorld()
  const page: LoansPage = {
    layout: MARKET_LAYOUTS.desktop,
    loans,
    game: { currentBorough: 'manhattan', movesLeft: 5, playerCash: 2000 },
    state: { loan: null, payment: '' },
    now: NOW,
    choose: vi.fn<LoansPage['choose']>(),
    repay: vi.fn<LoansPage['repay']>(),
    doErrand: vi.fn<LoansPage['doErrand']>(),
    ...changes,
  }
  drawLoansPage(world, page)
  const { Spoken, TextRun } = world.components
  const lines = [...query(world, [Spoken, TextRun])].map((entity) =>
    shownText(world, entity).trim(),
  )
  return { world, page, lines, text: lines.join('\n') }
}

function buttonOf(world: GameWorld, name: string) {
  const { Control, Spoken } = world.components
  const button = [...query(world, [Control])].find((it) => Spoken.details[it]?.name === name)
  if (button === undefined) return expect.fail(`there is no button ${name}`)
  return { isDisabled: Control.disabled[button], press: () => Control.press[button]?.() }
}

describe('a loan', () => {
  test('shows what is owed now, tomorrow and when due, and how long until then', () => {
    const { text } = draw([OPENING_SLIP])
    expect(text).toContain('VINNIE  the bus, the room, the coat')
    expect(text).toMatch(/OWED NOW +\$4,200\.00/)
    expect(text).toMatch(/TOMORROW +\$4,410\.00/)
    expect(text).toMatch(/WHEN DUE +\$5,628\.40/)
    expect(text).toMatch(/DUE +29 Sun 14:00 \(6 d 22 h\)/)
    expect(text).toMatch(/GRACE +30 Mon 02:00 \(7 d 10 h\)/)
  })

  test('shows the ladder with the present step and the next one', () => {
    const { lines } = draw([LATE])
    expect(lines.filter((line) => /^[●▸○]/.test(line))).toEqual([
      '● 1 purses and favours close',
      '▸ 2 heat +2, 25% of sales skimmed',
      '○ 3 30% of your goods are taken',
      '○ 4 50% of your cash is taken',
      '○ 5 owned: 40% skim, a move a day',
    ])
    expect(lines).toContain('Next 23 Mon 11:30 (20 h 0 min)')
    expect(lines.join('\n')).not.toContain('GRACE')
  })

  test('marks the last step for a debtor who is owned for longer', () => {
    const { lines } = draw([{ ...LATE, late_day: 9, is_owned: true }])
    expect(lines).toContain('▸ 5 owned: 40% skim, a move a day')
  })

  test('has all steps ahead before it is late', () => {
    expect(draw([OPENING_SLIP]).lines.filter((line) => line.startsWith('○'))).toHaveLength(5)
  })
})

describe('an errand', () => {
  const there = { currentBorough: 'queens', movesLeft: 1, playerCash: 2000 } as const

  test('can be done where it is, for a move', () => {
    const { page, text, world } = draw([BOSS], { game: there })
    expect(text).toMatch(/ERRAND +Queens \(8 h 30 min\)/)
    const button = buttonOf(world, LOAN_TEXTS.doErrand)
    expect(button.isDisabled).toBe(false)
    button.press()
    expect(page.doErrand).toHaveBeenCalledOnce()
  })

  test.each([
    ['elsewhere', { ...there, currentBorough: 'bronx' }, 'Go to Queens first.'],
    ['without a move', { ...there, movesLeft: 0 }, 'No moves left today.'],
  ] as const)('cannot be done %s', (_, game, reason) => {
    const { text, world } = draw([BOSS], { game })
    expect(buttonOf(world, LOAN_TEXTS.doErrand).isDisabled).toBe(true)
    expect(text).toContain(reason)
  })

  test('has no button when it is done', () => {
    const errand = { borough: 'queens', until: NOW, is_done: true } as const
    const { text } = draw([{ ...BOSS, errand }])
    expect(text).toMatch(/ERRAND +done for today/)
    expect(text).not.toContain(LOAN_TEXTS.doErrand)
  })
})

describe('the form of a payment', () => {
  test.each([
    ['', 'How much?'],
    ['0', 'How much?'],
    ['12.345', 'Dollars and cents.'],
    ['all', 'Dollars and cents.'],
    ['4200.01', 'You owe $4,200.00, not more.'],
    ['2000.01', 'You have $2,000.00.'],
  ])('refuses "%s" with the reason', (payment, reason) => {
    const { page, text, world } = draw([OPENING_SLIP], { state: { loan: null, payment } })
    expect(text).toContain(reason)
    const pay = buttonOf(world, 'PAY')
    expect(pay.isDisabled).toBe(true)
    pay.press()
    expect(page.repay).not.toHaveBeenCalled()
  })

  test('pays any amount, and shows what would remain', () => {
    const state = { loan: null, payment: '500.50' }
    const { page, text, world } = draw([OPENING_SLIP], { state })
    expect(text).toContain('Leaves $3,699.50 owed.')
    const pay = buttonOf(world, 'PAY')
    expect(pay.isDisabled).toBe(false)
    pay.press()
    expect(page.repay).toHaveBeenCalledExactlyOnceWith(OPENING_SLIP, 500.5)
  })

  test('pays on the chosen loan', () => {
    const state = { loan: BOSS.id, payment: '100' }
    const { page, world } = draw([OPENING_SLIP, BOSS], { state })
    buttonOf(world, 'PAY').press()
    expect(page.repay).toHaveBeenCalledExactlyOnceWith(BOSS, 100)
  })

  test('MAX is all that is owed, or all the cash', () => {
    const rich = { currentBorough: 'queens', movesLeft: 1, playerCash: 9000 } as const
    const all = draw([OPENING_SLIP], { game: rich })
    buttonOf(all.world, 'MAX').press()
    expect(all.page.choose).toHaveBeenLastCalledWith({ payment: '4200' })
    const cash = draw([OPENING_SLIP])
    buttonOf(cash.world, 'MAX').press()
    expect(cash.page.choose).toHaveBeenLastCalledWith({ payment: '2000' })
  })
})

test('says that nothing is owed', () => {
  expect(draw([{ ...OPENING_SLIP, status: 'paid' }]).text).toBe('You owe nobody. Enjoy the quiet.')
})
