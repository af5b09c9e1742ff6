import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd } from '#src/lib/text-layout.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { GUIDE_TEXTS, HOME_TEXTS } from '#src/protocol/home-texts.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { frameText } from '../kit/frame.ts'
import { spellHour, timeUntil } from '../kit/instant.ts'
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
  /** The present instant. */
  readonly now: string
}

export interface Desk {
  readonly figures: DeskFigures
  /** Asks for a guided deal; null while there is one. */
  readonly takeUp: (() => void) | null
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
export function drawDesk(world: GameWorld, { figures, takeUp }: Desk, place: DeskPlace): void {
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
  // The button is in the frame's bottom edge.
  if (takeUp) {
    const name = GUIDE_TEXTS.takeUp
    const at = { column: column + columns - name.length - 4, row: row + rows + 1 }
    spawnButton(world, { ...at, label: ` ${name} `, name, parent, press: takeUp })
  }
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

function figuresOf({ game, market: { loans, stash }, now }: DeskFigures): readonly Figure[] {
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
          countdown(next, now),
        ]
      : []),
  ]
}

/** Returns the unpaid loan that is due first; null without one. */
function nextDue(loans: readonly LoanSlip[]): LoanSlip | null {
  const open = loans.filter(({ status }) => status !== 'paid')
  return open.toSorted((one, other) => one.due_at.localeCompare(other.due_at))[0] ?? null
}

/** '25 Tue 14:00', or how late it is. */
function dueText({ due_at, late_day }: LoanSlip): string {
  return late_day > 0 ? HOME_TEXTS.desk.late(late_day) : spellHour(due_at)
}

/** The time to the due hour; for a late loan that to the next step of the ladder. */
function countdown({ due_at, next_step }: LoanSlip, now: string): Figure {
  const { left, next } = HOME_TEXTS.desk
  if (due_at > now) return { label: left, value: timeUntil(due_at, now), field: 'left' }
  const value = next_step ? timeUntil(next_step.at, now) : UNKNOWN
  return { label: next, value, field: 'next' }
}
