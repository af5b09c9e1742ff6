import * as z from 'zod/mini'
import { isApiError } from '#src/api/api-error.ts'
import { type PublicConfig } from '#src/api/get-config.ts'
import { type KeptValues } from '#src/browser/storage.ts'
import { waitFor } from '#src/browser/wait-for.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { type Timers } from '#src/lib/timers.ts'
import { CALL_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { PAYMENT_CONFIRM, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { type TokenPayment, type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'

/** Where USDC is paid. */
export interface Till {
  /** Whether what is bought takes no payment. */
  isDemo(): Promise<boolean>
  /**
   * Pays and has `take` hand the payment's reference to the server, again while the chain has not confirmed it. What was
   * paid and never taken is handed over instead of a second payment, after a reload, too. Rejects with a
   * {@link WalletError} where nothing was paid, else as `take` does.
   */
  pay<taken>(usdc: number, take: (reference: string) => Promise<taken>): Promise<taken>
}

export interface CreateTillOptions {
  /** The server's word on payments; null where it could not be had. */
  readonly terms: () => Promise<Pick<
    PublicConfig,
    'payments' | 'treasury_address' | 'usdc_address'
  > | null>
  /** The wallet that the session is of; null where it is gone. */
  readonly payer: () => Promise<Pick<WalletConnection, 'pay'> | null>
  /** Lower-cased; null without a session. */
  readonly wallet: () => string | null
  readonly kept: KeptValues
  readonly timers: Timers
  readonly newKey: () => string
}

/** USDC counts in millionths. */
const USDC_UNITS = 1_000_000
const paymentSchema = z.object({ wallet: z.string(), usdc: z.number(), reference: z.string() })
type OpenPayment = z.infer<typeof paymentSchema>

export function createTill(options: CreateTillOptions): Till {
  const { kept, timers } = options
  const open = (): readonly OpenPayment[] => {
    const read = z.array(paymentSchema).safeParse(parseJson(kept.read(STORED.openPayments)))
    return read.success ? read.data : []
  }
  const keep = (payments: readonly OpenPayment[]): void =>
    kept.write(STORED.openPayments, JSON.stringify(payments))
  const drop = ({ reference }: OpenPayment): void =>
    keep(open().filter((payment) => payment.reference !== reference))

  const ask = async (payment: TokenPayment): Promise<`0x${string}`> => {
    const connection = await options.payer()
    if (!connection) throw new WalletError('no_provider', WALLET_TEXTS.notConnected)
    return connection.pay(payment)
  }
  const make = async (wallet: string, usdc: number): Promise<OpenPayment> => {
    const terms = await options.terms()
    if (!terms) throw new WalletError('failed', CALL_TEXTS.networkFailed)
    const { payments, treasury_address: to, usdc_address: token } = terms
    const noted = (reference: string): OpenPayment => {
      const payment = { wallet, usdc, reference }
      keep([...open(), payment])
      return payment
    }
    if (payments === 'demo') return noted(`demo:${options.newKey()}`)
    if (payments === 'off' || to === null) {
      throw new WalletError('not_allowed', WALLET_TEXTS.paymentsOff)
    }
    const units = BigInt(Math.round(usdc * USDC_UNITS))
    // Noted whenever it comes: a wallet that answers when nobody waits any more has paid all the same.
    const paid = ask({ token: asAddress(token), to: asAddress(to), units }).then(noted)
    return withinTime(timers, paid)
  }
  const handOver = async <taken>(take: () => Promise<taken>): Promise<taken> => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await take()
      } catch (failure) {
        const isPending = isApiError(failure, 'payment_pending')
        if (!isPending || tried >= PAYMENT_CONFIRM.tries) throw failure
        await waitFor(timers, PAYMENT_CONFIRM.everyMs)
      }
    }
  }

  return {
    isDemo: async () => (await options.terms())?.payments === 'demo',
    async pay(usdc, take) {
      const wallet = options.wallet() ?? ''
      const known = open().find((payment) => payment.wallet === wallet && payment.usdc === usdc)
      const payment = known ?? (await make(wallet, usdc))
      try {
        const taken = await handOver(() => take(payment.reference))
        drop(payment)
        return taken
      } catch (failure) {
        // It pays for nothing, however often it is shown.
        if (isApiError(failure, 'payment_refused')) drop(payment)
        throw failure
      }
    },
  }
}

async function withinTime<answer>(timers: Timers, asked: Promise<answer>): Promise<answer> {
  let release = (): void => undefined
  const limit = new Promise<never>((_, reject) => {
    const tooLate = (): void => reject(new WalletError('failed', WALLET_TEXTS.unanswered))
    release = timers.after(PAYMENT_WALLET_MS, tooLate)
  })
  try {
    return await Promise.race([asked, limit])
  } finally {
    release()
  }
}

function asAddress(text: string): `0x${string}` {
  return `0x${text.slice(2).toLowerCase()}`
}
