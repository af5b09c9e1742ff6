import { favourCall } from '#src/protocol/calls/favours.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import { isEverSold } from '#src/rules/favours.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce, findAnswer, resultOf } from '../idempotency.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { checkPayment } from '../payments/check-payment.ts'
import { beginAct } from '../players/begin-act.ts'
import { readFigures, toDollars, toStateDelta } from '../players/figures.ts'
import { grantFavour } from './grant-favour.ts'
import { readTip } from './read-tip.ts'
import { tellRefusal } from './tell-refusal.ts'

type Granted = ResponseOf<typeof favourCall>

/** Asks a shark for a favour. */
export async function askFavour(
  { means, market }: { means: Means; market: MarketWatch },
  asked: {
    caller: Actor
    body: BodyOf<typeof favourCall>
    idempotencyKey: string | undefined
  },
): Promise<Granted> {
  const { body, idempotencyKey } = asked
  const { playerId } = asked.caller
  const { favor_type: favour, character, tx_hash: reference } = body
  const write = { caller: { playerId }, call: favourCall, key: idempotencyKey, body }
  const known = await findAnswer<Granted>(means.store.db, write)
  if (known) return resultOf(known)
  let paymentIds: readonly string[] | undefined
  if (reference !== undefined) {
    // Before the payment is looked at: nobody is to pay for what is never sold.
    if (!isEverSold(favour)) {
      throw new RequestError('favour_refused', tellRefusal('not_for_sale', character))
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
