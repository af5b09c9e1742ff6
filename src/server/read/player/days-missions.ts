import { missionsCall } from '#src/protocol/calls/missions.ts'
import { dayOf, startOfDay } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { DaysWork } from '#src/rules/missions/mission.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  dayProfitsOf,
  hasPaidSince,
  type MissionRow,
  missionsOf,
  talkedToSince,
} from './mission-repository.ts'
import type { Player } from '../../platform/db/repositories/players.ts'
import type { PlayerWriter } from '../../write/act.ts'
import { goodsOf } from './goods.ts'
import type { ServerContext } from '../../server-context.ts'

export interface MissionParts {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}

/** Resolves with today's missions of a player. Draws them at the first read of the day. */
export async function daysMissions(
  { server: { clock, ids, store }, writer }: MissionParts,
  playerId: string,
): Promise<MissionRow[]> {
  const known = await missionsOf(store.db, playerId, dayOf(clock.now()))
  if (known.length > 0) return known
  const { now } = await writer.act({
    request: { caller: { playerId }, call: missionsCall, key: undefined, body: null },
    command: {
      kind: 'draw_missions',
      ids: Array.from({ length: RULES.missions.aDay }, () => ids.uuid()),
    },
    answer: (written) => written,
  })
  // The first draw of several is stored.
  return missionsOf(store.db, playerId, dayOf(now))
}

/** Resolves with what the progress of missions is computed from. */
export async function daysWork(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  player: Player,
): Promise<DaysWork> {
  const day = dayOf(clock.now())
  const since = startOfDay(day)
  const profits = await dayProfitsOf(db, player.id, day)
  const talkedTo = await talkedToSince(db, player.id, since)
  return {
    borough: player.borough,
    goods: await goodsOf({ clock }, db, player.id),
    profitCents: (symbol) => profits.get(symbol) ?? 0,
    hasPaid: await hasPaidSince(db, player.id, since),
    hasTalkedTo: (shark) => talkedTo.includes(shark),
  }
}
