import type { Config } from '../config.ts'
import { RequestError } from './request-error.ts'
import type { RequestContext } from './server-env.ts'

/** The site that a sign-in text names and a signature is bound to (EIP-4361). */
export interface Site {
  /** Host and port. */
  readonly domain: string
  readonly uri: string
}

/** A loopback name in a Host header. [::1] is left out: viem creates no sign-in text for an IPv6 address. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1)(?::(\d{1,5}))?$/
const HTTP_PORT = 80

/**
 * Returns the site that a player signs in to: PUBLIC_ORIGIN, or without it a loopback name with the server's own port.
 * Throws `wrong_host` for any other Host header, because the caller chooses that header.
 */
export function siteOf(config: Pick<Config, 'PUBLIC_ORIGIN'>, c: RequestContext): Site {
  if (config.PUBLIC_ORIGIN) {
    return { domain: new URL(config.PUBLIC_ORIGIN).host, uri: config.PUBLIC_ORIGIN }
  }
  const host = (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
  const named = LOOPBACK_HOST.exec(host)
  // Undefined when the app is called without a socket.
  const ownPort = c.env?.incoming?.socket.localPort
  const isOwnPort = ownPort === undefined || Number(named?.[1] ?? HTTP_PORT) === ownPort
  if (named && isOwnPort) return { domain: host, uri: `http://${host}` }
  throw new RequestError(
    'wrong_host',
    'Players sign in to this server as localhost or 127.0.0.1 with its own port only. To sign in by another address, its operator has to set PUBLIC_ORIGIN.',
  )
}
