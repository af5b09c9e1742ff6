import { randomBytes, randomUUID } from 'node:crypto'

/** Where names and secrets come from. */
export interface Ids {
  uuid(): string
  /** 32 unguessable bytes in base64url. */
  secret(): string
}

export const systemIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
}
