import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { type BatchAction, batchCall } from '#src/protocol/calls/batch.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { formatCents } from '#src/rules/money.ts'
import type { Transaction } from '../../db/database.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { grantFavour } from '../favours/grant-favour.ts'
import { readTip } from '../favours/read-tip.ts'
import { answerOnce } from '../idempotency.ts'
import { work } from '../jobs/work.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { handInMission } from '../missions/hand-in.ts'
import { beginAct } from '../players/begin-act.ts'
import { readFigures, toStateDelta } from '../players/figures.ts'

type Taken = ResponseOf<typeof batchCall>
type Result = Taken['results'][number]

/** Carries a turn out: its actions in their order, all of them or none. */
export async function takeTurn(
  { means, market }: { means: Means; market: MarketWatch },
  asked: {
    caller: Actor
    body: BodyOf<typeof batchCall>
    idempotencyKey: string | undefined
  },
): Promise<Taken> {
  const { body, idempotencyKey } = asked
  const { playerId } = asked.caller
  const tip = await readTip(market)
  return answerOnce(
    means,
    { caller: { playerId }, call: batchCall, key: idempotencyKey, body },
    async (tx) => {
      await refuseExhausted(means, tx, playerId)
      const results: Result[] = []
      for (const action of body.actions) {
        results.push(await carryOut(means, tx, { playerId, action, tip }))
      }
      const stateDelta = toStateDelta(await readFigures(means, tx, playerId))
      return { result: { state_delta: stateDelta, results } }
    },
  )
}

/** The refusal of a turn when the day's free interactions and moves are spent. */
async function refuseExhausted(means: Means, tx: Transaction, playerId: string): Promise<void> {
  await beginAct(means, tx, playerId)
  const { movesLeft, quotaLeft } = await readFigures(means, tx, playerId)
  if (movesLeft === 0 && quotaLeft === 0) {
    throw new RequestError('session_exhausted', 'Free session exhausted')
  }
}

async function carryOut(
  means: Means,
  tx: Transaction,
  { playerId, action, tip }: { playerId: string; action: BatchAction; tip: string },
): Promise<Result> {
  const player = await beginAct(means, tx, playerId)
  switch (action.action) {
    case 'job': {
      const { title, payCents } = await work(means, tx, player)
      const text = `${title}: ${formatCents(payCents)}.`
      return { action: 'job', title, cash: payCents / 100, text }
    }
    case 'daily_task': {
      const { title, cashCents, text } = await handInMission(means, tx, player, action.details.id)
      return { action: 'daily_task', title, cash: cashCents / 100, text }
    }
    case 'request_favor': {
      const { favor_type: favour, character } = action.details
      const { text } = await grantFavour(means, tx, player, { favour, character, tip })
      const title = `A favour of ${CHARACTER_NAMES[character]}'s`
      return { action: 'request_favor', title, cash: 0, text }
    }
  }
}
