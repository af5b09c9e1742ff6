import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd } from '#src/lib/text-layout.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { frameText } from '../kit/frame.ts'
import { dollarsAndCents } from '../kit/money.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'
import { type MarketLayout } from './market-layout.ts'

/** Rows of a slip, including the frame and the buttons. */
const SLIP_ROWS = 12
const LABEL_COLUMNS = 9

export interface LoansPage {
  readonly layout: MarketLayout
  readonly loans: readonly LoanSlip[]
  readonly cash: number
  /** The player's name, with which a slip is signed. */
  readonly player: string
  readonly repay: (loan: LoanSlip, amount: number) => void
}

/** Draws the unpaid loans as slips. Returns the scrolled area; null when nothing is owed. */
export function drawLoansPage(world: GameWorld, page: LoansPage): ScrolledArea | null {
  const { layout, loans } = page
  const open = loans.filter(({ status }) => status !== 'paid')
  if (open.length === 0) {
    spawnText(world, { ...layout.page, text: MARKET_TEXTS.noLoans })
    return null
  }
  const { columns, rows } = layout.loans
  return spawnList(world, {
    name: MARKET_TEXTS.slips,
    window: { ...layout.page, columns, rows },
    barColumn: world.screen.columns - 2,
    items: open.map((loan) => ({
      rows: SLIP_ROWS,
      draw: (place) => drawSlip(world, loan, page, place),
    })),
  })
}

function drawSlip(
  world: GameWorld,
  loan: LoanSlip,
  { cash, player, repay }: LoansPage,
  { columns, layer, parent, row }: ItemPlace,
): void {
  const lines = slipLines(loan, player)
  const blank = lines.map(() => ' '.repeat(columns - 2))
  spawnText(world, {
    text: frameText(columns, blank),
    layer,
    column: 0,
    row,
    foreground: INK.faint,
    spoken: null,
  })
  for (const [index, text] of lines.entries()) {
    spawnText(world, {
      text,
      layer,
      column: 2,
      row: row + 1 + index,
      foreground: index === 0 ? INK.bright : INK.normal,
      spoken: { role: index === 0 ? 'heading' : 'paragraph', level: 2, parent },
    })
  }
  let column = 2
  for (const amount of amountsFor(loan, cash)) {
    const label = MARKET_TEXTS.pay(dollarsAndCents(amount))
    spawnBoxButton(world, {
      label,
      layer,
      parent,
      column,
      row: row + lines.length + 2,
      press: () => repay(loan, amount),
    })
    column += boxColumns(label) + 1
  }
}

function slipLines(loan: LoanSlip, player: string): readonly string[] {
  const { slip } = MARKET_TEXTS
  const line = (label: string, value: string): string => `${padEnd(label, LABEL_COLUMNS)}${value}`
  const days = loan.late_day > 0 ? slip.daysLate(loan.late_day) : slip.daysLeft(loan.days_left)
  return [
    CHARACTER_NAMES[loan.shark].toUpperCase(),
    line(slip.amount, dollarsAndCents(loan.principal)),
    line(slip.rate, slip.aDay(`${Math.round(loan.rate * 1000) / 10}%`)),
    line(slip.due, `${loan.due_at.slice(0, 10)} ${loan.due_at.slice(11, 16)} UTC, ${days}`),
    line(slip.owed, dollarsAndCents(loan.owed)),
    line(slip.signed, `___${player}___`),
  ]
}

/**
 * Returns the amounts that can be repaid: what is owed and half of it, where the cash covers them. Where it covers
 * neither, the cash in whole dollars.
 */
function amountsFor({ owed }: LoanSlip, cash: number): readonly number[] {
  const half = Math.round(owed * 50) / 100
  const affordable = [owed, half].filter((amount) => amount > 0 && amount <= cash)
  if (affordable.length > 0) return affordable
  return cash >= 1 ? [Math.floor(Math.min(cash, owed))] : []
}
