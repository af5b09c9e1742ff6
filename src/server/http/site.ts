import type { Config } from '../config.ts'
import type { Site } from '../services/auth/issue-nonce.ts'
import { RequestError } from './request-error.ts'
import type { RequestContext } from './server-env.ts'

/** This machine in a Host header. Not [::1]: viem writes no sign-in text for an IPv6 address. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1)(?::(\d{1,5}))?$/
const HTTP_PORT = 80

/**
 * Returns the site that a player signs in to: PUBLIC_ORIGIN, or without it a loopback name with the server's own port.
 * Any other Host header is the caller's word. Throws `wrong_host`.
 */
export function siteOf(config: Pick<Config, 'PUBLIC_ORIGIN'>, c: RequestContext): Site {
  if (config.PUBLIC_ORIGIN) {
    return { domain: new URL(config.PUBLIC_ORIGIN).host, uri: config.PUBLIC_ORIGIN }
  }
  const host = (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
  const named = LOOPBACK_HOST.exec(host)
  // Without a socket, the caller is this process.
  const ownPort = c.env?.incoming?.socket.localPort
  const isOwnPort = ownPort === undefined || Number(named?.[1] ?? HTTP_PORT) === ownPort
  if (named && isOwnPort) return { domain: host, uri: `http://${host}` }
  throw new RequestError(
    'wrong_host',
    'Players sign in to this server as localhost or 127.0.0.1 with its own port only. To sign in by another address, its operator has to set PUBLIC_ORIGIN.',
  )
}
