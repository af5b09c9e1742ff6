import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { miniAppInstalls } from '../account-schema.ts'

export interface Install {
  readonly fid: number
  readonly isAdded: boolean
  /** Where notes to this user go; null while they want none. */
  readonly notify: { readonly url: string; readonly token: string } | null
  readonly changedAt: Date
}

export async function keepInstall(
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

export async function installOf(db: Database, fid: number): Promise<Install | undefined> {
  const [row] = await db.select().from(miniAppInstalls).where(eq(miniAppInstalls.fid, fid))
  if (!row) return undefined
  const { isAdded, notifyUrl, notifyToken, changedAt } = row
  const notify = notifyUrl && notifyToken ? { url: notifyUrl, token: notifyToken } : null
  return { fid, isAdded, notify, changedAt }
}
