import { paymentCall } from '#src/protocol/calls/payments.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import type { CheckedPayment } from '../../write/payments/claim-payment.ts'
import { eventOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { findAnswer, resultOf } from '../../write/sealed-answer.ts'
import { toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkPayment } from '../../write/payments/check-payment.ts'

type Bought = ResponseOf<typeof paymentCall>

/** Buys messages for a payment in USDC. `RULES.interactions.bought` is the price. Throws the payment errors. */
export async function buyMessages(
  { server, writer }: { server: ServerContext; writer: PlayerWriter },
  request: {
    caller: Actor
    body: BodyOf<typeof paymentCall>
    idempotencyKey: string | undefined
  },
): Promise<Bought> {
  const { body, idempotencyKey } = request
  const { playerId } = request.caller
  const write = { caller: { playerId }, call: paymentCall, key: idempotencyKey, body }
  // A repeated request must not check its payment again, which is used by now.
  const known = await findAnswer<Bought>(server.store.db, write)
  if (known) return resultOf(known)
  const { priceUsdc: usdc } = RULES.interactions.bought
  const claim = { playerId, reference: body.tx_hash, bought: 'messages', usdc } as const
  const payment = await checkPayment(server, claim)
  return writer.act({
    request: write,
    command: { kind: 'buy_messages', payment: payment.id },
    payment,
    answer: (written) => toBought(written, payment),
  })
}

function toBought(written: Written, { references }: CheckedPayment): Bought {
  const { messages } = eventOfKind(written.events, 'messages_bought')
  const figures = figuresAfter(written)
  return {
    quota_left: figures.quotaLeft,
    quotaLeft: figures.quotaLeft,
    added_messages: messages,
    is_demo: references.some((reference) => reference.startsWith('demo:')),
    state_delta: toStateDelta(figures),
  }
}
