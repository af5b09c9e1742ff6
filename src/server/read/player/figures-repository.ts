import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BoroughName } from '#src/rules/market/goods.ts'
import type { AccountName } from '#src/rules/ledger.ts'
import type { Database } from '../../platform/db/database.ts'
import { encounters } from '../../platform/db/life-schema.ts'
import { accounts, dailyUsage, heat, loans, players } from '../../platform/db/schema.ts'
import { standings } from '../../platform/db/street-schema.ts'
import type { EncounterRow } from './encounter-repository.ts'
import type { LoanRow } from './loan-repository.ts'
import type { Player } from '../../platform/db/repositories/players.ts'

/** What a player's figures are computed from. */
export interface StoredFigures {
  readonly player: Player
  readonly cashCents: number
  /** The sum of the accounts that were asked for as debts: what is owed is negative. */
  readonly debtsCents: number
  readonly goodsCents: number
  /** The fronts at their resale. */
  readonly frontsCents: number
  /** Free interactions used on the day. */
  readonly usedToday: number
  /** Unpaid, the oldest first. */
  readonly loans: readonly LoanRow[]
  /** A borough without a row has none. */
  readonly heat: Readonly<Partial<Record<BoroughName, number>>>
  readonly encounter: EncounterRow | undefined
}

/**
 * Reads a player's figures by one statement, because on the embedded engine each statement waits for the transactions
 * before it. Resolves with undefined for an unknown player.
 */
export async function storedFiguresOf(
  db: Database,
  {
    cash,
    day,
    debts,
    playerId,
  }: {
    readonly playerId: string
    readonly day: string
    readonly cash: AccountName
    readonly debts: readonly AccountName[]
  },
): Promise<StoredFigures | undefined> {
  const rows = await db
    .select({
      player: players,
      loan: loans,
      encounter: encounters,
      goodsCents: standings.goodsCents,
      frontsCents: standings.frontsCents,
      used: dailyUsage.interactions,
      cashCents: balanceOf([cash]),
      debtsCents: balanceOf(debts),
      heat: sql<
        StoredFigures['heat'] | null
      >`(select jsonb_object_agg(${heat.borough}, ${heat.heat})
        from ${heat} where ${heat.playerId} = ${playerId})`,
    })
    .from(players)
    .leftJoin(loans, and(eq(loans.playerId, players.id), ne(loans.status, 'paid')))
    .leftJoin(encounters, and(eq(encounters.playerId, players.id), isNull(encounters.settledAt)))
    .leftJoin(standings, eq(standings.playerId, players.id))
    .leftJoin(dailyUsage, and(eq(dailyUsage.playerId, players.id), eq(dailyUsage.day, day)))
    .where(eq(players.id, playerId))
    .orderBy(loans.takenAt, loans.id)
  const [first] = rows
  if (!first) return undefined
  return {
    player: first.player,
    cashCents: Number(first.cashCents),
    debtsCents: Number(first.debtsCents),
    goodsCents: first.goodsCents ?? 0,
    frontsCents: first.frontsCents ?? 0,
    usedToday: first.used ?? 0,
    loans: rows.flatMap(({ loan }) => loan ?? []),
    heat: first.heat ?? {},
    encounter: first.encounter ?? undefined,
  }
}

function balanceOf(names: readonly AccountName[]): SQL<string> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql<string>`(select coalesce(sum(${accounts.balanceCents}), 0)::text
    from ${accounts} where ${accounts.name} in (${list}))`
}
