import { favourCall } from '#src/protocol/calls/favours.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import { isEverSold } from '#src/rules/favours/favours.ts'
import { describeRefusal } from '#src/rules/favours/words.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { CheckedPayment } from '../../write/payments/claim-payment.ts'
import { eventOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { findAnswer, resultOf } from '../../write/sealed-answer.ts'
import type { MarketTick, MarketWatch } from '../../read/market/market-watch.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkPayment } from '../../write/payments/check-payment.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'
import { readTip } from '../../read/market/read-tip.ts'
import { describeGranted } from '../../read/player/describe-granted.ts'

type Granted = ResponseOf<typeof favourCall>

export interface FavourRequest {
  readonly caller: Actor
  readonly body: BodyOf<typeof favourCall>
  readonly idempotencyKey: string | undefined
}

/** Requests a favour of a shark. A payment skips the cooldown. Throws the refusals of the call. */
export async function requestFavour(
  { server, market, writer }: { server: ServerContext; market: MarketWatch; writer: PlayerWriter },
  { caller: { playerId }, body, idempotencyKey }: FavourRequest,
): Promise<Granted> {
  const { favor_type: favour, character: shark } = body
  const request = { caller: { playerId }, call: favourCall, key: idempotencyKey, body }
  if (body.tx_hash !== undefined) {
    // A repeated request must not check its payment again, which is used by now.
    const known = await findAnswer<Granted>(server.store.db, request)
    if (known) return resultOf(known)
  }
  const payment = await readPayment(server, playerId, body)
  const now = await market.now()
  const isPaid = payment !== undefined
  return writer.act({
    request,
    command: { kind: 'ask_favour', favour, shark, loan: server.ids.uuid(), isPaid },
    payment,
    answer: (written) => toGranted(written, now),
  })
}

/** Checks the payment of a favour. Refuses a favour that is never sold first, so that no payment is consumed. */
async function readPayment(
  server: ServerContext,
  playerId: string,
  { favor_type: favour, character, tx_hash: reference }: FavourRequest['body'],
): Promise<CheckedPayment | undefined> {
  if (reference === undefined) return undefined
  if (!isEverSold(favour)) {
    throw new RequestError('favour_refused', describeRefusal('not_for_sale', character))
  }
  const usdc = RULES.favours.soonerUsdc
  return checkPayment(server, { playerId, reference, bought: 'favour', usdc })
}

function toGranted(written: Written, market: MarketTick): Granted {
  const { events, sheet } = written
  const { borough } = sheet
  const granted = eventOfKind(events, 'favour_granted')
  const stateDelta = toStateDelta(figuresAfter(written))
  return {
    new_balance: stateDelta.cash ?? toDollars(0),
    cooldown_ends_at: granted.cooldown_ends_at,
    favor_type: granted.favour,
    character: granted.shark,
    text: describeGranted(granted, { borough, tip: readTip(market, borough) }),
    state_delta: stateDelta,
  }
}
