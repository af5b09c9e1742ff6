import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { notices } from '../account-schema.ts'

export type NoticeRow = typeof notices.$inferSelect

export async function addNotices(
  db: Database,
  added: readonly Omit<NoticeRow, 'readAt'>[],
): Promise<void> {
  await db.insert(notices).values([...added])
}

/** What the player has not read, the newest first. */
export async function unreadNoticesOf(
  db: Database,
  { playerId, limit }: { playerId: string; limit: number },
): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(and(eq(notices.playerId, playerId), isNull(notices.readAt)))
    .orderBy(desc(notices.at), notices.id)
    .limit(limit)
}

/** Marks notices of the player as read; ids of others are passed over. */
export async function markNoticesRead(
  db: Database,
  { ids, playerId, now }: { ids: readonly string[]; playerId: string; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(inArray(notices.id, [...ids]), eq(notices.playerId, playerId), isNull(notices.readAt)),
    )
}

/** What one player has not read is another's to read. */
export async function moveNotices(db: Database, from: string, to: string): Promise<void> {
  await db.update(notices).set({ playerId: to }).where(eq(notices.playerId, from))
}

export async function forgetNotices(db: Database, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, before))
}
