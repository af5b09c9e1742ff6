import type { Database } from '../../platform/db/database.ts'
import { miniAppInstalls } from '../../platform/db/account-schema.ts'

export interface Install {
  readonly fid: number
  readonly isAdded: boolean
  /** Where notifications to this user are sent; null while they are off. */
  readonly notify: { readonly url: string; readonly token: string } | null
  readonly changedAt: Date
}

export async function saveInstall(
  db: Database,
  { fid, isAdded, notify, changedAt }: Install,
): Promise<void> {
  const changes = {
    isAdded,
    notifyUrl: notify?.url ?? null,
    notifyToken: notify?.token ?? null,
    changedAt,
  }
  await db
    .insert(miniAppInstalls)
    .values({ fid, ...changes })
    .onConflictDoUpdate({ target: miniAppInstalls.fid, set: changes })
}
