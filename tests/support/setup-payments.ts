import { ApiError } from '#src/api/api-error.ts'
import { type PublicConfig } from '#src/api/get-config.ts'
import { type Host } from '#src/hosts/host.ts'
import { PAYMENT_CONFIRM } from '#src/protocol/timing.ts'
import { createOpenPayments } from '#src/wallet/open-payments.ts'
import { createPayments } from '#src/wallet/payments.ts'
import { type SentPayment, type TokenPayment } from '#src/wallet/wallet-connection.ts'
import { createManualTimers, settle } from './manual-timers.ts'
import { createMemoryStorage } from './storages.ts'

export const MESSAGES = { usdc: 1, what: 'messages' }
export const TIP = { usdc: 0.5, what: 'a tip' }
export const ADA = `0x${'a1'.repeat(20)}`
export const TREASURY = `0x${'7e'.repeat(20)}` as const
export const USDC = `0x${'83'.repeat(20)}`
const PAYMASTER = 'https://game.example/api/v1/paymaster'
/** Returns the paymaster's address for the first, second or later order. */
export const paymasterOf = (order: number) => `${PAYMASTER}?order=order-${order}`
export const HASH = `0x${'1'.repeat(64)}` as const
export const PENDING = new ApiError('payment_pending', 'Base has not confirmed this payment yet.')
export const UNKNOWN = new ApiError('payment_unknown', 'Base knows no such payment yet.')
export const REFUSED = new ApiError(
  'payment_refused',
  'This transaction did not pay what it costs.',
)

/** Creates the payments of a browser whose wallet and app behave as `parts` say. `open` opens those of its next page. */
export function setupPayments(payments: PublicConfig['payments'] = 'chain', sponsored = false) {
  const { storage } = createMemoryStorage()
  const timers = createManualTimers()
  const sentPayments: TokenPayment[] = []
  const orders: number[] = []
  const parts = {
    wallet: ADA as string | null,
    /** The next answer of the wallet. */
    answer: async (): Promise<SentPayment> => ({
      hash: sentPayments.length === 1 ? HASH : `0x${sentPayments.length}`,
    }),
    /** The transaction of a sponsored call. */
    hashOf: async (): Promise<`0x${string}` | null> => null,
    isGasless: async () => false,
    /** Pays through the app around the page. */
    hostPay: null as Host['pay'],
    takesWorld: true,
    hasWallet: true,
    /** Milliseconds that the browser was closed. */
    awayMs: 0,
  }
  let keys = 0
  const open = () =>
    createPayments({
      ...{ storage, timers, newKey: () => `key-${(keys += 1)}`, wallet: () => parts.wallet },
      now: () => timers.now() + parts.awayMs,
      terms: async () => ({
        ...{ payments, treasury_address: TREASURY, usdc_address: USDC, sponsors_calls: sponsored },
        takes_world_payments: parts.takesWorld,
      }),
      payer: async () =>
        parts.hasWallet
          ? {
              pay: (payment) => (sentPayments.push(payment), parts.answer()),
              hashOf: () => parts.hashOf(),
              isGasless: () => parts.isGasless(),
            }
          : null,
      host: {
        get pay() {
          return parts.hostPay
        },
      },
      async order({ usdc }) {
        orders.push(Number(usdc))
        return { reference: `order-${orders.length}`, to: TREASURY, pay_until: '' }
      },
      paymaster: PAYMASTER,
    })
  /** Passes the time of all attempts to confirm a payment. */
  const runOut = async (): Promise<void> => {
    for (let beats = 0; beats < PAYMENT_CONFIRM.tries; beats += 1) {
      await settle()
      await timers.pass(PAYMENT_CONFIRM.everyMs)
    }
  }
  const stored = () => createOpenPayments(storage).all()
  return { open, payments: open(), timers, orders, sentPayments, parts, runOut, stored }
}
