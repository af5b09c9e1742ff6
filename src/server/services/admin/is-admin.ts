import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { sha256 } from '../../hashing.ts'

/** Whether a bearer secret is the house's own; never where the house has none. */
export function isAdmin({ ADMIN_KEY }: Pick<Config, 'ADMIN_KEY'>, secret: string): boolean {
  if (ADMIN_KEY === undefined) return false
  return timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(sha256(ADMIN_KEY)))
}
