import { http, type HttpTransport } from 'viem'

/** How long a chain may take to answer before it is asked once more. */
const RPC_TIMEOUT_MS = 8_000

/** How a chain is asked; `batch` sends what is asked for in one moment as one request. */
export function rpcTransport(url: string, options: { batch?: boolean } = {}): HttpTransport {
  return http(url, { timeout: RPC_TIMEOUT_MS, retryCount: 1, ...options })
}
