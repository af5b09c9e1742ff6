import { owedOf } from '../loans.ts'
import { debtOf } from '../player/worth.ts'
import { levelOf } from '../level.ts'
import type { SheetLoan } from '../player/sheet.ts'
import type { Shark } from '../sharks/decision.ts'
import { loanLimit, termsFor } from '../sharks/lending.ts'
import { loanOffer } from '../sharks/offers.ts'
import type { Situation } from '../sharks/situation.ts'
import { settlingSituation } from '../sharks/settling-situation.ts'
import type { Game } from './game.ts'

/** Returns the most that a shark lends now, in cents; 0 for nothing. */
export function limitOf(game: Game, shark: Shark): number {
  const limit = loanLimit(situationOf(game, shark))
  return limit.canLend ? limit.limitCents : 0
}

/** Borrows up to `wishCents` on a shark's own terms: lets the shark make an offer, and takes its chip. */
export function borrow(game: Game, shark: Shark, wishCents: number): boolean {
  const situation = situationOf(game, shark)
  const limit = loanLimit(situation)
  if (!limit.canLend) return false
  const { terms, standsMs } = loanOffer(termsFor(situation, limit.limitCents, wishCents))
  const id = game.newId()
  const { now } = game.world
  game.receive({
    ...{ id, shark, terms, conversation: shark, isOpen: true },
    expiresAt: new Date(now.getTime() + standsMs),
    lastLoanAt: game.lastLoanAt(shark),
  })
  return game.act({ kind: 'take_option', offer: id, value: 'accept', conversation: null })
}

/** Pays up to `mostCents` on a loan. */
export function pay(game: Game, loan: SheetLoan, mostCents: number): boolean {
  const cents = Math.floor(Math.min(mostCents, owedOf(loan), game.cashCents))
  if (cents < 1) return false
  return game.act({ kind: 'repay', loan: loan.id, payment: game.newId(), cents })
}

/** Pays the loans that fall due within `ms`, the earliest first, and keeps some cash. */
export function payDue(game: Game, ms: number, keepCents = 0): void {
  const until = game.world.now.getTime() + ms
  const due = game.loans
    .filter(({ dueAt }) => dueAt.getTime() <= until)
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
  for (const loan of due) pay(game, loan, game.cashCents - keepCents)
}

/** Whether a loan is due: late, or in the hours of grace. */
export function isDue(game: Game): boolean {
  return game.loans.some(({ dueAt }) => dueAt.getTime() <= game.world.now.getTime())
}

/** Returns how long the player has had a loan, in days. */
export function daysHeld({ world }: Game, { takenAt }: SheetLoan): number {
  return (world.now.getTime() - takenAt.getTime()) / DAY_MS
}

const DAY_MS = 24 * 60 * 60_000

function situationOf(game: Game, shark: Shark): Situation {
  const { sheet, world } = game
  const settling = settlingSituation(
    sheet,
    { shark, loanId: null, lastLoanAt: game.lastLoanAt(shark), seed: `${shark}|${world.tick}` },
    world,
  )
  return {
    ...settling,
    player: {
      ...settling.player,
      streetName: sheet.trader,
      debtCents: debtOf(sheet),
      level: levelOf(sheet.xp),
      borough: sheet.borough,
    },
    openOffer: null,
    text: '',
  }
}
