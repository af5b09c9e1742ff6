import { drawJob, type Job } from '#src/rules/jobs.ts'
import { levelOf } from '#src/rules/level.ts'
import { jobPay } from '#src/rules/life-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { playerChance } from '../players/player-chance.ts'
import { spendMoves } from '../players/spend-move.ts'

/** Works a job for a move. `player` is locked and up to date. Throws `out_of_moves`. */
export async function work(means: Means, tx: Transaction, player: Player): Promise<Job> {
  const worker = await spendMoves(means, tx, player, { moves: 1 })
  const chance = await playerChance(means, tx, worker, 'job')
  const job = drawJob(chance, levelOf(worker.xp))
  const cause = `${worker.id}|${worker.movesMade}`
  await book(means, tx, jobPay({ playerId: worker.id, cause, amountCents: job.payCents }))
  await updatePlayer(tx, worker.id, { earnedCents: worker.earnedCents + job.payCents })
  return job
}
