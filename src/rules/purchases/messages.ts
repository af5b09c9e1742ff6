import { RULES } from '../config.ts'
import type { Refusal } from '../decider.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'

/** Adds the messages that a payment has bought. */
export interface BuyMessages {
  readonly kind: 'buy_messages'
  /** A UUID that names the payment without revealing its transaction. */
  readonly payment: string
}

/** Takes back what a payment has bought, because the payment has vanished from its chain. */
export interface VoidPayment {
  readonly kind: 'void_payment'
  readonly payment: string
}

export interface MessagesBought extends EventBase {
  readonly kind: 'messages_bought'
  readonly payment: string
  readonly messages: number
  readonly usdc: number
}

export interface PaymentVoided extends EventBase {
  readonly kind: 'payment_voided'
  readonly payment: string
  readonly usdc: number
  /** The bought messages that were taken back: those of the payment that are left. 0 for a favour. */
  readonly messages: number
}

export type PurchaseEvent = MessagesBought | PaymentVoided

/** Decides the messages of a payment. The server has checked the payment and stores it with the event, once. */
export function decideMessages({ payment }: BuyMessages, world: World): readonly MessagesBought[] {
  const { messages, priceUsdc: usdc } = RULES.interactions.bought
  return [{ kind: 'messages_bought', ...stampOf(world), payment, messages, usdc }]
}

/** Decides a vanished payment. A favour that it paid for is not taken back. */
export function decideVoid(
  { interactions, watchedPayments }: Sheet,
  { payment: id }: VoidPayment,
  world: World,
): readonly PaymentVoided[] | Refusal<'not_found'> {
  const payment = watchedPayments.find((one) => one.id === id)
  if (!payment) return { refused: 'not_found', sentence: 'There is no such payment to take back.' }
  const bought = payment.bought === 'messages' ? RULES.interactions.bought.messages : 0
  const messages = Math.min(bought, interactions.bought)
  return [{ kind: 'payment_voided', ...stampOf(world), payment: id, usdc: payment.usdc, messages }]
}

export function evolvePurchase(sheet: Sheet, event: PurchaseEvent): Sheet {
  const { interactions } = sheet
  const by = event.kind === 'messages_bought' ? event.messages : -event.messages
  return {
    ...sheet,
    interactions: { ...interactions, bought: interactions.bought + by },
    watchedPayments: sheet.watchedPayments.filter(({ id }) => id !== event.payment),
  }
}
