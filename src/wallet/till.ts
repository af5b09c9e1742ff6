import { isApiError } from '#src/api/api-error.ts'
import { type KeptValues } from '#src/browser/storage.ts'
import { waitFor } from '#src/browser/wait-for.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { CALL_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { PAYMENT_CONFIRM, PAYMENT_LOST_MS, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { unanswered } from './ask-wallet.ts'
import { type OpenPayment, readOpenPayments } from './open-payments.ts'
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
   * is handed over instead of a second payment, after a reload, too. One payment at a time. Rejects with a
   * {@link WalletError} where nothing was paid, else as `take` does.
   */
  pay<taken>(purchase: Purchase, take: TakePayment<taken>): Promise<taken>
}

export interface CreateTillOptions extends CreatePurseOptions {
  /** Null where it could not be had. */
  readonly terms: () => Promise<PaymentTerms | null>
  /** Lower-cased; null without a session. */
  readonly wallet: () => string | null
  readonly kept: KeptValues
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newKey: () => string
}

export function createTill(options: CreateTillOptions): Till {
  const { kept, timers } = options
  const purse = createPurse(options)
  const open = (): readonly OpenPayment[] => readOpenPayments(kept)
  const keep = (payments: readonly OpenPayment[]): void =>
    kept.write(STORED.openPayments, JSON.stringify(payments))
  const drop = ({ reference }: OpenPayment): void =>
    keep(open().filter((payment) => payment.reference !== reference))

  const make = async (wallet: string, usdc: number): Promise<OpenPayment> => {
    const terms = await options.terms()
    if (!terms) throw new WalletError('failed', CALL_TEXTS.networkFailed)
    const noted = (sent: SentReference): OpenPayment => {
      const payment = { ...sent, wallet, usdc, paidAt: options.now(), keys: {} }
      keep([...open(), payment])
      return payment
    }
    if (terms.payments === 'demo') return noted({ reference: `demo:${options.newKey()}` })
    // Noted whenever it comes: a wallet that answers when nobody waits any more has paid all the same.
    return beforeLimit({
      timers,
      ms: PAYMENT_WALLET_MS,
      run: () => purse.send(usdc, terms).then(noted),
      late: unanswered,
    })
  }
  /** Keeps what has been learned of a payment in its place. */
  const amend = (payment: OpenPayment, amended: OpenPayment): OpenPayment => {
    keep(open().map((other) => (other.reference === payment.reference ? amended : other)))
    return amended
  }
  /** The payment by its transaction's hash. */
  const land = async (payment: OpenPayment): Promise<OpenPayment> => {
    const { callsId, ...landed } = payment
    if (callsId === undefined) return payment
    const hash = await purse.hashOf(callsId)
    if (hash !== null) return amend(payment, { ...landed, reference: hash })
    throw new WalletError('pending', WALLET_TEXTS.notCarriedOutYet)
  }
  /** The key under which a payment is shown for something, now and whenever it is shown for that again. */
  const keyFor = (payment: OpenPayment, what: string): string => {
    const key = payment.keys[what] ?? options.newKey()
    amend(payment, { ...payment, keys: { ...payment.keys, [what]: key } })
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
        if (isUnknown && options.now() - paidAt >= PAYMENT_LOST_MS) {
          throw new WalletError('lost', WALLET_TEXTS.paymentLost, { cause: failure })
        }
        const isEarly = isUnknown || isApiError(failure, 'payment_pending')
        if (!isEarly || tried >= PAYMENT_CONFIRM.tries) throw failure
        await waitFor(timers, PAYMENT_CONFIRM.everyMs)
      }
    }
  }
  const buy = async <taken>({ usdc, what }: Purchase, take: TakePayment<taken>): Promise<taken> => {
    const wallet = options.wallet() ?? ''
    const fitting = open().filter((payment) => payment.wallet === wallet && payment.usdc === usdc)
    const known = fitting.find(({ keys }) => what in keys) ?? fitting[0]
    let payment = known ?? (await make(wallet, usdc))
    try {
      const landed = await onceThere(payment, () => land(payment))
      payment = landed
      const key = keyFor(payment, what)
      const taken = await onceThere(payment, () => take(landed.reference, key))
      drop(payment)
      return taken
    } catch (failure) {
      if (isWorthless(failure)) drop(payment)
      throw failure
    }
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
