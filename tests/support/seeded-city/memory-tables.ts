import type { Row, Writes } from '#src/server/write/sheet-repository.ts'
import { SqlError, UNIQUE_VIOLATION } from '#src/server/platform/db/sql-state.ts'

type Table = keyof Writes
/** The kinds of rows that change players. */
type PlayerTable = 'closed' | 'joined' | 'names' | 'players'
/** The kinds of rows of turns, each of which changes several tables. */
type TurnTable = 'closed_turns' | 'forgotten_words' | 'opened_turns' | 'reopened_turns'
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

/** The rows of a table that something can still happen to. A player has few of them, and many that are over. */
const IS_OPEN: Readonly<Record<string, (row: Row) => boolean>> = {
  encounters: (row) => row['settled_at'] === null,
  hearsay: (row) => row['heard_at'] === null,
  loans: (row) => row['status'] !== 'paid',
  offers: (row) => row['status'] === 'open',
  turns: (row) => row['state'] === 'running',
}

/** Rows of which at most one of a player may be open. */
const ONE_OPEN: readonly { table: string; key: readonly string[] }[] = [
  { table: 'encounters', key: [] },
  { table: 'loans', key: ['shark', 'is_opening'] },
]

const NO_ROWS: ReadonlyMap<string, Row> = new Map()

/** The rows of a table by key, also those of each player, and of these the open ones. */
class TableRows {
  readonly rows = new Map<string, MutableRow>()
  readonly #ofPlayers = new Map<string, Map<string, MutableRow>>()
  readonly #openOfPlayers = new Map<string, Map<string, MutableRow>>()
  readonly #isOpen: ((row: Row) => boolean) | undefined

  constructor(isOpen: ((row: Row) => boolean) | undefined) {
    this.#isOpen = isOpen
  }

  of(playerId: string): ReadonlyMap<string, Row> {
    return this.#ofPlayers.get(playerId) ?? NO_ROWS
  }

  openOf(playerId: string): ReadonlyMap<string, Row> {
    return this.#openOfPlayers.get(playerId) ?? NO_ROWS
  }

  set(name: string, row: MutableRow): void {
    const playerId = String(row['player_id'])
    this.rows.set(name, row)
    entryOf(this.#ofPlayers, playerId).set(name, row)
    if (!this.#isOpen) return
    const open = entryOf(this.#openOfPlayers, playerId)
    if (this.#isOpen(row)) open.set(name, row)
    else open.delete(name)
  }

  delete(name: string, playerId: string): void {
    this.rows.delete(name)
    this.#ofPlayers.get(playerId)?.delete(name)
    this.#openOfPlayers.get(playerId)?.delete(name)
  }
}

/** Tables in memory, with the keys and the constraints of the database's. */
export class MemoryTables {
  readonly #tables = new Map<string, TableRows>()

  /** Returns the rows of a table. */
  all(table: string): Iterable<Row> {
    return this.#table(table).rows.values()
  }

  /** Returns the rows of a table that belong to a player. */
  of(table: string, playerId: string): readonly Row[] {
    return [...this.#table(table).of(playerId).values()]
  }

  /** Returns the open rows of a table that belong to a player. */
  openOf(table: string, playerId: string): readonly Row[] {
    return [...this.#table(table).openOf(playerId).values()]
  }

  has(table: string, ...key: readonly unknown[]): boolean {
    return this.#table(table).rows.has(key.join('|'))
  }

  get(table: string, ...key: readonly unknown[]): Row | undefined {
    return this.#table(table).rows.get(key.join('|'))
  }

  /** Adds a row, or replaces the one with the same key. */
  put(table: string, key: readonly string[], row: Row): void {
    this.#table(table).set(nameOf(key, row), asJson(row))
  }

  remove(table: string, key: unknown, playerId: unknown): void {
    this.#table(table).delete(String(key), String(playerId))
  }

  /** Stores rows of all plain kinds, or throws a SqlError and stores none. */
  write(writes: Writes): void {
    const kinds = Object.entries(KINDS) as [PlainTable, Kind][]
    const written = kinds.filter(([name]) => writes[name].length > 0)
    for (const [name, kind] of written) this.#checkKeys(kind, writes[name])
    this.#checkOpen(writes)
    for (const [name, kind] of written) {
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
    const names = rows.map((row) => nameOf(key, row))
    if (new Set(names).size < names.length) throw duplicate(into, names.join(' '))
    if (how !== 'insert') return
    const table = this.#table(into)
    const known = names.find((name) => table.rows.has(name))
    if (known !== undefined) throw duplicate(into, known)
  }

  /** Settlements and payments come after what they close, so only new rows next to open ones are checked. */
  #checkOpen(writes: Writes): void {
    const added = { encounters: writes.encounters, loans: writes.new_loans }
    const changed = { encounters: writes.settlements, loans: writes.loans }
    for (const { table, key } of ONE_OPEN) {
      const [news, changes] = [Reflect.get(added, table), Reflect.get(changed, table)] as Row[][]
      for (const row of news ?? []) {
        const open = this.openOf(table, String(row['player_id']))
          .map((known) => ({ ...known, ...changes?.find(({ id }) => id === known['id']) }))
          .filter(
            (known) =>
              IS_OPEN[table]?.(known) &&
              key.every((column) => Reflect.get(known, column) === row[column]),
          )
        if (open.length > 0) throw duplicate(table, String(row['player_id']))
      }
    }
  }

  #table(name: string): TableRows {
    const known = this.#tables.get(name)
    if (known) return known
    const table = new TableRows(IS_OPEN[name])
    this.#tables.set(name, table)
    return table
  }
}

function entryOf<value>(maps: Map<string, Map<string, value>>, name: string): Map<string, value> {
  const known = maps.get(name)
  if (known) return known
  const added = new Map<string, value>()
  maps.set(name, added)
  return added
}

/** Returns the values of a row's key as one text. */
function nameOf(key: readonly string[], row: Row): string {
  let name = String(row[key[0] ?? ''])
  for (let place = 1; place < key.length; place += 1) name += `|${row[key[place] ?? '']}`
  return name
}

/** Returns the error of a row whose key is known. */
export function duplicate(table: string, key: string): SqlError {
  return new SqlError(`duplicate key in ${table}: ${key}`, { code: UNIQUE_VIOLATION })
}

/** Returns a row with instants as JSON has them. */
function asJson(row: Row): MutableRow {
  const stored: MutableRow = {}
  for (const column in row) {
    const value = row[column]
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
