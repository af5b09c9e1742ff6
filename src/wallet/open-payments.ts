import * as z from 'zod/mini'
import { type KeptValues } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { STORED } from '#src/protocol/stored-values.ts'

const paymentSchema = z.object({
  wallet: z.string(),
  usdc: z.number(),
  reference: z.string(),
  /** What the wallet calls a sponsored call that has no transaction yet, whose hash becomes the reference. */
  callsId: z.optional(z.string()),
  /** Milliseconds since 1970. */
  paidAt: z._default(z.number(), 0),
  /** The idempotency keys it was shown under, by what it was shown for. */
  keys: z._default(z.record(z.string(), z.string()), {}),
})
/** A payment that was made and that the server has not taken yet. */
export type OpenPayment = z.infer<typeof paymentSchema>

export function readOpenPayments(kept: KeptValues): readonly OpenPayment[] {
  const read = z.array(paymentSchema).safeParse(parseJson(kept.read(STORED.openPayments)))
  return read.success ? read.data : []
}
