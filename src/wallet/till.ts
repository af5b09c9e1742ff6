import { isApiError } from '#src/api/api-error.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { waitFor } from '#src/browser/wait-for.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { CALL_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { PAYMENT_CONFIRM, PAYMENT_LOST_MS, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { unanswered } from './ask-wallet.ts'
import { createOpenPayments, type OpenPayment } from './open-payments.ts'
import {
  createPurse,
  type CreatePurseOptions,
  type PaymentTerms,
  type SentReference,
} from './purse.ts'
import { WalletError } from './wallet-error.ts'

/** What is paid for. */
export interface Purchase {
  readonly usdc: number
  /** Tells it from everything else that costs as much. */
  readonly what: string
}

/**
 * Hands a payment's reference to the server under an idempotency key: a payment comes with the same key as often as it
 * is shown for the same, so that it buys once although an answer was lost.
 */
export type TakePayment<taken> = (reference: string, key: string) => Promise<taken>

/** Where USDC is paid. */
export interface Till {
  /** Whether what is bought takes no payment. */
  isDemo(): Promise<boolean>
  /**
   * Pays and has `take` hand the payment over, again while the chain has not confirmed it. What was paid and never taken
   * is handed over instead of a second payment, after a reload, too; where nobody can tell for long what became of it, it
   * is set aside, and tried once a visit before anything is paid anew. One payment at a time. Rejects with a
   * {@link WalletError} where nothing is known to be paid, else as `take` does.
   */
  pay<taken>(purchase: Purchase, take: TakePayment<taken>): Promise<taken>
}

export interface CreateTillOptions extends CreatePurseOptions {
  /** Null where it could not be had. */
  readonly terms: () => Promise<PaymentTerms | null>
  /** Lower-cased; null without a session. */
  readonly wallet: () => string | null
  readonly kept: ClientStorage
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newKey: () => string
}

export function createTill(options: CreateTillOptions): Till {
  const { now, timers } = options
  const purse = createPurse(options)
  const payments = createOpenPayments(options.kept)

  const make = async (wallet: string, usdc: number): Promise<OpenPayment> => {
    const terms = await options.terms()
    if (!terms) throw new WalletError('failed', CALL_TEXTS.networkFailed)
    const noted = (sent: SentReference): OpenPayment =>
      payments.add({ ...sent, wallet, usdc, paidAt: now() })
    if (terms.payments === 'demo') return noted({ reference: `demo:${options.newKey()}` })
    // A wallet that did not tell what became of a sponsored call would leave its owner with the next one, too.
    const isSilent = payments.all().some((payment) => {
      return payment.wallet === wallet && payment.isAside && payment.callsId !== undefined
    })
    const offered = { ...terms, sponsors_calls: terms.sponsors_calls && !isSilent }
    const send = async (): Promise<OpenPayment> => {
      const orders: OpenPayment[] = []
      const ordered = (reference: string): void =>
        void orders.push(noted({ reference, isOrder: true }))
      try {
        return noted(await purse.send(usdc, offered, ordered))
      } finally {
        // Whatever became of it, this page has been told.
        for (const order of orders) payments.drop(order)
      }
    }
    // Noted whenever it comes: a wallet that answers when nobody waits any more has paid all the same.
    return beforeLimit({ timers, ms: PAYMENT_WALLET_MS, run: send, late: unanswered })
  }
  /** The payment by its transaction's hash. */
  const land = async (payment: OpenPayment): Promise<OpenPayment> => {
    if (payment.isOrder) throw new WalletError('untold', WALLET_TEXTS.orderUntold)
    if (payment.callsId === undefined) return payment
    const hash = await purse.hashOf(payment.callsId)
    if (hash === null) throw new WalletError('pending', WALLET_TEXTS.notCarriedOutYet)
    const landed = { reference: hash, callsId: undefined, isAside: false, paidAt: now() }
    return payments.amend(payment, landed)
  }
  /** The key under which a payment is shown for something, now and whenever it is shown for that again. */
  const keyFor = (payment: OpenPayment, what: string): string => {
    const key = payment.keys[what] ?? options.newKey()
    payments.amend(payment, { keys: { ...payment.keys, [what]: key } })
    return key
  }
  /** Does something with a payment, again as long as it is too early for it. */
  const onceThere = async <done>(
    { paidAt }: OpenPayment,
    run: () => Promise<done>,
  ): Promise<done> => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await run()
      } catch (failure) {
        const isUnsent = failure instanceof WalletError && failure.code === 'pending'
        const isUnknown = isUnsent || isApiError(failure, 'payment_unknown')
        if (isUnknown && now() - paidAt >= PAYMENT_LOST_MS) {
          throw new WalletError('untold', WALLET_TEXTS.paymentUntold, { cause: failure })
        }
        const isEarly = isUnknown || isApiError(failure, 'payment_pending')
        if (!isEarly || tried >= PAYMENT_CONFIRM.tries) throw failure
        await waitFor(timers, PAYMENT_CONFIRM.everyMs)
      }
    }
  }
  /** Hands one payment over. What may have been paid is not dropped: at worst it is set aside. */
  const spend = async <taken>(
    open: OpenPayment,
    what: string,
    take: TakePayment<taken>,
  ): Promise<taken> => {
    let payment = open
    try {
      const landed = await onceThere(open, () => land(open))
      payment = landed
      const key = keyFor(landed, what)
      const taken = await onceThere(landed, () => take(landed.reference, key))
      payments.drop(landed)
      return taken
    } catch (failure) {
      if (isWorthless(failure)) payments.drop(payment)
      if (isUntold(failure)) payments.amend(payment, { isAside: true })
      throw failure
    }
  }
  /** References of what was set aside and tried in this visit. */
  const tried = new Set<string>()
  const buy = async <taken>({ usdc, what }: Purchase, take: TakePayment<taken>): Promise<taken> => {
    const wallet = options.wallet() ?? ''
    const fitting = payments
      .all()
      .filter((payment) => payment.wallet === wallet && payment.usdc === usdc)
    const waiting = fitting.filter(({ isAside }) => !isAside)
    const known = waiting.find(({ keys }) => what in keys) ?? waiting[0]
    if (known) return spend(known, what, take)
    for (const aside of fitting.filter(({ reference }) => !tried.has(reference))) {
      try {
        return await spend(aside, what, take)
      } catch (failure) {
        if (!isUntold(failure) && !isWorthless(failure)) throw failure
        tried.add(aside.reference)
      }
    }
    return spend(await make(wallet, usdc), what, take)
  }
  let isPaying = false

  return {
    isDemo: async () => (await options.terms())?.payments === 'demo',
    async pay(purchase, take) {
      // Two that are asked for at once would find no open payment, and pay twice.
      if (isPaying) throw new WalletError('busy', WALLET_TEXTS.paying)
      isPaying = true
      try {
        return await buy(purchase, take)
      } finally {
        isPaying = false
      }
    },
  }
}

/** Whether what was paid buys nothing, however often it is shown. */
function isWorthless(failure: unknown): boolean {
  const isLost = failure instanceof WalletError && failure.code === 'lost'
  return isLost || isApiError(failure, 'payment_refused')
}

/** Whether nobody could tell, for so long, what became of it. */
function isUntold(failure: unknown): boolean {
  return failure instanceof WalletError && failure.code === 'untold'
}
