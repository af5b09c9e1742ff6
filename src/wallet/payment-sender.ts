import { type PublicConfig } from '#src/api/get-config.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { USDC_UNITS } from '#src/protocol/base.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { asAddress } from './as-address.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { timeoutError, WalletError } from './wallet-error.ts'

/** The payment settings of the server. */
export type PaymentTerms = Pick<
  PublicConfig,
  'payments' | 'sponsors_calls' | 'takes_world_payments' | 'treasury_address' | 'usdc_address'
>

/** How a sent payment is identified: by what the server accepts, or until then by the wallet's id or the order. */
export type SentReference =
  | { readonly reference: string }
  | { readonly reference: string; readonly callsId: string }
  | { readonly reference: string; readonly isOrder: true }

/** Sends the player's USDC to the treasury, from the session's wallet or through the app around the page. */
export interface PaymentSender {
  /**
   * Sends a payment. Calls `onOrder` with the server's reference before the app is asked to pay. A rejection means that
   * nothing was paid; its message can be shown to the player.
   */
  send(
    usdc: number,
    terms: PaymentTerms,
    onOrder: (reference: string) => void,
  ): Promise<SentReference>
  /**
   * Resolves with the transaction of a sponsored call; null when there is none yet. Rejects with a {@link WalletError},
   * `pending` when the wallet reports no status.
   */
  hashOf(callsId: string): Promise<`0x${string}` | null>
}

/** Pays through the app. Calls `onOrder` with the server's reference first, and resolves with the app's reference. */
export type HostPayment = (usdc: number, onOrder: (reference: string) => void) => Promise<string>

/** An order of a payment on Base. */
export interface PlacedOrder {
  /** The recipient. */
  readonly to: string
  /** The absolute URL at which the wallet requests a sponsorship for this order. It is a secret of the player. */
  readonly paymaster: string
}

export interface CreatePaymentSenderOptions {
  /** Resolves with the wallet of the session; null when it is not available. */
  readonly payer: () => Promise<Pick<WalletConnection, 'hashOf' | 'isGasless' | 'pay'> | null>
  /** Returns null when the app around the page makes no payments. */
  readonly hostPayment: () => HostPayment | null
  /** Orders a payment on Base from the server. Rejects when the server makes no order. */
  readonly order: (usdc: number) => Promise<PlacedOrder>
  readonly timers: Timers
}

export function createPaymentSender({
  hostPayment,
  timers,
  ...options
}: CreatePaymentSenderOptions): PaymentSender {
  /** Whether a sponsored call has failed. Later payments are then sent without a sponsor, so that they can succeed. */
  let hasSponsorFailed = false
  const noteSponsorFailure = (failure: unknown): never => {
    const isFault = failure instanceof WalletError && ['failed', 'lost'].includes(failure.code)
    if (isFault) hasSponsorFailed = true
    throw failure
  }
  const payer = async () => {
    const connection = await options.payer()
    if (connection) return connection
    throw new WalletError('no_provider', WALLET_TEXTS.notConnected)
  }
  const payByWallet = async (
    usdc: number,
    token: string,
    isSponsored: boolean,
  ): Promise<SentReference> => {
    const connection = await payer()
    const ms = HOST_CALL_MS.bridge
    const isGasless = (): Promise<boolean> =>
      beforeLimit({ timers, ms, run: () => connection.isGasless(), late: timeoutError })
    const usesSponsor = isSponsored && !hasSponsorFailed && (await isGasless().catch(() => false))
    // The order comes before the transfer: the server counts no transfer that is older.
    const { paymaster, to } = await options.order(usdc)
    const units = BigInt(Math.round(usdc * USDC_UNITS))
    const payment = { token: asAddress(token), to: asAddress(to), units }
    const sent = usesSponsor
      ? await connection.pay({ ...payment, paymaster }).catch(noteSponsorFailure)
      : await connection.pay({ ...payment, paymaster: null })
    if ('hash' in sent) return { reference: sent.hash }
    return { reference: sent.callsId, callsId: sent.callsId }
  }

  return {
    async send(usdc, terms, onOrder) {
      const { payments, treasury_address: treasury, usdc_address: token } = terms
      const isOff = new WalletError('not_allowed', WALLET_TEXTS.paymentsOff)
      if (payments !== 'chain') throw isOff
      const payByHost = hostPayment()
      if (payByHost && !terms.takes_world_payments) throw isOff
      if (payByHost) return { reference: await payByHost(usdc, onOrder) }
      if (treasury === null) throw isOff
      return payByWallet(usdc, token, terms.sponsors_calls)
    },
    hashOf: (callsId) =>
      beforeLimit({
        timers,
        ms: HOST_CALL_MS.bridge,
        run: async () => (await payer()).hashOf(callsId),
        late: () => new WalletError('pending', WALLET_TEXTS.unanswered),
      }).catch(noteSponsorFailure),
  }
}
