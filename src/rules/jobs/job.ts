import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { isRefusal, type Refusal } from '../decider.ts'
import type { Entry } from '../ledger.ts'
import { levelOf } from '../level.ts'
import { jobPay } from '../life-entries.ts'
import { type MoveEvent, spendMoves } from '../moves.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
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
  readonly xp: number
}

export function decideWork(
  sheet: Sheet,
  world: World,
): readonly (JobDone | MoveEvent)[] | Refusal<'out_of_moves'> {
  const { borough, trader, xp } = sheet
  const spent = spendMoves(sheet, { moves: 1, borough }, world)
  if (isRefusal(spent)) return spent
  const move = sheet.movesMade + 1
  const level = levelOf(xp)
  const draw = { trader, day: dayOf(world.now), move, purpose: 'job' }
  const { title, payCents } = drawJob(playerChance(world.chance, draw), level)
  return [
    ...spent,
    {
      kind: 'job_done',
      ...stampOf(world),
      move,
      level,
      title,
      pay_cents: payCents,
      xp: RULES.xp.job,
    },
  ]
}

export function evolveJob(sheet: Sheet, { pay_cents: payCents, xp }: JobDone): Sheet {
  return { ...sheet, xp: sheet.xp + xp, earnedCents: sheet.earnedCents + payCents }
}

export function jobEntries(
  playerId: string,
  { move, pay_cents: amountCents }: JobDone,
): readonly Entry[] {
  return [jobPay({ playerId, cause: `${playerId}|${move}`, amountCents })]
}
