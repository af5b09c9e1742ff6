import { dayOf } from '../calendar.ts'
import { isRefusal, type Refusal } from '../decider.ts'
import type { Entry } from '../ledger.ts'
import { RULES } from '../config.ts'
import { levelOf } from '../level.ts'
import { jobPay } from '../life-entries.ts'
import { ownedLoan } from '../loans/due.ts'
import type { LoanWorkedOff } from '../loans/event.ts'
import { owedOf } from '../loans.ts'
import { type MoveEvent, spendMoves } from '../moves.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import { drawJob } from './draw-job.ts'

/** Works a job for a move. */
export interface Work {
  readonly kind: 'work'
}

export interface JobDone extends EventBase {
  readonly kind: 'job_done'
  /** The move that the job cost. */
  readonly move: number
  /** The player's level. The pay grows with it. */
  readonly level: number
  readonly title: string
  readonly pay_cents: number
  /** The part of the pay that an owned debtor keeps; all of it for others. */
  readonly hand_cents: number
}

export function decideWork(
  sheet: Sheet,
  world: World,
): readonly (JobDone | LoanWorkedOff | MoveEvent)[] | Refusal<'out_of_moves'> {
  const { borough, trader, xp } = sheet
  const spent = spendMoves(sheet, { moves: 1, borough }, world)
  if (isRefusal(spent)) return spent
  const move = sheet.movesMade + 1
  const level = levelOf(xp)
  const draw = { trader, day: dayOf(world.now), move, purpose: 'job' }
  const { title, payCents } = drawJob(playerChance(world.chance, draw), level)
  const loan = ownedLoan(sheet.loans)
  const done: JobDone = {
    kind: 'job_done',
    ...stampOf(world),
    ...{ move, level, title, pay_cents: payCents },
    hand_cents: loan ? inHandOf(payCents) : payCents,
  }
  return [...spent, done, ...(loan ? [workOff(loan, done, world)] : [])]
}

/** Returns what an owned debtor keeps of a job's pay, rounded down. */
export function inHandOf(payCents: number): number {
  return Math.floor((payCents * RULES.late.owned.jobInHandPercent) / 100)
}

/** Pays the whole pay of a job on the loan whose debtor is owned, up to what is owed. */
function workOff(loan: SheetLoan, { move, pay_cents }: JobDone, world: World): LoanWorkedOff {
  const { id, shark } = loan
  const cents = Math.min(owedOf(loan), pay_cents)
  const work = { loan: id, shark, work: 'job', of: String(move), cents, moves: null } as const
  return { kind: 'loan_worked_off', ...stampOf(world), ...work }
}

export function evolveJob(sheet: Sheet, { hand_cents: handCents }: JobDone): Sheet {
  return { ...sheet, earnedCents: sheet.earnedCents + handCents }
}

export function jobEntries(
  playerId: string,
  { move, hand_cents: amountCents }: JobDone,
): readonly Entry[] {
  return [jobPay({ playerId, cause: `${playerId}|${move}`, amountCents })]
}
