import { isRefusal, type Refusal } from '../decider.ts'
import type { Entry } from '../ledger.ts'
import { missionReward } from '../life-entries.ts'
import type { Goods } from '../market/goods.ts'
import { formatCents } from '../money.ts'
import { type MoveEvent, spendMoves } from '../moves.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { cappedGain, moveReputation } from '../reputation.ts'
import { goodsIn, takeGoods } from '../stash.ts'
import { type DaysWork, type Mission, progressOf } from './mission.ts'

/** Hands in one of today's missions. */
export interface HandIn {
  readonly kind: 'hand_in'
  /** The mission's id. */
  readonly mission: string
}

export interface MissionDone extends EventBase {
  readonly kind: 'mission_done'
  readonly mission: string
  readonly title: string
  readonly delivered: Goods
  readonly reward_cents: number
  readonly reputation_by: number
  readonly xp: number
}

/** Decides a mission that is handed in: the moves, the goods, the reward, and the payment on a loan. */
export function decideHandIn(
  sheet: Sheet,
  { mission: id }: HandIn,
  world: World,
): readonly (MissionDone | MoveEvent)[] | Refusal<'not_done' | 'not_found' | 'out_of_moves'> {
  const known = sheet.missionDay?.missions.find((one) => one.id === id)
  if (!known) return { refused: 'not_found', sentence: 'There is no such mission today.' }
  const { mission, isDone } = known
  if (isDone) return notDone(`'${mission.title}' was handed in before.`)
  const { done, need, isReady } = progressOf(mission.task, workOf(sheet))
  if (!isReady) {
    return notDone(`'${mission.title}' is not done: ${tellGap(mission, done, need)}.`)
  }
  const spent = spendMoves(sheet, { moves: mission.moves, borough: sheet.borough }, world)
  if (isRefusal(spent)) return spent
  const handedIn: MissionDone = {
    kind: 'mission_done',
    ...stampOf(world),
    ...{ mission: id, title: mission.title, delivered: deliveredBy(mission) },
    reward_cents: mission.rewardCents,
    reputation_by: cappedGain(sheet, mission.reputation, world.now),
    xp: mission.xp,
  }
  return [...spent, handedIn]
}

export function evolveMission(sheet: Sheet, event: MissionDone): Sheet {
  const { mission: doneId, delivered, reward_cents: rewardCents, reputation_by, xp } = event
  const day = sheet.missionDay
  return {
    ...sheet,
    holdings: takeGoods(sheet.holdings, delivered),
    ...moveReputation(sheet, reputation_by, new Date(event.at)),
    xp: sheet.xp + xp,
    earnedCents: sheet.earnedCents + rewardCents,
    missionDay: day && {
      ...day,
      missions: day.missions.map((one) => (one.id === doneId ? { ...one, isDone: true } : one)),
    },
  }
}

export function missionEntries(playerId: string, event: MissionDone): readonly Entry[] {
  const { mission: cause, reward_cents: amountCents } = event
  return [missionReward({ playerId, cause, amountCents })]
}

function notDone(sentence: string): Refusal<'not_done'> {
  return { refused: 'not_done', sentence }
}

function workOf({ borough, dayProfits, holdings, missionDay }: Sheet): DaysWork {
  return {
    borough,
    goods: goodsIn(holdings),
    profitCents: (symbol) => dayProfits[symbol] ?? 0,
    hasPaid: missionDay?.hasPaid ?? false,
    hasTalkedTo: (shark) => missionDay?.talkedTo.includes(shark) ?? false,
  }
}

function tellGap({ task }: Mission, done: number, need: number): string {
  if (task.kind === 'profit') return `${formatCents(done)} of ${formatCents(need)} made`
  if (task.kind !== 'deliver') return 'nothing of it has happened today'
  return done < need ? `${done} of ${need} units at hand` : 'you are not there'
}

function deliveredBy({ task }: Mission): Goods {
  return task.kind === 'deliver' ? { [task.symbol]: task.quantity } : {}
}
