import { sql } from 'drizzle-orm'
import type { EncounterKind } from '#src/rules/encounters/encounter.ts'
import type { Favour } from '#src/rules/favours/favours.ts'
import type { AccountName } from '#src/rules/ledger.ts'
import type { LoanStatus } from '#src/rules/loans.ts'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { Mission } from '#src/rules/missions/mission.ts'
import type { Security, Shark } from '#src/rules/sharks/decision.ts'
import type { Database } from '../database.ts'

/** Whose sheet is read, of which season, month and day, and under which keys an earlier answer is looked for. */
export interface SheetQuery {
  readonly playerId: string
  readonly keys: readonly string[]
  readonly season: string
  readonly month: string
  readonly day: string
  /** References among which payments that were used before are looked for. */
  readonly payments: readonly string[]
  /** Whether the missions of the day are read. */
  readonly missions: boolean
}

/** What the function `load_sheet` returns. */
export interface SheetRows {
  /** Null where there is no such player, or they were merged into another. */
  readonly player: {
    readonly version: number
    readonly borough: BoroughName
    readonly reputation: number
    readonly xp: number
    readonly stash_capacity: number
    readonly earned_cents: number
    readonly play_day: string | null
    readonly moves: number
    readonly moves_day: string
    readonly moves_made: number
    readonly streak: number
    readonly last_active_day: string | null
    readonly bought_interactions: number
  } | null
  /** Free interactions used on the day; null for none. */
  readonly interactions: number | null
  readonly encounter: EncounterJson | null
  readonly trust: Readonly<Partial<Record<Shark, number>>>
  /** When each favour can be asked for again. */
  readonly favours: Readonly<Partial<Record<Favour, string>>>
  readonly mission_day: {
    readonly missions: readonly { id: string; mission: Mission; is_done: boolean }[]
    readonly has_paid: boolean
    readonly talked_to: readonly Shark[]
  } | null
  readonly used_payments: readonly string[]
  readonly accounts: Readonly<Partial<Record<AccountName, number>>>
  readonly stash: readonly { symbol: GoodSymbol; quantity: number; cost_cents: number }[]
  readonly heat: readonly { borough: BoroughName; heat: number; sold_cents: number }[]
  readonly impacts: readonly { cell: number; tick: number; opening: number; net: number }[]
  readonly loans: readonly LoanJson[]
  /** When the next word arrives that is on its way to a shark. */
  readonly next_word_at: string | null
  readonly day_profits: Readonly<Partial<Record<GoodSymbol, number>>>
  readonly month: MonthJson | null
  readonly run: { readonly length: number; readonly hash: string; readonly tick: number } | null
  readonly answer: StoredAnswer | null
  readonly has_former_ids: boolean
}

export interface StoredAnswer {
  readonly key_hash: string
  readonly body_hash: string
  readonly sealed: string
}

export interface EncounterJson {
  readonly id: string
  readonly kind: EncounterKind
  readonly borough: BoroughName
  readonly price_cents: number
  readonly shark: Shark | null
  readonly loan_id: string | null
}

export interface LoanJson {
  readonly id: string
  readonly shark: Shark
  readonly principal_cents: number
  readonly daily_rate: number
  readonly taken_at: string
  readonly due_at: string
  readonly accrued_cents: number
  readonly repaid_cents: number
  readonly status: LoanStatus
  readonly kind: 'loan' | 'advance'
  readonly security: Security | null
  readonly late_day_seen: number
}

export interface MonthJson {
  readonly days: number
  readonly trades: number
  readonly traded_cents: number
  readonly best_profit_cents: number
  readonly best_symbol: GoodSymbol | null
  readonly contributed_cents: number
  readonly last_contribution_at: string | null
}

type Row = Readonly<Record<string, unknown>>

/** What `store_writes` writes: rows of tables, and what ends loans, missions and encounters. */
const TABLES = [
  'players',
  'answers',
  'events',
  'runs',
  'entries',
  'postings',
  'accounts',
  'stash',
  'impacts',
  'heat',
  'day_profits',
  'loans',
  'new_loans',
  'favours',
  'payments',
  'done_missions',
  'encounters',
  'settlements',
  'months',
  'standings',
] as const

/** What `store_writes` takes: rows by table, each with its player's id. */
export type Writes = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>

/** The writes of several players as one. */
function joinWrites(all: readonly Writes[]): Writes {
  const tables = TABLES.map((table) => [table, all.flatMap((writes) => writes[table])] as const)
  return Object.fromEntries(tables) as unknown as Writes
}

/** Reads the sheets of players, in one statement and without a lock. */
export async function loadSheets(
  db: Database,
  queries: readonly SheetQuery[],
): Promise<readonly SheetRows[]> {
  const asked = JSON.stringify(queries.map((query, place) => ({ place, ...query })))
  const { rows } = await db.execute<{ sheet: SheetRows }>(sql`
    select load_sheet(asked."playerId", asked.keys, asked.season, asked.month, asked.day,
      asked.payments, asked.missions) as sheet
    from jsonb_to_recordset(${asked}::jsonb)
      as asked(place int, "playerId" uuid, keys text[], season text, month text, day date, payments text[],
        missions boolean)
    order by asked.place`)
  return rows.map(({ sheet }) => sheet)
}

/**
 * Stores the writes of players in one statement. Returns for each whether it was stored: all of it, or nothing where the
 * version has moved, the season has ended or the root of the tick is out.
 */
export async function storeWrites(
  db: Database,
  all: readonly Writes[],
): Promise<readonly boolean[]> {
  const { rows } = await db.execute<{ stored: string[] }>(
    sql`select to_json(store_writes(${JSON.stringify(joinWrites(all))}::jsonb)) as stored`,
  )
  const stored = new Set(rows[0]?.stored)
  return all.map(({ players }) => players.every(({ player_id: id }) => stored.has(String(id))))
}
