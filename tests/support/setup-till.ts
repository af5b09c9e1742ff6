import { ApiError } from '#src/api/api-error.ts'
import { type PublicConfig } from '#src/api/get-config.ts'
import { PAYMENT_CONFIRM } from '#src/protocol/timing.ts'
import { createOpenPayments } from '#src/wallet/open-payments.ts'
import { type PayByHost } from '#src/wallet/purse.ts'
import { createTill } from '#src/wallet/till.ts'
import { type SentPayment, type TokenPayment } from '#src/wallet/wallet-connection.ts'
import { createManualTimers, settle } from './manual-timers.ts'
import { memoryKept } from './storages.ts'

export const MESSAGES = { usdc: 1, what: 'messages' }
export const TIP = { usdc: 0.5, what: 'a tip' }
export const ADA = `0x${'a1'.repeat(20)}`
export const TREASURY = `0x${'7e'.repeat(20)}`
export const USDC = `0x${'83'.repeat(20)}`
export const PAYMASTER = 'https://game.example/api/v1/paymaster'
export const HASH = `0x${'1'.repeat(64)}` as const
export const PENDING = new ApiError('payment_pending', 'Base has not confirmed this payment yet.')
export const UNKNOWN = new ApiError('payment_unknown', 'Base knows no such payment yet.')
export const REFUSED = new ApiError(
  'payment_refused',
  'This transaction did not pay what it costs.',
)

/** A browser's till, whose wallet and app do what `parts` say; `open` is the till of its next page. */
export function setupTill(payments: PublicConfig['payments'] = 'chain', sponsored = false) {
  const { kept } = memoryKept()
  const timers = createManualTimers()
  const asked: TokenPayment[] = []
  const parts = {
    wallet: ADA as string | null,
    /** What the wallet does next. */
    answer: async (): Promise<SentPayment> => ({
      hash: asked.length === 1 ? HASH : `0x${asked.length}`,
    }),
    /** What becomes of a sponsored call. */
    hashOf: async (): Promise<`0x${string}` | null> => null,
    isGasless: async () => false,
    /** The app around the page, where it pays. */
    byHost: null as PayByHost | null,
    takesWorld: true,
    hasWallet: true,
    /** Milliseconds that the browser was closed. */
    awayMs: 0,
  }
  let keys = 0
  const open = () =>
    createTill({
      ...{ kept, timers, newKey: () => `key-${(keys += 1)}`, wallet: () => parts.wallet },
      now: () => timers.now() + parts.awayMs,
      terms: async () => ({
        ...{ payments, treasury_address: TREASURY, usdc_address: USDC, sponsors_calls: sponsored },
        takes_world_payments: parts.takesWorld,
      }),
      payer: async () =>
        parts.hasWallet
          ? {
              pay: (payment) => (asked.push(payment), parts.answer()),
              hashOf: () => parts.hashOf(),
              isGasless: () => parts.isGasless(),
            }
          : null,
      byHost: () => parts.byHost,
      paymaster: PAYMASTER,
    })
  /** Lets the tries of a payment that is not there yet run out. */
  const runOut = async (): Promise<void> => {
    for (let beats = 0; beats < PAYMENT_CONFIRM.tries; beats += 1) {
      await settle()
      await timers.pass(PAYMENT_CONFIRM.everyMs)
    }
  }
  const stored = () => createOpenPayments(kept).all()
  return { open, till: open(), timers, asked, parts, runOut, stored }
}
