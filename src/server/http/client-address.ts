import { isIP } from 'node:net'
import type { RequestContext } from './server-env.ts'

/**
 * The address a request came from, or undefined for this machine's own user (a loopback peer that forwards for
 * nobody), whom no limit by address holds back. Behind `trustedProxies` proxies it is what the outermost of them
 * saw; what stands further left in the header was written by the caller and proves nothing.
 */
export function clientAddress(c: RequestContext, trustedProxies: number): string | undefined {
  const peer = c.env?.incoming?.socket.remoteAddress
  const forwarded = c.req.header('x-forwarded-for')
  if (trustedProxies > 0 && forwarded !== undefined) {
    const hops = forwarded.split(',').map((hop) => hop.trim())
    const seen = hops.at(-Math.min(trustedProxies, hops.length))
    if (seen && isIP(seen)) return networkOf(seen)
  }
  if (forwarded === undefined && isLoopback(peer)) return undefined
  return networkOf(peer ?? 'unknown')
}

function isLoopback(peer: string | undefined): boolean {
  return peer === undefined || peer === '::1' || /^(::ffff:)?127\./.test(peer)
}

/** One home has a whole /64 of IPv6: it counts as one address. */
function networkOf(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [
    ...front,
    ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'),
    ...back,
  ]
  return `${groups.slice(0, 4).join(':')}::/64`
}
