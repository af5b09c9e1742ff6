import type { Config } from '../config.ts'
import type { Site } from '../services/auth/issue-nonce.ts'
import { RequestError } from './request-error.ts'
import type { RequestContext } from './server-env.ts'

const HOST_SHAPE = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** The site a player signs in to: PUBLIC_ORIGIN, or where the request says that it was sent. */
export function siteOf(config: Config, c: RequestContext): Site {
  if (config.PUBLIC_ORIGIN) {
    return { domain: new URL(config.PUBLIC_ORIGIN).host, uri: config.PUBLIC_ORIGIN }
  }
  const host = c.req.header('host') ?? new URL(c.req.url).host
  if (!HOST_SHAPE.test(host))
    throw new RequestError('invalid_input', 'The Host header is not valid.')
  return { domain: host.toLowerCase(), uri: `http://${host.toLowerCase()}` }
}
