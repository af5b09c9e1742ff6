import { SHARK_POLICIES } from '#src/rules/config.ts'
import { missionReward } from '#src/rules/life-entries.ts'
import { owedAt } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { type Mission, progressOf, workedOffCents } from '#src/rules/missions.ts'
import { moveReputation } from '#src/rules/reputation.ts'
import type { Transaction } from '../../db/database.ts'
import { unpaidLoansOf } from '../../db/repositories/loans.ts'
import { finishMission } from '../../db/repositories/missions.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import { book } from '../ledger/book.ts'
import { toLoan } from '../loans/accrue-interest.ts'
import { payOnLoan } from '../loans/pay-on-loan.ts'
import type { Means } from '../means.ts'
import { takeGoods } from '../players/goods.ts'
import { spendMoves } from '../players/spend-move.ts'
import { daysWork, drawDay } from './days-missions.ts'

/** What handing a mission in came to. */
export interface HandedIn {
  readonly title: string
  readonly cashCents: number
  readonly text: string
}

/**
 * Hands one of today's missions in: the moves, the goods, the reward, and a part of what Big Boss is owed. `player` is
 * locked and up to date. Throws `not_found`, or `not_done` where it is not done yet or was handed in before.
 */
export async function handInMission(
  means: Means,
  tx: Transaction,
  player: Player,
  missionId: string,
): Promise<HandedIn> {
  const rows = await drawDay(means, tx, player.id)
  const row = rows.find(({ id }) => id === missionId)
  if (!row) throw new RequestError('not_found', 'There is no such mission today.')
  const { mission } = row
  if (row.doneAt) throw new RequestError('not_done', `'${mission.title}' was handed in before.`)
  const { done, need, isReady } = progressOf(mission.task, await daysWork(means, tx, player))
  if (!isReady) {
    throw new RequestError(
      'not_done',
      `'${mission.title}' is not done: ${tellGap(mission, done, need)}.`,
    )
  }
  const worker = await spendMoves(means, tx, player, { moves: mission.moves })
  if (mission.task.kind === 'deliver') {
    await takeGoods(tx, player.id, { [mission.task.symbol]: mission.task.quantity })
  }
  const { rewardCents } = mission
  const reward = { playerId: player.id, cause: row.id, amountCents: rewardCents }
  await book(means, tx, missionReward(reward))
  await updatePlayer(tx, player.id, {
    reputation: moveReputation(worker.reputation, mission.reputation),
    xp: worker.xp + mission.xp,
    earnedCents: worker.earnedCents + rewardCents,
  })
  await finishMission(tx, row.id, means.clock.now())
  const workedOff = await workOff(means, tx, player.id, row.id)
  const forBoss = workedOff > 0 ? ` Big Boss strikes ${formatCents(workedOff)} off.` : ''
  return {
    title: mission.title,
    cashCents: rewardCents,
    text: `${mission.title}: done. ${formatCents(rewardCents)} in your pocket.${forBoss}`,
  }
}

function tellGap({ task }: Mission, done: number, need: number): string {
  if (task.kind === 'profit') return `${formatCents(done)} of ${formatCents(need)} made`
  if (task.kind !== 'deliver') return 'nothing of it has happened today'
  return done < need ? `${done} of ${need} units at hand` : 'you are not there'
}

/** Takes a mission off the loan that is paid in missions, where there is one; what it took, in cents. */
async function workOff(
  means: Means,
  tx: Transaction,
  playerId: string,
  cause: string,
): Promise<number> {
  const rows = await unpaidLoansOf(tx, playerId)
  const row = rows.find(
    ({ shark, kind }) => SHARK_POLICIES[shark].repaidBy === 'missions' && kind === 'loan',
  )
  if (!row) return 0
  const amountCents = workedOffCents(row, owedAt(toLoan(row), means.clock.now()))
  if (amountCents > 0) await payOnLoan(means, tx, row, { cause, amountCents, with: 'work' })
  return amountCents
}
