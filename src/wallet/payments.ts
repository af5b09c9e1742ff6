import { isApiError } from '#src/api/api-error.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { waitFor } from '#src/browser/wait-for.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { CALL_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { PAYMENT_CONFIRM, PAYMENT_LOST_MS, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { createOpenPayments, type OpenPayment } from './open-payments.ts'
import {
  createPaymentSender,
  type CreatePaymentSenderOptions,
  type PaymentTerms,
  type SentReference,
} from './payment-sender.ts'
import { isWalletError, timeoutError, WalletError } from './wallet-error.ts'

export interface Purchase {
  readonly usdc: number
  /** Distinguishes the purchase from others with the same price. */
  readonly what: string
}

/**
 * Submits a payment's reference to the server. The same payment for the same purchase always has the same idempotency
 * key, so it buys once even when a response was lost.
 */
export type SubmitPayment<result> = (reference: string, key: string) => Promise<result>

/** Payments in USDC for purchases in the game. */
export interface Payments {
  /** Resolves with whether purchases are free, as on a demo server. */
  isDemo(): Promise<boolean>
  /**
   * Pays and submits the payment, repeatedly while the chain has not confirmed it. A payment that the server has not
   * accepted yet is submitted before another one is made, also after a reload. A payment whose state remains unknown
   * for long is set aside: it is tried once per visit before a new payment is made. Only one payment at a time is
   * possible.
   * Rejects with a {@link WalletError} when no payment is known to exist, else with the failure of `submit`.
   */
  pay<result>(purchase: Purchase, submit: SubmitPayment<result>): Promise<result>
}

export interface CreatePaymentsOptions extends CreatePaymentSenderOptions {
  /** Resolves with null when the terms could not be loaded. */
  readonly terms: () => Promise<PaymentTerms | null>
  /** Lower-cased; null without a session. */
  readonly wallet: () => string | null
  readonly storage: ClientStorage
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newKey: () => string
}

export function createPayments(options: CreatePaymentsOptions): Payments {
  const { now, timers } = options
  const sender = createPaymentSender(options)
  const openPayments = createOpenPayments(options.storage)

  const makePayment = async (wallet: string, usdc: number): Promise<OpenPayment> => {
    const terms = await options.terms()
    if (!terms) throw new WalletError('failed', CALL_TEXTS.networkFailed)
    const store = (sent: SentReference): OpenPayment =>
      openPayments.add({ ...sent, wallet, usdc, paidAt: now() })
    if (terms.payments === 'demo') return store({ reference: `demo:${options.newKey()}` })
    // A wallet that never reported the status of one sponsored call would not report that of the next one either.
    const isSilent = openPayments.all().some((payment) => {
      return payment.wallet === wallet && payment.isAside && payment.callsId !== undefined
    })
    const offered = { ...terms, sponsors_calls: terms.sponsors_calls && !isSilent }
    const send = async (): Promise<OpenPayment> => {
      const orders: OpenPayment[] = []
      const onOrder = (reference: string): void =>
        void orders.push(store({ reference, isOrder: true }))
      try {
        return store(await sender.send(usdc, offered, onOrder))
      } finally {
        // The app has answered, so the orders are settled.
        for (const order of orders) openPayments.drop(order)
      }
    }
    // A late answer of the wallet is a payment too: `send` stores it even after the time limit.
    return beforeLimit({ timers, ms: PAYMENT_WALLET_MS, run: send, late: timeoutError })
  }
  /** Returns the payment with its transaction's hash as the reference. */
  const resolveHash = async (payment: OpenPayment): Promise<OpenPayment> => {
    if (payment.isOrder) throw new WalletError('unknown', WALLET_TEXTS.orderUnknown)
    if (payment.callsId === undefined) return payment
    const hash = await sender.hashOf(payment.callsId)
    if (hash === null) throw new WalletError('pending', WALLET_TEXTS.notCarriedOutYet)
    const resolved = { reference: hash, callsId: undefined, isAside: false, paidAt: now() }
    return openPayments.amend(payment, resolved)
  }
  /** Returns the idempotency key of a payment for a purchase. It is stored, so that later attempts repeat it. */
  const keyFor = (payment: OpenPayment, what: string): string => {
    const key = payment.keys[what] ?? options.newKey()
    openPayments.amend(payment, { keys: { ...payment.keys, [what]: key } })
    return key
  }
  /** Runs a step of a payment, and repeats it while the chain has not confirmed the payment. */
  const retryUntilConfirmed = async <done>(
    { paidAt }: OpenPayment,
    run: () => Promise<done>,
  ): Promise<done> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run()
      } catch (failure) {
        const isMissing =
          isWalletError(failure, 'pending') || isApiError(failure, 'payment_unknown')
        if (isMissing && now() - paidAt >= PAYMENT_LOST_MS) {
          throw new WalletError('unknown', WALLET_TEXTS.paymentUnknown, { cause: failure })
        }
        const isEarly = isMissing || isApiError(failure, 'payment_pending')
        if (!isEarly || attempt >= PAYMENT_CONFIRM.tries) throw failure
        await waitFor(timers, PAYMENT_CONFIRM.everyMs)
      }
    }
  }
  /** Submits one payment. A payment that may exist is never dropped; at worst it is set aside. */
  const submitPayment = async <result>(
    open: OpenPayment,
    what: string,
    submit: SubmitPayment<result>,
  ): Promise<result> => {
    let payment = open
    try {
      const resolved = await retryUntilConfirmed(open, () => resolveHash(open))
      payment = resolved
      const key = keyFor(resolved, what)
      const result = await retryUntilConfirmed(resolved, () => submit(resolved.reference, key))
      openPayments.drop(resolved)
      return result
    } catch (failure) {
      if (isWorthless(failure)) openPayments.drop(payment)
      if (isWalletError(failure, 'unknown')) openPayments.amend(payment, { isAside: true })
      throw failure
    }
  }
  /** References of the payments set aside that were tried in this visit. */
  const tried = new Set<string>()
  const buy = async <result>(
    { usdc, what }: Purchase,
    submit: SubmitPayment<result>,
  ): Promise<result> => {
    const wallet = options.wallet() ?? ''
    const usable = openPayments
      .all()
      .filter((payment) => payment.wallet === wallet && payment.usdc === usdc)
    const waiting = usable.filter(({ isAside }) => !isAside)
    const existing = waiting.find(({ keys }) => what in keys) ?? waiting[0]
    if (existing) return submitPayment(existing, what, submit)
    for (const aside of usable.filter(({ reference }) => !tried.has(reference))) {
      try {
        return await submitPayment(aside, what, submit)
      } catch (failure) {
        if (!isWalletError(failure, 'unknown') && !isWorthless(failure)) throw failure
        tried.add(aside.reference)
      }
    }
    return submitPayment(await makePayment(wallet, usdc), what, submit)
  }
  let isPaying = false

  return {
    isDemo: async () => (await options.terms())?.payments === 'demo',
    async pay(purchase, submit) {
      // Two concurrent purchases would both find no open payment, and pay twice.
      if (isPaying) throw new WalletError('busy', WALLET_TEXTS.paying)
      isPaying = true
      try {
        return await buy(purchase, submit)
      } finally {
        isPaying = false
      }
    },
  }
}

/** Whether the payment can never buy anything. */
function isWorthless(failure: unknown): boolean {
  return isWalletError(failure, 'lost') || isApiError(failure, 'payment_refused')
}
