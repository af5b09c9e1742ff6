import { sql } from 'drizzle-orm'
import type { EncounterKind } from '#src/rules/encounters/encounter.ts'
import type { Favour } from '#src/rules/favours/favours.ts'
import type { AccountName } from '#src/rules/ledger.ts'
import type { Errand, LoanStatus } from '#src/rules/loans.ts'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { Mission } from '#src/rules/missions/mission.ts'
import type { WatchedPayment } from '#src/rules/player/sheet.ts'
import type { QuickReply } from '#src/protocol/chat.ts'
import type { OfferTerms, Relation, Security, Shark } from '#src/rules/sharks/decision.ts'
import type { Database } from '../platform/db/database.ts'
import type { FrontJson } from '../platform/db/schema.ts'
import type { TalkQuery, TalkRows } from './talk-rows-repository.ts'

/** The parameters of reading a sheet: its player, season, month and day, and what is looked up with it. */
export interface SheetQuery {
  readonly playerId: string
  /** The hash of an idempotency key, under which an earlier answer may be stored; null for none. */
  readonly answerKey: string | null
  readonly season: string
  readonly month: string
  readonly day: string
  /** References of payments. Those that were used before are in `used_payments`. */
  readonly payments: readonly string[]
  /** The key of a street name. The player who has it is in `name_holder`. */
  readonly nameKey: string | null
  /** Whether the missions of the day are read. */
  readonly missions: boolean
  /** The id of the loan or the offer that the command names; null for none. It is read even if it is closed. */
  readonly named: string | null
  /** What is read for a turn; null for none. */
  readonly talk: TalkQuery | null
}

/** The result of the SQL function `load_sheet`. */
export interface SheetRows {
  /** Null if the player does not exist or was merged into another. */
  readonly player: {
    readonly version: number
    readonly street_name: string
    readonly borough: BoroughName
    readonly reputation: number
    readonly reputation_day: string | null
    readonly reputation_gained: number
    readonly closed_until: Readonly<Partial<Record<Shark, string>>>
    readonly xp: number
    readonly stash_capacity: number
    readonly earned_cents: number
    readonly play_day: string | null
    readonly moves: number
    readonly moves_day: string
    readonly moves_made: number
    readonly sold_in: number | null
    readonly sold_goods: Readonly<Partial<Record<GoodSymbol, number>>>
    readonly is_trip_open: boolean
    readonly trips_today: number
    readonly guide_paid: boolean
    readonly streak: number
    readonly last_active_day: string | null
    readonly bought_interactions: number
    readonly fronts: readonly FrontJson[]
    readonly night_day: string | null
    readonly kicked_up_cents: number
    /** Whether the player is proven at the end of the day. */
    readonly is_proven: boolean
  } | null
  /** Free interactions used on the day; null for none. */
  readonly interactions: number | null
  readonly encounter: EncounterJson | null
  /** Without the lines that were used, and without summaries. */
  readonly relations: Readonly<Partial<Record<Shark, SheetRelation>>>
  /** The player's conversations, by shark: the lines that tellings have used, and when the player last spoke. */
  readonly talks: Readonly<Partial<Record<Shark, TalkJson>>>
  /** Hearsay that no shark has heard yet, the earliest first. */
  readonly words: readonly WordJson[]
  readonly offer: OfferJson | null
  /** When each favour can be asked for again. */
  readonly favours: Readonly<Partial<Record<Favour, string>>>
  readonly mission_day: {
    readonly missions: readonly { id: string; mission: Mission; is_done: boolean }[]
    readonly has_paid: boolean
    readonly talked_to: readonly Shark[]
  } | null
  readonly used_payments: readonly string[]
  /** Those of `payments` that are the player's and may still vanish from their chain. */
  readonly watched_payments: readonly WatchedPayment[]
  readonly name_holder: string | null
  readonly accounts: Readonly<Partial<Record<AccountName, number>>>
  readonly stash: readonly { symbol: GoodSymbol; quantity: number; cost_cents: number }[]
  readonly heat: readonly { borough: BoroughName; heat: number }[]
  readonly impacts: readonly { cell: number; tick: number; opening: number; net: number }[]
  readonly loans: readonly LoanJson[]
  readonly day_profits: Readonly<Partial<Record<GoodSymbol, number>>>
  readonly month: MonthJson | null
  readonly run: { readonly length: number; readonly hash: string; readonly tick: number } | null
  readonly answer: StoredAnswer | null
  readonly talk: TalkRows | null
  readonly has_former_ids: boolean
}

/** The parts of a relation that decisions read, apart from those about wording. */
export type SheetRelation = Pick<
  Relation,
  'beggedLoanId' | 'facts' | 'mood' | 'patience' | 'patienceDay' | 'trust' | 'turns' | 'unclear'
>

export interface TalkJson {
  readonly told: readonly string[]
  readonly talked_at: string | null
}

export interface WordJson {
  readonly id: string
  readonly hearer: Shark
  readonly payee: Shark
  readonly amount_cents: number
  readonly arrives_at: string
}

export interface OfferJson {
  readonly id: string
  readonly character: Shark
  readonly conversation_id: string
  readonly terms: OfferTerms
  readonly status: 'open' | 'taken' | 'declined' | 'lapsed'
  readonly expires_at: string
  /** When the player's last loan of this shark was taken; null before the first. */
  readonly last_loan_at: string | null
  /** The chips of its conversation. */
  readonly quick_replies: readonly QuickReply[]
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
  readonly interest_days: number
  readonly is_opening: boolean
  readonly stake: number
  readonly is_begged: boolean
  readonly held_until: string | null
  readonly errand: Errand | null
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

export type Row = Readonly<Record<string, unknown>>

/**
 * The kinds of rows that the SQL function `store_writes` takes. `loans`, `heard_words`, `done_missions`, `settlements` and
 * `voided_payments` change existing loans, hearsay, missions, encounters and payments; `forgotten_words` deletes recollections. `tellings`, `choices`, `opened_turns`
 * and `closed_turns` add messages. `joined` are new players, `closed` those who were merged into others.
 */
const TABLES = [
  'joined',
  'players',
  'names',
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
  'relations',
  'new_words',
  'heard_words',
  'tellings',
  'news',
  'choices',
  'usage',
  'opened_turns',
  'reopened_turns',
  'closed_turns',
  'forgotten_words',
  'favours',
  'payments',
  'voided_payments',
  'notices',
  'missions',
  'done_missions',
  'encounters',
  'settlements',
  'months',
  'standings',
  'closed',
] as const

/** The argument of `store_writes`: rows by kind, each with the id of its player. */
export type Writes = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>

/** Writes without rows. */
export const NO_WRITES = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Writes

/** Loads and stores sheets. */
export interface SheetStore {
  /** Reads the sheets of players, in the order of the queries. */
  load(queries: readonly SheetQuery[]): Promise<readonly SheetRows[]>
  /** Stores the writes of players. Resolves with whether each was stored: all of a player's rows, or none. */
  store(all: readonly Writes[]): Promise<readonly boolean[]>
}

/** Returns the sheets of a database. */
export function sheetsIn(db: Database): SheetStore {
  return {
    load: (queries) => loadSheets(db, queries),
    store: (all) => storeWrites(db, all),
  }
}

/** Returns the writes of several players as one argument. */
export function joinWrites(all: readonly Writes[]): Writes {
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
    select load_sheet(asked."playerId", asked."answerKey", asked.season, asked.month, asked.day,
      asked.payments, asked."nameKey", asked.missions, asked.named,
      nullif(asked.talk, 'null')) as sheet
    from jsonb_to_recordset(${asked}::jsonb)
      as asked(place int, "playerId" uuid, "answerKey" text, season text, month text, day date, payments text[],
        "nameKey" text, missions boolean, named uuid, talk jsonb)
    order by asked.place`)
  return rows.map(({ sheet }) => sheet)
}

/**
 * Stores the writes of players in one statement. Resolves with whether each was stored. A player's writes are stored
 * together, or not at all if the version has changed, a new player's name is taken, the player was merged into another, the
 * season has ended or the root of the tick has been published.
 */
export async function storeWrites(
  db: Database,
  all: readonly Writes[],
): Promise<readonly boolean[]> {
  const { rows } = await db.execute<{ stored: string[] }>(
    sql`select to_json(store_writes(${JSON.stringify(joinWrites(all))}::jsonb)) as stored`,
  )
  const stored = new Set(rows[0]?.stored)
  return all.map(({ joined, players }) =>
    [...joined, ...players].every(({ player_id: id }) => stored.has(String(id))),
  )
}
