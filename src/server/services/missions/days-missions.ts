import { dayOf, startOfDay } from '#src/rules/calendar.ts'
import { levelOf } from '#src/rules/level.ts'
import { tradableGoods } from '#src/rules/market/window.ts'
import { type DaysWork, drawMissions } from '#src/rules/missions/mission.ts'
import { chanceFrom } from '../../chance.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { unpaidLoansOf } from '../../db/repositories/loans.ts'
import {
  addMissions,
  dayProfitsOf,
  hasPaidSince,
  type MissionRow,
  missionsOf,
  talkedToSince,
} from '../../db/repositories/missions.ts'
import { lockPlayer, type Player } from '../../db/repositories/players.ts'
import type { ServerContext } from '../server-context.ts'
import { goodsOf } from '../players/goods.ts'
import { currentSeason } from '../seasons.ts'

/** Resolves with today's missions of a player. Draws them at the first read of the day. */
export async function daysMissions(server: ServerContext, player: Player): Promise<MissionRow[]> {
  const { store, clock } = server
  const known = await missionsOf(store.db, player.id, dayOf(clock.now()))
  if (known.length > 0) return known
  return store.transact(async (tx) => drawDay(server, tx, player.id))
}

/** Draws today's missions of a player when there are none. */
async function drawDay(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<MissionRow[]> {
  const day = dayOf(server.clock.now())
  const player = await lockPlayer(tx, playerId)
  const known = await missionsOf(tx, playerId, day)
  if (known.length > 0 || !player) return known
  const { seed } = await currentSeason(server, tx)
  const drawn = drawMissions(chanceFrom(seed, 'player', playerId, day, 'missions'), {
    level: levelOf(player.xp),
    tradable: tradableGoods(player.reputation),
    hasLoan: (await unpaidLoansOf(tx, playerId)).length > 0,
    borough: player.borough,
  })
  const rows = drawn.map((mission, place) => ({
    id: server.ids.uuid(),
    playerId,
    day,
    place,
    mission,
    doneAt: null,
  }))
  await addMissions(tx, rows)
  return rows
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
    goods: await goodsOf(db, player.id),
    profitCents: (symbol) => profits.get(symbol) ?? 0,
    hasPaid: await hasPaidSince(db, player.id, since),
    hasTalkedTo: (shark) => talkedTo.includes(shark),
  }
}
