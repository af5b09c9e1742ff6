import * as z from 'zod/mini'
import { addressSchema } from '#src/protocol/fields.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** A payment as World's developer portal knows it (docs.world.org, get transaction). */
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
/** A payment by World App's id of its transaction; `unknown`: to the portal, or not yet. Never rejects. */
export type ReadWorldPayment = (id: string) => Promise<WorldPayment | 'unknown' | 'unreachable'>

/** Where World's payments go, and who tells of them. */
export interface WorldTill {
  readonly appId: string
  readonly treasury: `0x${string}`
  readonly read: ReadWorldPayment
}

const WORLD_PORTAL = 'https://developer.worldcoin.org'
const TIMEOUT_MS = 8_000
/** What a portal says of what it does not know. */
const UNKNOWN: readonly number[] = [400, 404]

interface Outside {
  readonly clock: Pick<Clock, 'deadline'>
  readonly fetch: typeof globalThis.fetch
  readonly log: Pick<Log, 'error'>
}

/** Whether World App's payments are taken: then money moves, and nowhere is a purchase a demo. */
export function takesWorldPayments(
  config: Pick<Config, 'WORLD_APP_ID' | 'WORLD_API_KEY' | 'WORLD_TREASURY_ADDRESS'>,
): boolean {
  return Boolean(config.WORLD_APP_ID && config.WORLD_API_KEY && config.WORLD_TREASURY_ADDRESS)
}

/** Undefined where World's payments are not set up. */
export function createWorldTill(
  config: Config,
  { clock, fetch: request, log }: Outside,
): WorldTill | undefined {
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
      if (UNKNOWN.includes(answer.status)) return 'unknown'
      if (answer.ok) return paymentSchema.parse(await answer.json())
      log.error({ status: answer.status }, 'World’s portal does not tell of a payment')
    } catch (failure) {
      log.error({ err: failure }, 'World’s portal does not tell of a payment')
    }
    return 'unreachable'
  }
  return { appId: WORLD_APP_ID, treasury: WORLD_TREASURY_ADDRESS, read }
}
