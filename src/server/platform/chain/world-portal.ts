import * as z from 'zod/mini'
import { addressSchema } from '#src/protocol/fields.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** A payment in World's developer portal (docs.world.org, get transaction). */
const paymentSchema = z.object({
  reference: z.string(),
  transaction_status: z.enum(['pending', 'mined', 'failed']),
  /** In millionths for USDC. */
  token_amount: z.string().check(z.regex(/^\d{1,30}$/)),
  token: z.string(),
  to: addressSchema,
  app_id: z.string(),
})
export type WorldPayment = z.infer<typeof paymentSchema>
/**
 * Resolves with a payment by World App's transaction id. `unknown`: the portal does not have it, or not yet. Never
 * rejects.
 */
export type ReadWorldPayment = (id: string) => Promise<WorldPayment | 'unknown' | 'unreachable'>

/** The recipient of payments by World App, and the way to read them. */
export interface WorldPayments {
  readonly appId: string
  readonly treasury: `0x${string}`
  readonly read: ReadWorldPayment
}

const WORLD_PORTAL = 'https://developer.worldcoin.org'
const TIMEOUT_MS = 8_000
/**
 * The portal's response for an unknown transaction or a malformed id. A wrong key or app has the same statuses, but
 * means that this server's configuration is wrong.
 */
const unknownSchema = z.union([
  z.object({ code: z.literal('not_found'), attribute: z.literal('transaction') }),
  z.object({ code: z.literal('invalid_parameter'), attribute: z.literal('transaction_id') }),
])
const refusalSchema = z.object({ code: z.string().check(z.regex(/^\w{1,60}$/)) })

interface PortalContext {
  readonly clock: Pick<Clock, 'deadline'>
  readonly fetch: typeof globalThis.fetch
  readonly log: Pick<Log, 'error'>
}

/** Whether payments by World App are accepted. If they are, no purchase is a demo. */
export function takesWorldPayments(
  config: Pick<Config, 'WORLD_APP_ID' | 'WORLD_API_KEY' | 'WORLD_TREASURY_ADDRESS'>,
): boolean {
  return Boolean(config.WORLD_APP_ID && config.WORLD_API_KEY && config.WORLD_TREASURY_ADDRESS)
}

/** Returns the access to payments by World App, or undefined if they are not configured. */
export function createWorldPayments(
  config: Config,
  { clock, fetch: request, log }: PortalContext,
): WorldPayments | undefined {
  const { WORLD_APP_ID, WORLD_API_KEY, WORLD_TREASURY_ADDRESS } = config
  const portal = config.WORLD_PORTAL_URL ?? WORLD_PORTAL
  if (!WORLD_APP_ID || !WORLD_API_KEY || !WORLD_TREASURY_ADDRESS) return undefined
  const query = new URLSearchParams({ app_id: WORLD_APP_ID, type: 'payment' })
  const read: ReadWorldPayment = async (id) => {
    const url = `${portal}/api/v2/minikit/transaction/${encodeURIComponent(id)}?${query}`
    try {
      const answer = await request(url, {
        headers: { authorization: `Bearer ${WORLD_API_KEY}` },
        signal: clock.deadline(TIMEOUT_MS),
        redirect: 'error',
      })
      if (answer.ok) return paymentSchema.parse(await answer.json())
      const { status } = answer
      const refusal: unknown = await answer.json().catch(() => null)
      if (unknownSchema.safeParse(refusal).success) return 'unknown'
      const { data } = refusalSchema.safeParse(refusal)
      log.error({ status, code: data?.code }, 'World’s portal does not return a payment')
    } catch (failure) {
      log.error({ err: failure }, 'World’s portal does not return a payment')
    }
    return 'unreachable'
  }
  return { appId: WORLD_APP_ID, treasury: WORLD_TREASURY_ADDRESS, read }
}
