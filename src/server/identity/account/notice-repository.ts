import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { notices } from '../../platform/db/account-schema.ts'

export type NoticeRow = typeof notices.$inferSelect

export async function addNotices(
  db: Database,
  added: readonly Omit<NoticeRow, 'readAt'>[],
): Promise<void> {
  await db.insert(notices).values([...added])
}

/** Resolves with a player's unread notices, the newest first. */
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

/** Marks notices of the player as read. Ignores ids of other players' notices. */
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

/** Moves all notices of one player to another. */
export async function moveNotices(db: Database, from: string, to: string): Promise<void> {
  await db.update(notices).set({ playerId: to }).where(eq(notices.playerId, from))
}

export async function deleteNoticesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, before))
}
