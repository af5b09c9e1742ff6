import { http, type HttpTransport } from 'viem'

/** Timeout of a request. A request that fails is sent once more. */
const RPC_TIMEOUT_MS = 8_000

/** Returns a transport to a chain's RPC. `batch` sends simultaneous calls as one request. */
export function rpcTransport(url: string, options: { batch?: boolean } = {}): HttpTransport {
  return http(url, { timeout: RPC_TIMEOUT_MS, retryCount: 1, ...options })
}
