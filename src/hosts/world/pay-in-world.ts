import { HOST_TEXTS, WORLD_PAYMENT_TEXTS } from '#src/protocol/messages.ts'
import { HostError } from '../host-error.ts'
import { type HostPayment } from '../host.ts'
import { heard } from '../within-time.ts'

/** MiniKit's `pay`; rejects with its PayError, whose code is one of its own. */
type AskToPay = (payment: HostPayment) => Promise<{ readonly data: { transactionId: string } }>

/**
 * Has World App pay: its id of the transaction. One payment at a time, however long it takes: MiniKit keeps one handler,
 * and of two at once the answer to the first would be lost. Rejects with a {@link HostError}.
 */
export function createWorldPay(ask: AskToPay): (payment: HostPayment) => Promise<string> {
  let isPaying = false
  return async (payment) => {
    if (isPaying) throw new HostError('busy', HOST_TEXTS.paying)
    isPaying = true
    try {
      const { data } = await heard(() => ask(payment).catch(tellInWords))
      return data.transactionId
    } finally {
      isPaying = false
    }
  }
}

function tellInWords(cause: unknown): never {
  const code: unknown = cause instanceof Object && 'code' in cause ? cause.code : undefined
  const [, sentence] = Object.entries(WORLD_PAYMENT_TEXTS).find(([name]) => name === code) ?? []
  throw sentence === undefined ? cause : new HostError('failed', sentence, { cause })
}
