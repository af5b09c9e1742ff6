import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd, wrapText } from '#src/lib/text-layout.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { boroughInSentence } from '../kit/borough-name.ts'
import { BOX_BUTTON_ROWS, spawnBoxButton } from '../kit/box-button.ts'
import { frameText } from '../kit/frame.ts'
import { spellHour, timeUntil } from '../kit/instant.ts'
import { dollarsAndCents } from '../kit/money.ts'
import { type ItemPlace, type ListItem } from '../kit/scrolled-list.ts'
import { ladderOf } from './ladder.ts'

const LABEL_COLUMNS = 10
/** In a narrower card the reason why an errand cannot be done is below its button. */
const LEAST_COLUMNS = 36
/** Frame and a blank cell, on both sides together. */
const BORDER = 4
const MARKS = { past: '●', present: '▸', ahead: '○' } as const

export interface LoanCard {
  readonly loan: LoanSlip
  readonly columns: number
  /** The present instant. */
  readonly now: string
  /** Does the errand; null when it cannot be done now. */
  readonly doErrand: (() => void) | null
  /** Why the errand cannot be done; null when it can. */
  readonly errandRefused: string | null
}

interface Line {
  readonly text: string
  readonly ink: number
  readonly isHeading?: boolean
}

/** Returns a loan with what is owed and when, and the ladder of lateness, as an item of a list. */
export function loanCard(world: GameWorld, card: LoanCard): ListItem {
  const { columns, loan } = card
  const lines = [headingOf(loan), ...figureLines(card), ...ladderLines(card)].flatMap((line) =>
    wrapText(line.text, columns - BORDER).map((text) => ({ ...line, text })),
  )
  const hasErrand = loan.errand !== null && !loan.errand.is_done
  const errandRows = BOX_BUTTON_ROWS + (columns < LEAST_COLUMNS ? 2 : 0)
  const rows = lines.length + (hasErrand ? errandRows : 0)
  return {
    rows: rows + 3,
    draw: (place) => {
      drawFrame(world, rows, place)
      for (const [index, { ink, isHeading, text }] of lines.entries()) {
        const role = isHeading ? 'heading' : 'paragraph'
        spawnText(world, {
          ...{ text, layer: place.layer, column: 2, row: place.row + 1 + index, foreground: ink },
          spoken: { role, ...(isHeading && { level: 2 }), parent: place.parent },
        })
      }
      if (hasErrand) drawErrand(world, card, { ...place, row: place.row + 1 + lines.length })
    },
  }
}

function drawFrame(world: GameWorld, rows: number, { columns, layer, row }: ItemPlace): void {
  const blank = Array.from({ length: rows }, () => ' '.repeat(columns - 2))
  const text = frameText(columns, blank)
  spawnText(world, { text, layer, column: 0, row, foreground: INK.faint, spoken: null })
}

function drawErrand(
  world: GameWorld,
  { doErrand, errandRefused }: LoanCard,
  { columns, layer, parent, row }: ItemPlace,
): void {
  const label = LOAN_TEXTS.doErrand
  const button = spawnBoxButton(world, {
    ...{ label, layer, parent, column: 2, row },
    press: () => doErrand?.(),
  })
  setDisabled(world, button, doErrand === null)
  if (errandRefused === null) return
  const beside = 2 + label.length + BORDER + 1
  const isBeside = beside + errandRefused.length <= columns - BORDER / 2
  const at = isBeside ? { column: beside, row: row + 1 } : { column: 2, row: row + BOX_BUTTON_ROWS }
  const text = isBeside ? errandRefused : wrapText(errandRefused, columns - BORDER).join('\n')
  spawnText(world, {
    ...{ ...at, text, layer, foreground: INK.faint },
    spoken: { role: 'paragraph', parent },
  })
}

function headingOf({ is_opening, is_owned, kind, shark }: LoanSlip): Line {
  const parts = [
    LOAN_TEXTS.heading(shark),
    ...(is_opening ? [LOAN_TEXTS.opening] : []),
    ...(kind === 'advance' ? [LOAN_TEXTS.advance] : []),
    ...(is_owned ? [LOAN_TEXTS.owned] : []),
  ]
  return { text: parts.join('  '), ink: INK.bright, isHeading: true }
}

function figureLines({ loan, now }: LoanCard): readonly Line[] {
  const { labels } = LOAN_TEXTS
  const line = (label: string, value: string, ink: number = INK.normal): Line => ({
    text: `${padEnd(label, LABEL_COLUMNS)}${value}`,
    ink,
  })
  const isDueAhead = loan.due_at > now
  return [
    line(labels.owed, dollarsAndCents(loan.owed), INK.bright),
    line(labels.tomorrow, dollarsAndCents(loan.owed_tomorrow)),
    ...(isDueAhead ? [line(labels.due, dollarsAndCents(loan.owed_when_due))] : []),
    line(labels.until, dueText(loan, now), isDueAhead ? INK.normal : INK.bright),
    ...graceLines(loan, now).map((text) => line(labels.grace, text)),
    line(labels.terms, LOAN_TEXTS.terms(dollarsAndCents(loan.principal), percent(loan.rate))),
    ...securityLines(loan).map((text) => line(labels.security, text)),
    ...(loan.held_until !== null && loan.held_until > now
      ? [line(labels.held, heldText(loan.held_until, now))]
      : []),
    ...(loan.errand ? [line(labels.errand, errandText(loan.errand, now), INK.bright)] : []),
  ]
}

function heldText(until: string, now: string): string {
  return LOAN_TEXTS.held(spellHour(until), timeUntil(until, now))
}

function dueText({ due_at }: LoanSlip, now: string): string {
  const hour = spellHour(due_at)
  return due_at > now ? LOAN_TEXTS.until(hour, timeUntil(due_at, now)) : LOAN_TEXTS.wasDue(hour)
}

/** The grace ends when the first late day begins. */
function graceLines({ late_day, next_step }: LoanSlip, now: string): readonly string[] {
  if (late_day > 0 || !next_step) return []
  return [LOAN_TEXTS.until(spellHour(next_step.at), timeUntil(next_step.at, now))]
}

function securityLines({ collateral }: LoanSlip): readonly string[] {
  if (!collateral) return []
  if (collateral.kind === 'profit') return [LOAN_TEXTS.profit(percent(collateral.part))]
  const goods = Object.entries(collateral.goods)
  return [goods.map(([symbol, units]) => `${units} ${symbol}`).join(', ')]
}

function errandText(errand: NonNullable<LoanSlip['errand']>, now: string): string {
  if (errand.is_done) return LOAN_TEXTS.errandDone
  return LOAN_TEXTS.errand(boroughInSentence(errand.borough), timeUntil(errand.until, now))
}

function ladderLines({ loan, now }: LoanCard): readonly Line[] {
  const inks = { past: INK.normal, present: INK.bright, ahead: INK.faint }
  const { late_day, next_step } = loan
  const next =
    late_day > 0 && next_step
      ? [LOAN_TEXTS.nextStep(spellHour(next_step.at), timeUntil(next_step.at, now))]
      : []
  return [
    { text: LOAN_TEXTS.ladder, ink: INK.normal },
    ...ladderOf(late_day).map(({ state, text }) => ({
      text: `${MARKS[state]} ${text}`,
      ink: inks[state],
    })),
    ...next.map((text) => ({ text, ink: INK.bright })),
  ]
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
