import ipaddr from 'ipaddr.js'
import { isLoopbackPeer } from './loopback.ts'
import type { RequestContext } from './server-env.ts'

const HOME_SUFFIX = '::/64'
const NETWORK_SUFFIX = '::/48'

/**
 * Returns the address that a request is counted by. Behind `trustedProxies` proxies it is the address that the
 * outermost of them saw: entries further left in X-Forwarded-For are ignored, because the caller can set them. With
 * fewer entries than proxies the request did not pass all of them, so any entry may be the caller's: the peer counts.
 * Returns undefined for a loopback peer without that header, which is exempt from limits by address.
 */
export function clientAddress(c: RequestContext, trustedProxies: number): string | undefined {
  const peer = c.env?.incoming?.socket.remoteAddress
  const forwarded = c.req.header('x-forwarded-for')
  if (trustedProxies > 0 && forwarded !== undefined) {
    const seen = forwarded.split(',').at(-trustedProxies)?.trim()
    if (seen && ipaddr.isValid(seen)) return countedAddress(seen)
  }
  if (forwarded === undefined && (peer === undefined || isLoopbackPeer(peer))) return undefined
  return countedAddress(peer ?? '')
}

/**
 * Returns the key that an address is counted by: an IPv4 address itself, the /64 of an IPv6 address (providers assign
 * one to each home), or 'unknown' for an invalid address.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  // Unwraps an IPv4 address that is mapped into IPv6.
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${hexGroups(parsed.parts.slice(0, 4))}${HOME_SUFFIX}`
    : parsed.toString()
}

/** Returns the /48 that contains a counted /64, or null for an IPv4 address. */
export function networkOf(counted: string): string | null {
  if (!counted.endsWith(HOME_SUFFIX)) return null
  return `${counted.slice(0, -HOME_SUFFIX.length).split(':').slice(0, 3).join(':')}${NETWORK_SUFFIX}`
}

function hexGroups(parts: readonly number[]): string {
  return parts.map((part) => part.toString(16)).join(':')
}
