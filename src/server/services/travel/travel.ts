import { travelCall } from '#src/protocol/calls/street-life.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { encounterRisk } from '#src/rules/heat.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { travelToll } from '#src/rules/life-entries.ts'
import { type BoroughName, boroughLabel } from '#src/rules/market/goods.ts'
import { formatCents } from '#src/rules/money.ts'
import { tollCents } from '#src/rules/travel.ts'
import type { Transaction } from '../../db/database.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { meetPolice } from '../encounters/open-encounter.ts'
import { answerOnce } from '../idempotency.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { beginAct } from '../players/begin-act.ts'
import { readFigures, toStateDelta } from '../players/figures.ts'
import { heatIn } from '../players/heat.ts'
import { playerChance } from '../players/player-chance.ts'
import { spendMoves } from '../players/spend-move.ts'

type Travelled = ResponseOf<typeof travelCall>

/** Goes to another borough: a move, the toll, and whoever waits there. */
export function travel(
  means: Means,
  asked: {
    caller: Actor
    body: BodyOf<typeof travelCall>
    idempotencyKey: string | undefined
  },
): Promise<Travelled> {
  const { body, idempotencyKey } = asked
  const { playerId } = asked.caller
  return answerOnce(
    means,
    { caller: { playerId }, call: travelCall, key: idempotencyKey, body },
    async (tx) => ({ result: await go(means, tx, playerId, body.borough) }),
  )
}

async function go(
  means: Means,
  tx: Transaction,
  playerId: string,
  to: BoroughName,
): Promise<Travelled> {
  const player = await beginAct(means, tx, playerId)
  if (player.borough === to) {
    throw new RequestError('invalid_input', `You are in ${boroughLabel(to)} already.`)
  }
  const toll = tollCents(player.borough, to)
  await checkCash(tx, playerId, toll)
  const traveller = await spendMoves(means, tx, player, { moves: 1, here: to })
  const cause = `${playerId}|${traveller.movesMade}`
  await book(means, tx, travelToll({ playerId, cause, amountCents: toll }))
  await updatePlayer(tx, playerId, { borough: to })
  await arrive(means, tx, traveller, to)
  const figures = await readFigures(means, tx, playerId)
  const stateDelta = toStateDelta(figures)
  const { encounter } = stateDelta
  return { state_delta: stateDelta, toll: toll / 100, ...(encounter ? { encounter } : {}) }
}

async function checkCash(tx: Transaction, playerId: string, toll: number): Promise<void> {
  const account = cashAccount(playerId)
  const cashCents = (await balancesOf(tx, [account])).get(account) ?? 0
  if (cashCents >= toll) return
  const sentence = `The way costs ${formatCents(toll)} and you have ${formatCents(cashCents)}. A job brings some.`
  throw new RequestError('short_of_cash', sentence)
}

/** Draws whether the police of the borough stop the player. */
async function arrive(
  means: Means,
  tx: Transaction,
  traveller: Player,
  borough: BoroughName,
): Promise<void> {
  const heat = await heatIn(tx, traveller.id, borough)
  const chance = await playerChance(means, tx, traveller, 'arrive')
  if (chance() < encounterRisk(heat, borough)) {
    await meetPolice(means, tx, traveller.id, { borough, heat })
  }
}
