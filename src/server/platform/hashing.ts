import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the SHA-256 in hex of `parts`, joined by line breaks. The parts must not contain any. */
export function sha256(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** Compares two secrets in constant time. */
export function isSameSecret(secret: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(sha256(expected)))
}

/** Returns the HMAC-SHA-256 in hex. */
export function hmacSha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Returns a UUID of version 8 (RFC 9562) that is made of the SHA-256 of a name. The same name gives the same UUID. */
export function uuidOf(name: string): string {
  const hex = sha256(name)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const [a, b, c] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16)]
  return `${a}-${b}-8${c}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
