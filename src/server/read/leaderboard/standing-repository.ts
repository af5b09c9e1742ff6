import { and, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BetaFeature } from '#src/protocol/calls/feature-flags.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { identities, linkedNames } from '../../platform/db/account-schema.ts'
import { players } from '../../platform/db/schema.ts'
import { standings } from '../../platform/db/street-schema.ts'
import { looksTaken } from '../../platform/db/repositories/linked-names.ts'
import { isProven, type Judgement } from '../../platform/db/repositories/evidence.ts'

export type Standing = typeof standings.$inferSelect

/** A board: `all` ranks by net worth, the others by the gain of a day or month. */
export type BoardOf =
  | { readonly timeframe: 'all' }
  | { readonly timeframe: 'day'; readonly day: string }
  | { readonly timeframe: 'month'; readonly month: string }

/** A row of a board. */
export interface Ranked {
  readonly rank: number
  readonly streetName: string
  readonly scoreCents: number
  readonly netWorthCents: number
  /** The address of the player's oldest wallet or guest key; empty if there is none. */
  readonly address: string
  readonly proven: boolean
  /** The linked name of a player with the feature `linked_names`; null for other players or if no name is known. */
  readonly linkedName: string | null
}

export async function standingOf(db: Database, playerId: string): Promise<Standing | undefined> {
  const rows = await db.select().from(standings).where(eq(standings.playerId, playerId))
  return rows[0]
}

/** Returns the columns to set before a change. On a new day or month the gains restart at the current net worth. */
function rolled(day: string) {
  const month = day.slice(0, 7)
  return {
    dayBaseCents: sql`case when ${standings.day} < ${day} then money_cents + goods_cents + fronts_cents else ${standings.dayBaseCents} end`,
    day: sql`greatest(${standings.day}, ${day}::date)`,
    monthBaseCents: sql`case when ${standings.month} < ${month} then money_cents + goods_cents + fronts_cents else ${standings.monthBaseCents} end`,
    month: sql`greatest(${standings.month}, ${month})`,
  }
}

/**
 * Starts the new day and month in at most `limit` rows of earlier days. Resolves with their number. Skips locked rows,
 * because the writes that have locked them do the same.
 */
export async function rollStandings(tx: Transaction, day: string, limit: number): Promise<number> {
  const behind = tx
    .select({ playerId: standings.playerId })
    .from(standings)
    .where(lt(standings.day, day))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(standings)
    .set(rolled(day))
    .where(sql`${standings.playerId} in (${behind})`)
    .returning({ playerId: standings.playerId })
  return rows.length
}

/**
 * Locks rows of players whose goods were last valued before a tick. Resolves with the players' ids. Skips locked rows
 * unless `waits`.
 */
export async function lockOutdatedStandings(
  tx: Transaction,
  tick: number,
  { limit, waits }: { limit: number; waits: boolean },
): Promise<string[]> {
  const rows = await tx
    .select({ playerId: standings.playerId })
    .from(standings)
    .where(and(lt(standings.valuedTick, tick), sql`${standings.goodsCents} <> 0`))
    .limit(limit)
    .for('update', waits ? {} : { skipLocked: true })
  return rows.map(({ playerId }) => playerId)
}

/** Values the goods of players at `bids` (cents by symbol). Their rows must be locked. */
export async function valueGoods(
  tx: Transaction,
  playerIds: readonly string[],
  { tick, bids }: { tick: number; bids: Readonly<Record<string, number>> },
): Promise<void> {
  await tx.execute(sql`
    update standings set valued_tick = ${tick}, goods_cents = coalesce((
      select sum(held.quantity * bid.value::bigint)
      from stash held
      join jsonb_each_text(${JSON.stringify(bids)}::jsonb) bid on bid.key = held.symbol
      where held.player_id = standings.player_id
    ), 0)
    where player_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(playerIds)}::jsonb))`)
}

const LINKED_NAMES: BetaFeature = 'linked_names'
const hasLinkedNames = sql`${players.betaFeatures} @> ${JSON.stringify([LINKED_NAMES])}::jsonb`

/** Resolves with a page of a board. */
export async function rankPlayers(
  db: Database,
  board: BoardOf,
  { limit, offset, provenAt }: { limit: number; offset: number; provenAt: Judgement },
): Promise<Ranked[]> {
  const score = scoreOf(board)
  const rows = await db
    .select({
      streetName: players.streetName,
      scoreCents: score,
      netWorthCents: standings.netWorthCents,
      address: sql<string | null>`(select ${identities.subject} from ${identities}
        where ${identities.playerId} = ${standings.playerId} and ${identities.kind} in ('wallet', 'burner') order by ${identities.createdAt}, ${identities.id} limit 1)`,
      linkedName: linkedNameOf(hasLinkedNames),
      proven: isProven(standings.playerId, provenAt),
    })
    .from(standings)
    .innerJoin(players, eq(players.id, standings.playerId))
    .where(onBoard(board))
    .orderBy(desc(score), standings.joinedAt, standings.playerId)
    .limit(limit)
    .offset(offset)
  return rows.map(({ address, ...row }, index) => ({
    ...row,
    rank: offset + index + 1,
    address: address ?? '',
  }))
}

/** Resolves with a player's rank on a board; null if the player is not on it. */
export async function rankOf(
  db: Database,
  board: BoardOf,
  own: Standing,
): Promise<{ rank: number; scoreCents: number } | null> {
  if (board.timeframe === 'day' && own.day !== board.day) return null
  if (board.timeframe === 'month' && own.month !== board.month) return null
  const score = scoreOf(board)
  const scoreCents = Number(
    board.timeframe === 'all'
      ? own.netWorthCents
      : board.timeframe === 'day'
        ? own.dayGainCents
        : own.monthGainCents,
  )
  const earlier = or(
    lt(standings.joinedAt, own.joinedAt),
    and(eq(standings.joinedAt, own.joinedAt), lt(standings.playerId, own.playerId)),
  )
  const isAbove = or(gt(score, scoreCents), and(eq(score, scoreCents), earlier))
  const rows = await db
    .select({ above: sql<string>`count(*)` })
    .from(standings)
    .where(and(onBoard(board), isAbove))
  return { rank: Number(rows[0]?.above ?? 0) + 1, scoreCents }
}

/** Returns a query of a player's linked name, as of its last lookup; null unless `isEnabled`, and for a name that looks like another player's. */
function linkedNameOf(isEnabled: SQL): SQL<string | null> {
  return sql<string | null>`case when ${isEnabled} then (
    select ${linkedNames.name} from ${linkedNames} join ${identities} on ${identities.subject} = ${linkedNames.subject}
    where ${identities.playerId} = ${standings.playerId} and ${linkedNames.name} is not null and not ${looksTaken(sql`${standings.playerId}`)}
    order by ${identities.createdAt}, ${identities.id} limit 1) end`
}

function scoreOf({ timeframe }: BoardOf): PgColumn {
  if (timeframe === 'all') return standings.netWorthCents
  return timeframe === 'day' ? standings.dayGainCents : standings.monthGainCents
}

function onBoard(board: BoardOf): SQL | undefined {
  if (board.timeframe === 'all') return undefined
  return board.timeframe === 'day' ? eq(standings.day, board.day) : eq(standings.month, board.month)
}
