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
