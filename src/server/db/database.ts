import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** What a raw `execute` answers on either engine: bigint, numeric and dates come as PostgreSQL's own text. */
interface Rows<row> {
  readonly rows: row[]
}
interface RowsKind extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** The query layer over whichever engine is open. A {@link Transaction} may stand wherever a Database is asked for. */
export type Database = PgDatabase<RowsKind, typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What the engine tells about itself; pino's logger is one. */
export interface StoreLog {
  info(details: object, sentence: string): void
  warn(details: object, sentence: string): void
}
