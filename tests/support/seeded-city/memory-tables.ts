import type { Row, Writes } from '#src/server/write/sheet-repository.ts'
import { SqlError, UNIQUE_VIOLATION } from '#src/server/platform/db/sql-state.ts'

type Table = keyof Writes
/** The kinds of rows that change players. */
type PlayerTable = 'closed' | 'joined' | 'names' | 'players'
/** The kinds of rows of turns, each of which changes several tables. */
type TurnTable = 'closed_turns' | 'opened_turns' | 'reopened_turns'
type PlainTable = Exclude<Table, PlayerTable | TurnTable>
type MutableRow = Record<string, unknown>

/** How the rows of a kind are stored. */
interface Kind {
  /** The table that the rows are stored in. */
  readonly into: string
  /** The columns that identify a row. */
  readonly key: readonly string[]
  /** `insert` rejects a known key, `upsert` replaces its row, `change` merges the columns into its row. */
  readonly how: 'insert' | 'upsert' | 'change'
  /** Returns the row that is stored. Absent: the one that is written. */
  readonly as?: (row: Row, tables: MemoryTables) => Row
}

/**
 * The kinds of rows of `store_writes`, apart from the players themselves, their names and their turns. A new kind is one line here, and
 * one part of what a sheet is loaded from.
 */
const KINDS: Readonly<Record<PlainTable, Kind>> = {
  answers: { into: 'answers', key: ['key_hash'], how: 'insert' },
  events: { into: 'events', key: ['player_id', 'season_id', 'seq'], how: 'insert' },
  runs: { into: 'runs', key: ['player_id', 'season_id'], how: 'upsert' },
  entries: { into: 'entries', key: ['kind', 'cause'], how: 'insert' },
  postings: { into: 'postings', key: ['entry_id', 'account'], how: 'insert' },
  accounts: { into: 'accounts', key: ['name'], how: 'upsert' },
  stash: { into: 'stash', key: ['player_id', 'symbol'], how: 'upsert' },
  impacts: { into: 'impacts', key: ['player_id', 'season_id', 'cell'], how: 'upsert' },
  heat: { into: 'heat', key: ['player_id', 'borough'], how: 'upsert' },
  day_profits: { into: 'day_profits', key: ['player_id', 'day', 'symbol'], how: 'upsert' },
  loans: { into: 'loans', key: ['id'], how: 'change' },
  new_loans: { into: 'loans', key: ['id'], how: 'insert' },
  relations: {
    ...{ into: 'relations', key: ['player_id', 'character'], how: 'upsert' },
    as: withWording,
  },
  new_words: { into: 'hearsay', key: ['id'], how: 'insert' },
  heard_words: { into: 'hearsay', key: ['id'], how: 'change' },
  tellings: { into: 'messages', key: ['message_id'], how: 'insert' },
  news: { into: 'wire', key: ['season_id', 'seq'], how: 'upsert' },
  choices: {
    ...{ into: 'offers', key: ['id'], how: 'change' },
    as: ({ player_id, offer_id: id, status }) => ({ player_id, id, status }),
  },
  usage: { into: 'daily_usage', key: ['player_id', 'day'], how: 'upsert' },
  favours: { into: 'favours', key: ['player_id', 'favour'], how: 'upsert' },
  payments: { into: 'payments', key: ['reference'], how: 'insert' },
  voided_payments: {
    ...{ into: 'payments', key: ['reference'], how: 'change' },
    as: ({ player_id, id }, tables) => {
      const known = tables.of('payments', String(player_id)).find((payment) => payment['id'] === id)
      return { player_id, reference: known?.['reference'], state: 'vanished' }
    },
  },
  notices: { into: 'notices', key: ['id'], how: 'insert' },
  missions: { into: 'missions', key: ['id'], how: 'insert' },
  done_missions: { into: 'missions', key: ['id'], how: 'change' },
  encounters: { into: 'encounters', key: ['id'], how: 'insert' },
  settlements: { into: 'encounters', key: ['id'], how: 'change' },
  months: { into: 'player_months', key: ['month', 'player_id'], how: 'upsert' },
  standings: { into: 'standings', key: ['player_id'], how: 'upsert' },
}

/** Columns that new rows have without being written. */
const DEFAULTS: Readonly<Record<string, MutableRow>> = {
  encounters: { settled_at: null },
  hearsay: { heard_at: null },
  missions: { done_at: null },
}

/** Rows of which at most one of a player may exist. */
const ONE_OPEN: readonly {
  table: string
  isOpen(row: Row): boolean
  key: readonly string[]
}[] = [
  { table: 'encounters', isOpen: (row) => row['settled_at'] === null, key: [] },
  { table: 'loans', isOpen: (row) => row['status'] !== 'paid', key: ['shark', 'is_opening'] },
]

/** Tables in memory, with the keys and the constraints of the database's. */
export class MemoryTables {
  readonly #tables = new Map<string, Map<string, MutableRow>>()
  readonly #ofPlayers = new Map<string, Map<string, MutableRow>>()

  /** Returns the rows of a table. */
  all(table: string): Iterable<Row> {
    return this.#table(table).values()
  }

  /** Returns the rows of a table that belong to a player. */
  of(table: string, playerId: string): readonly Row[] {
    return [...this.#rowsOf(table, playerId).values()]
  }

  has(table: string, ...key: readonly unknown[]): boolean {
    return this.#table(table).has(key.join('|'))
  }

  get(table: string, ...key: readonly unknown[]): Row | undefined {
    return this.#table(table).get(key.join('|'))
  }

  /** Adds a row, or replaces the one with the same key. */
  put(table: string, key: readonly string[], row: Row): void {
    const name = key.map((column) => row[column]).join('|')
    const stored = asJson(row)
    this.#table(table).set(name, stored)
    this.#rowsOf(table, String(row['player_id'])).set(name, stored)
  }

  remove(table: string, key: unknown, playerId: unknown): void {
    this.#table(table).delete(String(key))
    this.#rowsOf(table, String(playerId)).delete(String(key))
  }

  /** Stores rows of all plain kinds, or throws a SqlError and stores none. */
  write(writes: Writes): void {
    const kinds = Object.entries(KINDS) as [PlainTable, Kind][]
    for (const [name, kind] of kinds) this.#checkKeys(kind, writes[name])
    this.#checkOpen(writes)
    for (const [name, kind] of kinds) {
      for (const row of writes[name]) this.#put(kind, row)
    }
  }

  #put({ into, key, how, as }: Kind, written: Row): void {
    const row = as ? as(written, this) : written
    const known = this.get(into, ...key.map((column) => row[column]))
    if (how === 'change' && !known) return
    const before = how === 'change' ? known : how === 'insert' ? DEFAULTS[into] : undefined
    this.put(into, key, { ...before, ...row })
  }

  #checkKeys({ into, key, how, as = (row) => row }: Kind, writes: readonly Row[]): void {
    const rows = writes.map((row) => as(row, this))
    const names = rows.map((row) => key.map((column) => row[column]).join('|'))
    if (new Set(names).size < names.length) throw duplicate(into, names.join(' '))
    if (how !== 'insert') return
    const known = names.find((name) => this.#table(into).has(name))
    if (known !== undefined) throw duplicate(into, known)
  }

  /** Settlements and payments come after what they close, so only new rows next to open ones are checked. */
  #checkOpen(writes: Writes): void {
    const added = { encounters: writes.encounters, loans: writes.new_loans }
    const changed = { encounters: writes.settlements, loans: writes.loans }
    for (const { table, isOpen, key } of ONE_OPEN) {
      const [news, changes] = [Reflect.get(added, table), Reflect.get(changed, table)] as Row[][]
      for (const row of news ?? []) {
        const open = this.of(table, String(row['player_id']))
          .map((known) => ({ ...known, ...changes?.find(({ id }) => id === known['id']) }))
          .filter(
            (known) =>
              isOpen(known) && key.every((column) => Reflect.get(known, column) === row[column]),
          )
        if (open.length > 0) throw duplicate(table, String(row['player_id']))
      }
    }
  }

  #table(name: string): Map<string, MutableRow> {
    return entryOf(this.#tables, name)
  }

  #rowsOf(table: string, playerId: string): Map<string, MutableRow> {
    return entryOf(this.#ofPlayers, `${table}|${playerId}`)
  }
}

function entryOf<value>(maps: Map<string, Map<string, value>>, name: string): Map<string, value> {
  const known = maps.get(name) ?? new Map<string, value>()
  maps.set(name, known)
  return known
}

/** Returns the error of a row whose key is known. */
export function duplicate(table: string, key: string): SqlError {
  return new SqlError(`duplicate key in ${table}: ${key}`, { code: UNIQUE_VIOLATION })
}

/** Returns a row with instants as JSON has them. */
function asJson(row: Row): MutableRow {
  const stored: MutableRow = {}
  for (const [column, value] of Object.entries(row)) {
    stored[column] = value instanceof Date ? value.toISOString() : value
  }
  return stored
}

/** Returns a relation with the parts about wording, which are not in the sheet. Anger that is over is absent. */
function withWording({ player_id, character, relation }: Row, tables: MemoryTables): Row {
  const known = tables.get('relations', player_id, character)?.['relation'] as object | undefined
  const { angeredAt: _, ...before } = { angeredAt: null, ...known }
  return { player_id, character, relation: { ...before, ...(relation as object) } }
}
