import { createHash, createHmac } from 'node:crypto'

/** SHA-256 in hex, of one text or of parts that hold no line break. */
export function sha256(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** HMAC-SHA-256 in hex: all of the game's chance is made so (house-rules, principle 6). */
export function hmacSha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
