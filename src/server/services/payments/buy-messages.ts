import { paymentCall } from '#src/protocol/calls/payments.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import type { Transaction } from '../../db/database.ts'
import { addPayment } from '../../db/repositories/payments.ts'
import { lockPlayer, updatePlayer } from '../../db/repositories/players.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce, findAnswer, resultOf } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { readFigures, toStateDelta } from '../players/figures.ts'
import { checkPayment, paymentUsedError } from './check-payment.ts'
import { playerNotFound } from '../players/player-not-found.ts'

type Bought = ResponseOf<typeof paymentCall>

/** Buys messages for a payment in USDC. `RULES.interactions.bought` is the price. Throws the payment errors. */
export async function buyMessages(
  server: ServerContext,
  request: {
    caller: Actor
    body: BodyOf<typeof paymentCall>
    idempotencyKey: string | undefined
  },
): Promise<Bought> {
  const { body, idempotencyKey } = request
  const { playerId } = request.caller
  const write = { caller: { playerId }, call: paymentCall, key: idempotencyKey, body }
  const known = await findAnswer<Bought>(server.store.db, write)
  if (known) return resultOf(known)
  const { priceUsdc } = RULES.interactions.bought
  const paymentIds = await checkPayment(server, {
    playerId,
    reference: body.tx_hash,
    usdc: priceUsdc,
  })
  return answerOnce(server, write, async (tx) => ({
    result: await addMessages(server, tx, playerId, paymentIds),
  }))
}

async function addMessages(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
  paymentIds: readonly string[],
): Promise<Bought> {
  const { messages, priceUsdc } = RULES.interactions.bought
  const player = await lockPlayer(tx, playerId)
  if (!player) throw playerNotFound()
  const payment = { playerId, bought: 'messages', usdc: priceUsdc, at: server.clock.now() } as const
  const booked = await addPayment(tx, payment, paymentIds)
  if (booked === null) throw paymentUsedError()
  const boughtInteractions = player.boughtInteractions + messages
  await updatePlayer(tx, playerId, { boughtInteractions })
  const figures = await readFigures(server, tx, playerId)
  return {
    quota_left: figures.quotaLeft,
    quotaLeft: figures.quotaLeft,
    added_messages: messages,
    is_demo: booked.startsWith('demo:'),
    state_delta: toStateDelta(figures),
  }
}
