import { parse, serialize } from 'hono/utils/cookie'
import type { Site } from './site.ts'
import type { RequestContext } from './server-env.ts'

/** A browser accepts this prefix from the host itself only, over HTTPS, so that no other site can set the cookie. */
const SECURE_NAME = '__Host-dcw-frame'
const LOCAL_NAME = 'dcw-frame'

/**
 * Sets the cookie that ties the nonce of a frame to the browser that asked for it. It is sent in frames of other sites,
 * and kept apart for each site that shows the frame. Without HTTPS, which only this machine has, browsers refuse such a
 * cookie.
 */
export function setFrameCookie(
  c: RequestContext,
  { uri }: Site,
  { secret, maxAge }: { secret: string; maxAge: number },
): void {
  const shared = { httpOnly: true, path: '/', maxAge } as const
  c.get('commonHeaders')['set-cookie'] = uri.startsWith('https:')
    ? serialize(SECURE_NAME, secret, {
        ...shared,
        secure: true,
        sameSite: 'None',
        partitioned: true,
      })
    : serialize(LOCAL_NAME, secret, { ...shared, sameSite: 'Lax' })
}

/** Returns the secret in the cookie of a browser, or undefined if it sends none. */
export function readFrameCookie(c: RequestContext, { uri }: Site): string | undefined {
  const name = uri.startsWith('https:') ? SECURE_NAME : LOCAL_NAME
  return parse(c.req.header('cookie') ?? '', name)[name]
}
