import { HOST_TEXTS, WORLD_PAYMENT_TEXTS } from '#src/protocol/host-texts.ts'
import { HostError } from '../host-error.ts'
import { type HostPayment } from '../host.ts'
import { withHostErrors } from '../within-time.ts'

/** MiniKit's `pay`. Rejects with a PayError that has one of MiniKit's codes. */
type AskToPay = (payment: HostPayment) => Promise<{ readonly data: { transactionId: string } }>

/**
 * Creates a function that pays through World App and resolves to its transaction id, without a time limit. Only one
 * payment at a time is possible: MiniKit keeps one handler, so the answer to the first of two payments would be lost.
 * Rejects with a {@link HostError}.
 */
export function createWorldPay(ask: AskToPay): (payment: HostPayment) => Promise<string> {
  let isPaying = false
  return async (payment) => {
    if (isPaying) throw new HostError('busy', HOST_TEXTS.paying)
    isPaying = true
    try {
      const { data } = await withHostErrors(() => ask(payment).catch(throwReadable))
      return data.transactionId
    } finally {
      isPaying = false
    }
  }
}

function throwReadable(cause: unknown): never {
  const code: unknown = cause instanceof Object && 'code' in cause ? cause.code : undefined
  const [, sentence] = Object.entries(WORLD_PAYMENT_TEXTS).find(([name]) => name === code) ?? []
  throw sentence === undefined ? cause : new HostError('failed', sentence, { cause })
}
