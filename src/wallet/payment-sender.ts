import { type PublicConfig } from '#src/api/get-config.ts'
import { type orderPayment } from '#src/api/order-payment.ts'
import { type Host } from '#src/hosts/host.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { USDC_UNITS } from '#src/protocol/base.ts'
import { GAME_NAME, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import { asAddress } from './as-address.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { isWalletError, timeoutError, WalletError } from './wallet-error.ts'

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

export interface CreatePaymentSenderOptions {
  /** Resolves with the wallet of the session; null when it is not available. */
  readonly payer: () => Promise<Pick<WalletConnection, 'hashOf' | 'isGasless' | 'pay'> | null>
  readonly host: Pick<Host, 'pay'>
  /** Orders a payment from the server. Rejects when the server makes no order. */
  readonly order: (order: Parameters<typeof orderPayment>[1]) => ReturnType<typeof orderPayment>
  /** The absolute URL of the server's paymaster. */
  readonly paymaster: string
  readonly timers: Timers
}

/** Creates what sends the player's USDC to the treasury, from the session's wallet or through the app around the page. */
export function createPaymentSender(options: CreatePaymentSenderOptions) {
  const { host, order, timers } = options
  /** Whether a sponsored call has failed. Later payments are then sent without a sponsor, so that they can succeed. */
  let hasSponsorFailed = false
  const noteSponsorFailure = (failure: unknown): never => {
    if (isWalletError(failure, 'failed') || isWalletError(failure, 'lost')) hasSponsorFailed = true
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
    const { reference, to } = await order({ chain: 'base', usdc })
    const units = BigInt(Math.round(usdc * USDC_UNITS))
    const payment = { token: asAddress(token), to: asAddress(to), units, paymaster: null }
    // The address is a secret of the player: the paymaster signs for this order.
    const paymaster = new URL(options.paymaster)
    paymaster.searchParams.set('order', reference)
    const sent = usesSponsor
      ? await connection.pay({ ...payment, paymaster: paymaster.href }).catch(noteSponsorFailure)
      : await connection.pay(payment)
    if ('hash' in sent) return { reference: sent.hash }
    return { reference: sent.callsId, callsId: sent.callsId }
  }

  return {
    /**
     * Sends a payment. Calls `onOrder` with the server's reference before the app is asked to pay. A rejection means
     * that nothing was paid; its message can be shown to the player.
     */
    async send(
      usdc: number,
      terms: PaymentTerms,
      onOrder: (reference: string) => void,
    ): Promise<SentReference> {
      const { payments, treasury_address: treasury, usdc_address: token } = terms
      const isOff = new WalletError('not_allowed', WALLET_TEXTS.paymentsOff)
      if (payments !== 'chain') throw isOff
      if (host.pay) {
        if (!terms.takes_world_payments) throw isOff
        const { reference, to } = await order({ chain: 'world', usdc })
        onOrder(reference)
        const paid = await host.pay({ reference, to, usdc, description: GAME_NAME })
        return { reference: `${WORLD_PAYMENT}${paid}` }
      }
      if (treasury === null) throw isOff
      return payByWallet(usdc, token, terms.sponsors_calls)
    },
    /** {@link WalletConnection.hashOf} of the session's wallet, within a time limit. */
    hashOf: (callsId: string): Promise<`0x${string}` | null> =>
      beforeLimit({
        timers,
        ms: HOST_CALL_MS.bridge,
        run: async () => (await payer()).hashOf(callsId),
        late: () => new WalletError('pending', WALLET_TEXTS.unanswered),
      }).catch(noteSponsorFailure),
  }
}
