import type { Config } from '../../config.ts'
import { isSameSecret } from '../../hashing.ts'

/** Whether a bearer secret is the house's own; never where the house has none. */
export function isAdmin({ ADMIN_KEY }: Pick<Config, 'ADMIN_KEY'>, secret: string): boolean {
  return ADMIN_KEY !== undefined && isSameSecret(secret, ADMIN_KEY)
}
