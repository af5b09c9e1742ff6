import { encounterCall } from '#src/protocol/calls/street-life.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { type EncounterOutcome, settleEncounter, type Stopped } from '#src/rules/encounter.ts'
import { tellOutcome } from '#src/rules/encounter-words.ts'
import { moveHeat } from '#src/rules/heat.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { levelOf } from '#src/rules/level.ts'
import { encounterLoss } from '#src/rules/life-entries.ts'
import { dueAfterMercy, owedAt, statusOf } from '#src/rules/loans.ts'
import { moveReputation } from '#src/rules/reputation.ts'
import { chanceFrom } from '../../chance.ts'
import type { Transaction } from '../../db/database.ts'
import {
  type EncounterRow,
  openEncounterOf,
  settleEncounterRow,
} from '../../db/repositories/encounters.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { loanOf, updateLoan } from '../../db/repositories/loans.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import { book } from '../ledger/book.ts'
import { toLoan } from '../loans/accrue-interest.ts'
import { payOnLoan } from '../loans/pay-on-loan.ts'
import type { Means } from '../means.ts'
import { lockUpToDate } from '../players/begin-act.ts'
import { readFigures, toStateDelta } from '../players/figures.ts'
import { goodsOf, takeGoods } from '../players/goods.ts'
import { heatIn, setHeatIn } from '../players/heat.ts'
import { currentSeason } from '../seasons.ts'

type Choice = BodyOf<typeof encounterCall>
type Settled = ResponseOf<typeof encounterCall>

/** Settles who stands in a player's way. Throws `no_encounter` where nobody does. */
export function settleOpenEncounter(
  means: Means,
  asked: { caller: Actor; body: Choice; idempotencyKey: string | undefined },
): Promise<Settled> {
  const { body, idempotencyKey } = asked
  const { playerId } = asked.caller
  return answerOnce(
    means,
    { caller: { playerId }, call: encounterCall, key: idempotencyKey, body },
    async (tx) => ({ result: await settle(means, tx, playerId, body) }),
  )
}

async function settle(
  means: Means,
  tx: Transaction,
  playerId: string,
  { choice }: Choice,
): Promise<Settled> {
  const player = await lockUpToDate(means, tx, playerId)
  const row = await openEncounterOf(tx, playerId)
  if (!row) throw new RequestError('no_encounter', 'Nobody stands in your way.')
  const { seed } = await currentSeason(means, tx)
  const day = dayOf(row.openedAt)
  const chance = chanceFrom(seed, 'player', playerId, day, player.movesMade, row.kind, choice)
  const stopped = await readStopped(tx, player, row)
  const outcome = settleEncounter(row, stopped, choice, chance)
  await carryOut(means, tx, player, row, outcome)
  const settledAt = means.clock.now()
  await settleEncounterRow(tx, row.id, { settledAt, choice, outcome })
  return {
    outcome: {
      choice,
      success: outcome.success,
      cash_lost: outcome.cashCents / 100,
      goods_lost: outcome.lostGoods,
      text: tellOutcome(row.kind, outcome),
    },
    state_delta: toStateDelta(await readFigures(means, tx, playerId)),
  }
}

async function readStopped(tx: Transaction, player: Player, row: EncounterRow): Promise<Stopped> {
  const cash = cashAccount(player.id)
  const relation = row.shark ? await relationOf(tx, player.id, row.shark) : undefined
  return {
    cashCents: (await balancesOf(tx, [cash])).get(cash) ?? 0,
    goods: await goodsOf(tx, player.id),
    reputation: player.reputation,
    level: levelOf(player.xp),
    trust: relation?.trust ?? 0,
  }
}

async function carryOut(
  means: Means,
  tx: Transaction,
  player: Player,
  row: EncounterRow,
  outcome: EncounterOutcome,
): Promise<void> {
  const onLoanCents = row.loanId ? await payCollector(means, tx, row, outcome) : 0
  const lostCents = outcome.cashCents - onLoanCents
  if (lostCents > 0) {
    const loss = { playerId: player.id, cause: row.id, amountCents: lostCents }
    await book(means, tx, encounterLoss(loss))
  }
  await takeGoods(tx, player.id, outcome.lostGoods)
  const heat = await heatIn(tx, player.id, row.borough)
  await setHeatIn(tx, player.id, row.borough, moveHeat(heat, outcome.heat))
  const reputation = moveReputation(player.reputation, outcome.reputation)
  await updatePlayer(tx, player.id, { reputation })
}

/** What a collector takes goes on the loan, as far as something is owed; who talks him round gets a day. */
async function payCollector(
  means: Means,
  tx: Transaction,
  { id, playerId, loanId }: EncounterRow,
  outcome: EncounterOutcome,
): Promise<number> {
  const loan = await loanOf(tx, playerId, loanId ?? '')
  if (!loan) return 0
  const now = means.clock.now()
  const amountCents = Math.min(outcome.cashCents, owedAt(toLoan(loan), now))
  if (amountCents > 0) {
    await payOnLoan(means, tx, loan, { cause: id, amountCents, with: 'cash' })
  } else if (outcome.choice === 'talk' && outcome.success) {
    const dueAt = dueAfterMercy(loan.dueAt, RULES.favours.extensionDays, now)
    const status = statusOf({ ...toLoan(loan), dueAt }, now)
    await updateLoan(tx, loan.id, { dueAt, status, lateDaySeen: 0 })
  }
  return amountCents
}
