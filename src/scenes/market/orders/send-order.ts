import { actOnFront } from '#src/api/act-on-front.ts'
import { askFavour } from '#src/api/ask-favour.ts'
import { repayLoan } from '#src/api/repay-loan.ts'
import { trade } from '#src/api/trade.ts'
import { travel } from '#src/api/travel.ts'
import { upgradeStash } from '#src/api/upgrade-stash.ts'
import { type StateDelta } from '#src/protocol/chat.ts'
import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type MarketUpdate } from '#src/stores/market-store.ts'
import { againText } from '../../kit/again-text.ts'
import { boroughName } from '../../kit/borough-name.ts'
import { dollars, dollarsAndCents } from '../../kit/money.ts'
import { type SceneServices } from '../../kit/services.ts'
import { type Order } from './order.ts'

/** The server's answer to an order. */
export interface OrderResult {
  readonly text: string
  readonly delta: StateDelta
  readonly update: MarketUpdate
  /** What the trip was rewarded with, in dollars. */
  readonly reward?: number | undefined
}

/** Sends an order. Under the same idempotency key it is carried out once, however often it is sent. */
export async function sendOrder(
  { api, instant }: Pick<SceneServices, 'api' | 'instant'>,
  order: Order,
  key: string,
): Promise<OrderResult> {
  switch (order.kind) {
    case 'trade': {
      const { kind: _, ...body } = order
      const { side, quantity, symbol } = body
      const { fill, state_delta, stash } = await trade(api, body, key)
      const text = MARKET_TEXTS.traded(side, quantity, symbol, dollars(Math.abs(fill.total)))
      return {
        text: side === 'buy' ? text : `${text} ${profitText(fill.profit)}`,
        delta: state_delta,
        update: { stash },
      }
    }
    case 'travel': {
      const answer = await travel(api, { borough: order.borough }, key)
      const { guide_reward: reward, state_delta, toll } = answer
      const text = MARKET_TEXTS.arrived(boroughName(order.borough), dollars(toll))
      return {
        text: reward === undefined ? text : `${text} ${GUIDE_TEXTS.rewarded(dollars(reward))}`,
        ...{ delta: state_delta, update: {}, reward },
      }
    }
    case 'ask': {
      const { character, favor_type } = order
      const { cooldown_ends_at, state_delta, text } = await askFavour(
        api,
        { character, favor_type },
        key,
      )
      const again = againText(cooldown_ends_at, instant())
      return { text: `${text} ${again}`, delta: state_delta, update: {} }
    }
    case 'upgrade': {
      const { stash, state_delta } = await upgradeStash(api, order.capacity, key)
      return { text: MARKET_TEXTS.upgraded(stash.capacity), delta: state_delta, update: { stash } }
    }
    case 'front': {
      const { text, fronts, state_delta } = await actOnFront(api, order.action, key)
      return { text, delta: state_delta, update: { fronts } }
    }
    case 'repay': {
      const { id, amount, shark } = order
      const { loan, state_delta } = await repayLoan(api, { id, amount }, key)
      const text =
        loan.owed === 0
          ? MARKET_TEXTS.paidOff(shark)
          : MARKET_TEXTS.paid(shark, dollars(amount), dollars(loan.owed))
      return { text, delta: state_delta, update: {} }
    }
  }
}

/** Returns how a sale compares with what its goods had cost; `profit` in dollars, negative for a loss. */
function profitText(profit: number): string {
  if (profit === 0) return MARKET_TEXTS.evened
  const amount = dollarsAndCents(Math.abs(profit))
  return profit > 0 ? MARKET_TEXTS.gained(amount) : MARKET_TEXTS.lost(amount)
}
