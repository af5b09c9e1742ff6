import { createHash } from 'node:crypto'
import type { Ids } from '#src/server/platform/ids.ts'

/** Ids and secrets in the same order in every run, so that a failure can be reproduced. */
export function countedIds({ head, salt }: { head: string; salt: string }): Ids {
  let uuids = 0
  let secrets = 0
  return {
    uuid() {
      uuids += 1
      return `${head}-0000-4000-8000-${String(uuids).padStart(12, '0')}`
    },
    secret() {
      secrets += 1
      return createHash('sha256').update(`${salt} ${secrets}`).digest('base64url')
    },
  }
}
