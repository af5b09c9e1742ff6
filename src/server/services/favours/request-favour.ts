import { favourCall } from '#src/protocol/calls/favours.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import { isEverSold } from '#src/rules/favours.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce, recallAnswer, resultOf } from '../idempotency.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { checkPayment } from '../payments/check-payment.ts'
import { beginAct } from '../players/begin-act.ts'
import { readFigures, toDollars, toStateDelta } from '../players/figures.ts'
import { grantFavour } from './grant-favour.ts'
import { readTip } from './read-tip.ts'
import { describeRefusal } from './describe-refusal.ts'

type Granted = ResponseOf<typeof favourCall>

/** Requests a favour of a shark. A payment skips the cooldown. Throws the refusals of the call. */
export async function requestFavour(
  { means, market }: { means: Means; market: MarketWatch },
  request: {
    caller: Actor
    body: BodyOf<typeof favourCall>
    idempotencyKey: string | undefined
  },
): Promise<Granted> {
  const { body, idempotencyKey } = request
  const { playerId } = request.caller
  const { favor_type: favour, character, tx_hash: reference } = body
  const write = { caller: { playerId }, call: favourCall, key: idempotencyKey, body }
  const known = await recallAnswer<Granted>(means.store.db, write)
  if (known) return resultOf(known)
  let paymentIds: readonly string[] | undefined
  if (reference !== undefined) {
    // Checked before the payment, which a favour that is never sold must not consume.
    if (!isEverSold(favour)) {
      throw new RequestError('favour_refused', describeRefusal('not_for_sale', character))
    }
    paymentIds = await checkPayment(means, { playerId, reference, usdc: RULES.favours.soonerUsdc })
  }
  const tip = await readTip(market)
  return answerOnce(means, write, async (tx) => {
    const player = await beginAct(means, tx, playerId)
    const granted = await grantFavour(means, tx, player, { favour, character, paymentIds, tip })
    const figures = await readFigures(means, tx, playerId)
    return {
      result: {
        new_balance: toDollars(figures.cashCents),
        cooldown_ends_at: granted.cooldownEndsAt.toISOString(),
        favor_type: favour,
        character,
        text: granted.text,
        state_delta: toStateDelta(figures),
      },
    }
  })
}
