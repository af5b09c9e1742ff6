import * as z from 'zod/mini'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const paymentSchema = z.object({
  wallet: z.string(),
  usdc: z.number(),
  reference: z.string(),
  /** The wallet's id of a sponsored call without a transaction yet. The transaction's hash becomes the reference. */
  callsId: z.optional(z.string()),
  /** The app around the page was asked to pay and has not answered. The reference is that of the order. */
  isOrder: z._default(z.boolean(), false),
  /** Set aside because its state is unknown. It blocks no other payment, and is tried once per visit. */
  isAside: z._default(z.boolean(), false),
  /** Milliseconds since 1970. */
  paidAt: z._default(z.number(), 0),
  /** The idempotency keys under which it was submitted, by purchase. */
  keys: z._default(z.record(z.string(), z.string()), {}),
})
/** A payment that was made or may have been made, and that the server has not accepted yet. */
export type OpenPayment = z.infer<typeof paymentSchema>
const paymentsSchema = z.catch(z.array(paymentSchema), [])

/** The open payments of this browser, identified by their references. */
export interface OpenPayments {
  all(): readonly OpenPayment[]
  add(payment: z.input<typeof paymentSchema>): OpenPayment
  /** Changes a stored payment in its place. */
  amend(payment: OpenPayment, changes: Partial<OpenPayment>): OpenPayment
  drop(payment: Pick<OpenPayment, 'reference'>): void
}

export function createOpenPayments(storage: ClientStorage): OpenPayments {
  const all = (): readonly OpenPayment[] =>
    paymentsSchema.parse(parseJson(storage.read(STORED.openPayments)))
  const store = (payments: readonly OpenPayment[]): void =>
    storage.write(STORED.openPayments, JSON.stringify(payments))
  return {
    all,
    add(input) {
      const payment = paymentSchema.parse(input)
      store([...all(), payment])
      return payment
    },
    amend({ reference, ...before }, changes) {
      const stored = all().find((payment) => payment.reference === reference)
      const amended = { reference, ...before, ...stored, ...changes }
      store(all().map((payment) => (payment.reference === reference ? amended : payment)))
      return amended
    },
    drop: ({ reference }) => store(all().filter((payment) => payment.reference !== reference)),
  }
}
