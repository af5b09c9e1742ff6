import type * as z from 'zod/mini'
import type { missionSchema, missionsCall } from '#src/protocol/calls/missions.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { jobPayRange } from '#src/rules/jobs/draw-job.ts'
import { type DaysWork, type MissionTask, progressOf } from '#src/rules/missions/mission.ts'
import type { MissionRow } from '../../read/player/mission-repository.ts'
import { figuresOf, toDollars } from '../../read/player/figures.ts'
import { daysMissions, daysWork, type MissionParts } from '../../read/player/days-missions.ts'

/** Resolves with today's missions of a player, each with its progress, and with the pay of a job. */
export async function listMissions(
  parts: MissionParts,
  playerId: string,
): Promise<ResponseOf<typeof missionsCall>> {
  const { server } = parts
  const { player, level, movesLeft } = await figuresOf(server, playerId)
  const rows = await daysMissions(parts, playerId)
  const work = await daysWork(server, server.store.db, player)
  const pay = jobPayRange(level)
  return {
    day: dayOf(server.clock.now()),
    moves_left: movesLeft,
    missions: rows.map((row) => toMission(row, work)),
    job: { cost: 1, pay_min: toDollars(pay.leastCents), pay_max: toDollars(pay.mostCents) },
  }
}

function toMission(
  { id, mission, doneAt }: MissionRow,
  work: DaysWork,
): z.infer<typeof missionSchema> {
  const { task, title, moves, rewardCents, reputation, xp } = mission
  const { done, need, isReady } = progressOf(task, work)
  const asShown = (amount: number) => (task.kind === 'profit' ? toDollars(amount) : amount)
  const open = isReady ? 'ready' : 'open'
  return {
    id,
    kind: task.kind,
    title,
    progress: { done: asShown(doneAt ? need : done), need: asShown(need) },
    borough: task.kind === 'deliver' ? task.borough : null,
    symbol: symbolOf(task),
    status: doneAt ? 'done' : open,
    cost: moves,
    reward: toDollars(rewardCents),
    reputation,
    xp,
  }
}

function symbolOf(task: MissionTask): string | null {
  return 'symbol' in task ? task.symbol : null
}
