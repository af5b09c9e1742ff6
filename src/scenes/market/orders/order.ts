import * as z from 'zod/mini'
import { favourTypeSchema } from '#src/protocol/calls/favours.ts'
import { frontActionSchema } from '#src/protocol/calls/fronts.ts'
import { CHARACTER_NAMES, characterSchema } from '#src/protocol/characters.ts'
import { FRONT_TEXTS } from '#src/protocol/front-texts.ts'
import { ORDER_TEXTS } from '#src/protocol/order-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { boroughNameSchema, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { boroughName } from '../../kit/borough-name.ts'
import { dollars } from '../../kit/money.ts'

/** What a player orders at the market, in a form that can be stored. */
export const orderSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trade'),
    side: z.enum(['buy', 'sell']),
    symbol: z.enum(GOOD_SYMBOLS),
    quantity: z.number(),
    /** The price that the player saw. The server refuses a worse one. */
    quoted_price: z.number(),
  }),
  z.object({ kind: z.literal('travel'), borough: boroughNameSchema }),
  z.object({
    kind: z.literal('ask'),
    character: characterSchema,
    favor_type: favourTypeSchema,
  }),
  z.object({ kind: z.literal('upgrade'), capacity: z.number() }),
  z.object({ kind: z.literal('front'), action: frontActionSchema }),
  z.object({
    kind: z.literal('repay'),
    /** The loan. */
    id: z.string(),
    /** The name of the shark. */
    shark: z.string(),
    amount: z.number(),
  }),
])
export type Order = z.infer<typeof orderSchema>

/** Returns an order in a few words. */
export function describeOrder(order: Order): string {
  switch (order.kind) {
    case 'trade':
      return ORDER_TEXTS.trade(order.side, order.quantity, order.symbol)
    case 'travel':
      return ORDER_TEXTS.travel(boroughName(order.borough))
    case 'ask':
      return ORDER_TEXTS.ask(
        MARKET_TEXTS.favourNames[order.favor_type],
        CHARACTER_NAMES[order.character],
      )
    case 'upgrade':
      return ORDER_TEXTS.upgrade(order.capacity)
    case 'front': {
      const { action, front } = order.action
      return FRONT_TEXTS.order[action](front.replaceAll('_', ' '))
    }
    case 'repay':
      return ORDER_TEXTS.repay(order.shark, dollars(order.amount))
  }
}
