import { randomBytes, randomUUID } from 'node:crypto'

/** Generates ids and secrets. */
export interface Ids {
  uuid(): string
  /** Returns 32 random bytes in base64url. */
  secret(): string
}

export const systemIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
}
