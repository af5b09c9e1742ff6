import { dayOf } from '#src/rules/calendar.ts'
import type { BoroughName } from '#src/rules/market/goods.ts'
import { beActive } from '#src/rules/quota.ts'
import type { Transaction } from '../../db/database.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { coolOff } from './heat.ts'

/**
 * Spends moves of a locked player at the borough where they stand: the day counts for the streak, and every other
 * borough cools with each. Throws `out_of_moves`.
 */
export async function spendMoves(
  { clock }: Means,
  tx: Transaction,
  player: Player,
  { moves, here = player.borough }: { moves: number; here?: BoroughName },
): Promise<Player> {
  const activity = beActive(player, dayOf(clock.now()))
  if (activity.moves < moves) {
    throw new RequestError('out_of_moves', 'You have no moves left today. Five more come tomorrow.')
  }
  const spent = {
    ...activity,
    moves: activity.moves - moves,
    movesMade: player.movesMade + moves,
  }
  await updatePlayer(tx, player.id, spent)
  for (let move = 0; move < moves; move += 1) await coolOff(tx, player.id, here)
  return { ...player, ...spent }
}
