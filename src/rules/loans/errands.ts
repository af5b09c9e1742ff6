import { pick } from '#src/lib/chance.ts'
import { addDays, dayOf, startOfDay } from '../calendar.ts'
import { RULES } from '../config.ts'
import { isRefusal, type Refusal } from '../decider.ts'
import { type Loan, withinCap } from '../loans.ts'
import type { ChanceAt } from '../market/bias.ts'
import { BOROUGHS, type BoroughName, boroughLabel } from '../market/goods.ts'
import { divideHalfEven } from '../money.ts'
import { type MoveEvent, spendMoves } from '../moves.ts'
import type { Due } from '../player/due.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { type Moment, stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import type { ErrandDone, ErrandEvent, ErrandGiven, ErrandMissed } from './errand-event.ts'

/** Runs today's errand of Big Boss, where the player is. */
export interface RunErrand {
  readonly kind: 'run_errand'
}

type Refused = Refusal<'not_done' | 'not_found' | 'out_of_moves'>

/** Decides an errand: it costs a move and counts only in the borough that it names. */
export function decideErrand(
  sheet: Sheet,
  world: World,
): readonly (ErrandDone | MoveEvent)[] | Refused {
  const { borough } = sheet
  const loan = sheet.loans.find(({ errand }) => errand?.day === dayOf(world.now))
  if (!loan?.errand || loan.status === 'paid') {
    return { refused: 'not_found', sentence: 'There is no errand today.' }
  }
  const { day, isDone, borough: wanted } = loan.errand
  if (isDone) return { refused: 'not_done', sentence: "Today's errand is done." }
  if (borough !== wanted) {
    return { refused: 'not_done', sentence: `The errand is in ${boroughLabel(wanted)}.` }
  }
  const spent = spendMoves(sheet, { moves: RULES.errands.moves, borough }, world)
  if (isRefusal(spent)) return spent
  const { id, shark } = loan
  return [...spent, { kind: 'errand_done', ...stampOf(world), loan: id, shark, day, borough }]
}

/** Returns the end of a day with an errand, and the errand of the next day; null for a loan that has none to come. */
export function nextErrandDay(loan: Loan): Due | null {
  if (loan.shark !== 'bigboss' || loan.kind !== 'loan' || loan.status === 'paid') return null
  const { errand, takenAt } = loan
  // The errand of the last day ends after the loan is due.
  const day = addDays(errand?.day ?? dayOf(takenAt), 1)
  const at = startOfDay(day)
  const isLast = at.getTime() >= loan.dueAt.getTime()
  if (isLast && (!errand || errand.isDone)) return null
  return {
    at,
    decide: (sheet, world) => [
      ...missedBy(loan, world),
      ...(isLast ? [] : [giveErrand(loan, { trader: sheet.trader, day }, world)]),
    ],
  }
}

/** Returns the borough that the season draws for an errand of a day. */
export function drawErrand(
  chance: ChanceAt,
  { trader, day, loan }: { readonly trader: string; readonly day: string; readonly loan: string },
): BoroughName {
  const draw = { trader, day, move: 0, purpose: `errand|${loan}` }
  return pick(playerChance(chance, draw), BOROUGHS).name
}

/** Returns what a missed errand adds to a loan. */
export function missedCents(loan: Loan): number {
  const cents = divideHalfEven(loan.principalCents * RULES.errands.missedPercent, 100)
  return withinCap(loan, cents)
}

export function evolveErrand(sheet: Sheet, event: ErrandEvent): Sheet {
  const loans = sheet.loans.map((loan) =>
    loan.id === event.loan ? afterErrand(loan, event) : loan,
  )
  return { ...sheet, loans }
}

/** Returns a loan after an event of its errands. */
export function afterErrand(loan: SheetLoan, event: ErrandEvent): SheetLoan {
  const { borough, day } = event
  switch (event.kind) {
    case 'errand_given':
      return { ...loan, errand: { day, borough, isDone: false } }
    case 'errand_done':
      return { ...loan, errand: { day, borough, isDone: true } }
    case 'errand_missed': {
      const accruedCents = loan.accruedCents + event.cents
      return { ...loan, accruedCents, errand: { day, borough, isDone: true } }
    }
  }
}

function giveErrand(
  { id: loan, shark }: Loan,
  { trader, day }: { readonly trader: string; readonly day: string },
  world: Moment,
): ErrandGiven {
  const borough = drawErrand(world.chance, { trader, day, loan })
  const until = startOfDay(addDays(day, 1)).toISOString()
  return { kind: 'errand_given', ...stampOf(world), loan, shark, day, borough, until }
}

function missedBy(loan: Loan, world: Moment): readonly ErrandMissed[] {
  const { errand, id, shark } = loan
  if (!errand || errand.isDone) return []
  const { borough, day } = errand
  const missed = { loan: id, shark, day, borough, cents: missedCents(loan) }
  return [{ kind: 'errand_missed', ...stampOf(world), ...missed }]
}
