import * as z from 'zod/mini'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const paymentSchema = z.object({
  wallet: z.string(),
  usdc: z.number(),
  reference: z.string(),
  /** What the wallet calls a sponsored call that has no transaction yet, whose hash becomes the reference. */
  callsId: z.optional(z.string()),
  /** The app around the page was asked for it and has not told its transaction: the reference is the order's. */
  isOrder: z._default(z.boolean(), false),
  /** Nobody could tell what became of it: it stands in no other's way, and is tried once a visit. */
  isAside: z._default(z.boolean(), false),
  /** Milliseconds since 1970. */
  paidAt: z._default(z.number(), 0),
  /** The idempotency keys it was shown under, by what it was shown for. */
  keys: z._default(z.record(z.string(), z.string()), {}),
})
/** A payment that was made, or may have been, and that the server has not taken yet. */
export type OpenPayment = z.infer<typeof paymentSchema>

/** The open payments of this browser, known by their references. */
export interface OpenPayments {
  all(): readonly OpenPayment[]
  add(payment: z.input<typeof paymentSchema>): OpenPayment
  /** Keeps what has been learned of a payment in its place. */
  amend(payment: OpenPayment, learned: Partial<OpenPayment>): OpenPayment
  drop(payment: Pick<OpenPayment, 'reference'>): void
}

export function createOpenPayments(kept: ClientStorage): OpenPayments {
  const all = (): readonly OpenPayment[] => {
    const read = z.array(paymentSchema).safeParse(parseJson(kept.read(STORED.openPayments)))
    return read.success ? read.data : []
  }
  const keep = (payments: readonly OpenPayment[]): void =>
    kept.write(STORED.openPayments, JSON.stringify(payments))
  return {
    all,
    add(told) {
      const payment = paymentSchema.parse(told)
      keep([...all(), payment])
      return payment
    },
    amend({ reference, ...before }, learned) {
      const known = all().find((payment) => payment.reference === reference)
      const amended = { reference, ...before, ...known, ...learned }
      keep(all().map((payment) => (payment.reference === reference ? amended : payment)))
      return amended
    },
    drop: ({ reference }) => keep(all().filter((payment) => payment.reference !== reference)),
  }
}
