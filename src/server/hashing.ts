import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** SHA-256 in hex, of one text or of parts that hold no line break. */
export function sha256(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** Compares a secret with the one that is expected, in a time that tells nothing of either. */
export function isSameSecret(secret: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(sha256(expected)))
}

/** Returns the HMAC-SHA-256 in hex. All chance of the game is drawn from it. */
export function hmacSha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
