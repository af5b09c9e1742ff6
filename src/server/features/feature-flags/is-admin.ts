import type { Config } from '../../platform/config.ts'
import { isSameSecret } from '../../platform/hashing.ts'

/** Whether a bearer secret is ADMIN_KEY; always false if that is not configured. */
export function isAdmin({ ADMIN_KEY }: Pick<Config, 'ADMIN_KEY'>, secret: string): boolean {
  return ADMIN_KEY !== undefined && isSameSecret(secret, ADMIN_KEY)
}
