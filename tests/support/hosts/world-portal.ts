import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const WORLD_APP_ID = 'app_0123456789abcdef'
const API_KEY = 'api_portal_key'
export const WORLD_TREASURY = `0x${'7e'.repeat(20)}`

/** A payment in the portal's format. */
export interface PortalPayment {
  readonly reference: string
  readonly transaction_status: 'pending' | 'mined' | 'failed'
  readonly token_amount: string
  readonly token: string
  readonly to: string
  readonly app_id: string
}

/** The portal's error format: which part of the request is at fault. */
export interface PortalRefusal {
  readonly code: string
  readonly detail: string
  readonly attribute: string | null
}

const UNKNOWN: PortalRefusal = {
  ...{ code: 'not_found', attribute: 'transaction' },
  detail: 'Transaction not found. Please double check your transaction ID.',
}

export interface WorldPortal {
  /** The configuration with which a server reaches it. */
  readonly environment: Readonly<Record<string, string>>
  /** Payments by World App's transaction ids. */
  readonly payments: Map<string, PortalPayment>
  /** Answers with this instead. */
  broken: { readonly status: number; readonly says?: PortalRefusal } | null
  close(): Promise<void>
}

/** Returns a payment of `units` millionths of USDC to the treasury. */
export function paidToTreasury(reference: string, units: number): PortalPayment {
  return {
    reference,
    transaction_status: 'mined',
    token_amount: String(units),
    token: 'USDC',
    to: WORLD_TREASURY,
    app_id: WORLD_APP_ID,
  }
}

/** The payment calls of World's developer portal, which require the app's key and id. */
export async function startWorldPortal(): Promise<WorldPortal> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://portal')
    const [, id = ''] = /^\/api\/v2\/minikit\/transaction\/([^/]+)$/.exec(url.pathname) ?? []
    const isKnownApp =
      request.headers.authorization === `Bearer ${API_KEY}` &&
      url.searchParams.get('app_id') === WORLD_APP_ID &&
      url.searchParams.get('type') === 'payment'
    const payment = portal.payments.get(decodeURIComponent(id))
    response.statusCode = portal.broken?.status ?? (isKnownApp ? (payment ? 200 : 404) : 401)
    response.setHeader('content-type', 'application/json')
    // Real responses have further fields.
    const answer = { ...payment, chain: 'worldchain', from: `0x${'1'.repeat(40)}` }
    const refusal = portal.broken ? portal.broken.says : isKnownApp ? UNKNOWN : undefined
    response.end(JSON.stringify(response.statusCode === 200 ? answer : (refusal ?? 'what?')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const portal: WorldPortal = {
    environment: {
      WORLD_APP_ID,
      WORLD_API_KEY: API_KEY,
      WORLD_TREASURY_ADDRESS: WORLD_TREASURY,
      WORLD_PORTAL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    payments: new Map(),
    broken: null,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return portal
}
