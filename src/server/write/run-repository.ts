import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { RunLeaf, SeasonRoot } from '#src/rules/runs/roots.ts'
import type { RunRecord } from '#src/rules/runs/run.ts'
import type { Database } from '../platform/db/database.ts'
import { players } from '../platform/db/schema.ts'
import { events, runs, seasonRoots } from '../platform/db/street-schema.ts'

/** A run as it is public, under the trader's name. */
export interface PublicRun {
  readonly trader: string
  readonly length: number
  /** The hash of the last record. */
  readonly head: string
}

export interface Page<cursor> {
  /** The cursor of the previous page's last row, or null for the first page. */
  readonly after: cursor | null
  readonly limit: number
}

/** Resolves with a page of the runs of a season, in the order of their traders. */
export async function runsOf(
  db: Database,
  seasonId: string,
  { after, limit }: Page<string>,
): Promise<PublicRun[]> {
  return db
    .select({ trader: runs.trader, length: runs.length, head: runs.hash })
    .from(runs)
    .where(and(eq(runs.seasonId, seasonId), after === null ? undefined : gt(runs.trader, after)))
    .orderBy(asc(runs.trader))
    .limit(limit)
}

/** Resolves with the number of runs and of records in a season. */
export async function countRuns(
  db: Database,
  seasonId: string,
): Promise<{ runs: number; records: number }> {
  const rows = await db
    .select({
      runs: sql<string>`count(*)`,
      records: sql<string>`coalesce(sum(${runs.length}), 0)`,
    })
    .from(runs)
    .where(eq(runs.seasonId, seasonId))
  return { runs: Number(rows[0]?.runs), records: Number(rows[0]?.records) }
}

export async function playerOfRun(
  db: Database,
  seasonId: string,
  trader: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ playerId: runs.playerId })
    .from(runs)
    .where(and(eq(runs.seasonId, seasonId), eq(runs.trader, trader)))
  return rows[0]?.playerId
}

/** Resolves with a page of the records of a player's run up to the tick `upToTick`, in their order. */
export async function recordsOf(
  db: Database,
  run: { seasonId: string; playerId: string; upToTick: number },
  { after, limit }: Page<number>,
): Promise<RunRecord[]> {
  return db
    .select({ seq: events.seq, body: events.body, hash: events.hash })
    .from(events)
    .where(
      and(
        eq(events.playerId, run.playerId),
        eq(events.seasonId, run.seasonId),
        gt(events.seq, after ?? 0),
        lte(events.tick, run.upToTick),
      ),
    )
    .orderBy(asc(events.seq))
    .limit(limit)
}

/** Resolves with the ticks of a season in which runs changed, later than `after` and not later than `upTo`. */
export async function changedTicks(
  db: Database,
  seasonId: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ tick: events.tick })
    .from(events)
    .where(and(eq(events.seasonId, seasonId), gt(events.tick, after), lte(events.tick, upTo)))
    .orderBy(asc(events.tick))
  return rows.map(({ tick }) => tick)
}

/** Resolves with the length and the last hash of every run of a season at the end of a tick. */
export async function leavesAt(db: Database, seasonId: string, tick: number): Promise<RunLeaf[]> {
  const { rows } = await db.execute<{ trader: string; seq: number; hash: string }>(sql`
    select r.trader, e.seq, e.hash from runs r
    cross join lateral (
      select seq, hash from events
      where player_id = r.player_id and season_id = r.season_id and tick <= ${tick}
      order by seq desc limit 1
    ) e
    where r.season_id = ${seasonId}`)
  return rows.map(({ trader, seq, hash }) => ({ trader, length: seq, hash }))
}

export async function addRoot(db: Database, seasonId: string, root: SeasonRoot): Promise<void> {
  await db.insert(seasonRoots).values({ seasonId, ...root })
}

export async function lastRootOf(db: Database, seasonId: string): Promise<SeasonRoot | undefined> {
  const { rows } = await db.execute<{ tick: number; root: string; chain: string }>(sql`
    select tick, root, chain from season_roots where season_id = ${seasonId} order by tick desc limit 1`)
  return rows[0]
}

/** Resolves with a page of the roots of a season, in the order of their ticks. */
export async function rootsOf(
  db: Database,
  seasonId: string,
  { after, limit }: Page<number>,
): Promise<SeasonRoot[]> {
  return db
    .select({ tick: seasonRoots.tick, root: seasonRoots.root, chain: seasonRoots.chain })
    .from(seasonRoots)
    .where(
      and(
        eq(seasonRoots.seasonId, seasonId),
        after === null ? undefined : gt(seasonRoots.tick, after),
      ),
    )
    .orderBy(asc(seasonRoots.tick))
    .limit(limit)
}

/** A player whose run can be folded. */
export interface Joined {
  readonly id: string
  readonly createdAt: Date
}

/** Resolves with a page of the players who were neither merged nor deleted, in the order of their ids. */
export function playersWithRuns(
  db: Database,
  { after, limit }: Page<string>,
): Promise<readonly Joined[]> {
  return db
    .select({ id: players.id, createdAt: players.createdAt })
    .from(players)
    .where(and(isNull(players.mergedInto), after === null ? undefined : gt(players.id, after)))
    .orderBy(asc(players.id))
    .limit(limit)
}

/** Resolves with the stored events of players, in the order of each run. */
export function eventsOfPlayers(
  db: Database,
  ids: readonly string[],
): Promise<readonly { readonly playerId: string; readonly body: string }[]> {
  return db
    .select({ playerId: events.playerId, body: events.body })
    .from(events)
    .where(inArray(events.playerId, [...ids]))
    .orderBy(asc(events.playerId), asc(events.seasonId), asc(events.seq))
}
