import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd } from '#src/lib/text-layout.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { HOME_TEXTS } from '#src/protocol/home-texts.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { frameText } from '../kit/frame.ts'
import { dollarsWithin } from '../kit/money.ts'

const LABEL_COLUMNS = 6
/** Width of a value; a larger sum is shortened. */
const VALUE_COLUMNS = 12
const CELL_COLUMNS = LABEL_COLUMNS + VALUE_COLUMNS
/** Frame and a blank cell, on both sides together. */
const BORDER = 4
const GAP = 1
const UNKNOWN = '-'

export interface DeskFigures {
  readonly game: Pick<GameState, 'movesLeft' | 'netWorth' | 'playerCash'>
  readonly market: Pick<MarketState, 'loans' | 'stash'>
}

interface DeskPlace {
  readonly column: number
  readonly row: number
  /** How many figures are side by side. */
  readonly across: 1 | 2
}

interface Figure {
  readonly label: string
  readonly value: string
  /** The name of the field in the twin. */
  readonly field: string
}

/** Returns the width of the desk, in cells. */
export function deskColumns(across: DeskPlace['across']): number {
  return across * CELL_COLUMNS + (across - 1) * GAP + BORDER
}

/** Draws what the player owns and owes. Figures that are not known yet are dashes. */
export function drawDesk(world: GameWorld, figures: DeskFigures, place: DeskPlace): void {
  const { column, row, across } = place
  const shown = figuresOf(figures)
  const rows = Math.ceil(shown.length / across)
  const columns = deskColumns(across)
  const parent = spawnGroup(world, {
    ...{ column, row, columns, rows: rows + 2 },
    name: HOME_TEXTS.desk.name,
  })
  const blank = Array.from({ length: rows }, () => ' '.repeat(columns - 2))
  spawnText(world, {
    ...{ column, row, text: frameText(columns, blank), foreground: INK.faint, spoken: null },
  })
  for (const [index, { label, value, field }] of shown.entries()) {
    // Down the first column, then down the second.
    const at = {
      column: column + BORDER / 2 + Math.floor(index / rows) * (CELL_COLUMNS + GAP),
      row: row + 1 + (index % rows),
    }
    spawnText(world, {
      ...at,
      text: padEnd(label, LABEL_COLUMNS),
      foreground: INK.faint,
      spoken: null,
    })
    spawnText(world, {
      ...{ ...at, column: at.column + LABEL_COLUMNS },
      text: value,
      foreground: INK.bright,
      spoken: { role: 'field', field, name: `${label} ${value}`, parent },
    })
  }
}

function figuresOf({ game, market: { loans, stash } }: DeskFigures): readonly Figure[] {
  const { cash, worth, owed, to, due, moves, stash: room } = HOME_TEXTS.desk
  const next = nextDue(loans?.loans ?? [])
  const sum = (amount: number | null): string =>
    amount === null ? UNKNOWN : dollarsWithin(amount, VALUE_COLUMNS)
  return [
    { label: cash, value: sum(game.playerCash), field: 'cash' },
    { label: worth, value: sum(game.netWorth), field: 'networth' },
    { label: moves, value: String(game.movesLeft), field: 'moves' },
    { label: room, value: stash ? `${stash.used}/${stash.capacity}` : UNKNOWN, field: 'stash' },
    { label: owed, value: sum(loans?.owed ?? null), field: 'owed' },
    ...(next
      ? [
          { label: to, value: CHARACTER_NAMES[next.shark], field: 'lender' },
          { label: due, value: dueText(next), field: 'due' },
        ]
      : []),
  ]
}

/** Returns the unpaid loan that is due first; null without one. */
function nextDue(loans: readonly LoanSlip[]): LoanSlip | null {
  const open = loans.filter(({ status }) => status !== 'paid')
  return open.toSorted((one, other) => one.due_at.localeCompare(other.due_at))[0] ?? null
}

const DUE = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** '25 Tue 14:00', or how late it is. */
function dueText({ due_at, late_day }: LoanSlip): string {
  if (late_day > 0) return HOME_TEXTS.desk.late(late_day)
  return `${DUE.format(new Date(due_at))} ${due_at.slice(11, 16)}`
}
