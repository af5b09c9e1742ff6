import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd } from '#src/lib/text-layout.ts'
import { type Fronts } from '#src/protocol/calls/fronts.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { TOMORROW_TEXTS } from '#src/protocol/loan-texts.ts'
import { boroughInSentence } from '../kit/borough-name.ts'
import { spawnFrame } from '../kit/frame.ts'
import { daysLater, timeUntil } from '../kit/instant.ts'
import { compactDollars } from '../kit/money.ts'

/** The frame on both sides together. */
const BORDER = 2

export interface Tomorrow {
  readonly loans: readonly LoanSlip[]
  /** Null while it is not known. */
  readonly fronts: Fronts | null
  /** The present instant. */
  readonly now: string
  /** The width of the box. */
  readonly columns: number
}

/** Returns what the coming 24 hours bring, one line each: debts, errands, the share of the night, fronts. */
export function tomorrowLines({ columns, fronts, loans, now }: Tomorrow): readonly string[] {
  const open = loans.filter(({ status }) => status !== 'paid')
  const inside = columns - BORDER
  return [
    ...open.flatMap((loan) => loanLine(loan, { now, inside })),
    ...open.flatMap(({ errand }) =>
      errand && !errand.is_done
        ? [whenLine(boroughInSentence(errand.borough), errand.until, { now, inside })]
        : [],
    ),
    ...(fronts ? nightLines(fronts) : []),
  ]
}

/** A loan that falls due within a day, with its sum; a late loan with the next step of the ladder. */
function loanLine(
  { due_at, next_step, owed_when_due, shark }: LoanSlip,
  { inside, now }: Room,
): readonly string[] {
  const end = daysLater(now, 1)
  const name = CHARACTER_NAMES[shark]
  if (due_at > now) {
    const sum = compactDollars(owed_when_due)
    return due_at > end ? [] : [whenLine(TOMORROW_TEXTS.due(name, sum), due_at, { now, inside })]
  }
  if (!next_step || next_step.at > end) return []
  const step = TOMORROW_TEXTS.late(name, TOMORROW_TEXTS.steps[next_step.step])
  return [whenLine(step, next_step.at, { now, inside })]
}

function nightLines({ fronts, kicked_up: { tonight } }: Fronts): readonly string[] {
  const sumOf = (amountOf: (front: Fronts['fronts'][number]) => number): string =>
    compactDollars(fronts.reduce((total, front) => total + amountOf(front), 0))
  const tended = sumOf(({ payout }) => payout.tended)
  const asIs = sumOf(({ answered, payout }) => (answered ? payout.tended : payout.idle))
  return [
    ...(tonight > 0 ? [TOMORROW_TEXTS.kickUp(compactDollars(tonight))] : []),
    ...(fronts.length > 0 ? [TOMORROW_TEXTS.fronts(asIs)] : []),
    ...(tended === asIs ? [] : [TOMORROW_TEXTS.tended(tended)]),
  ]
}

interface Room {
  readonly now: string
  /** The cells of a line. */
  readonly inside: number
}

/** Returns what happens and when: the hour and the time until it, or as much of these as there is room for. */
function whenLine(what: string, at: string, { inside, now }: Room): string {
  const left = timeUntil(at, now)
  const [largestUnit = left] = /^\d+ \S+/.exec(left) ?? []
  const times = TOMORROW_TEXTS.at(endHour(at), left, largestUnit)
  const lines = times.map((time) => `${what} ${time}`)
  return lines.find(({ length }) => length <= inside) ?? what
}

/** Returns the hour of an instant within a day. The next midnight is the end of today, '24:00', not its start. */
function endHour(at: string): string {
  const hour = at.slice(11, 16)
  return hour === '00:00' ? '24:00' : hour
}

export interface TomorrowPlace {
  readonly column: number
  readonly row: number
  readonly columns: number
  /** The most lines that there is room for. */
  readonly lines: number
}

/** Draws the lines in a frame; nothing without lines. */
export function drawTomorrow(
  world: GameWorld,
  lines: readonly string[],
  { lines: most, ...place }: TomorrowPlace,
): void {
  const shown = lines.slice(0, most)
  if (shown.length === 0) return
  const box = { ...place, rows: shown.length + 2 }
  const parent = spawnGroup(world, { ...box, name: TOMORROW_TEXTS.name })
  const inside = place.columns - BORDER
  // Covers the skyline below the box.
  for (let row = 1; row <= shown.length; row += 1)
    spawnText(world, {
      ...{ text: ' '.repeat(place.columns), column: place.column, row: place.row + row },
      spoken: null,
    })
  spawnFrame(world, { ...box, title: TOMORROW_TEXTS.name })
  for (const [index, line] of shown.entries()) {
    spawnText(world, {
      ...{ column: place.column + BORDER / 2, row: place.row + 1 + index },
      text: padEnd(line, inside),
      foreground: INK.bright,
      spoken: { role: 'paragraph', name: line, parent },
    })
  }
}
