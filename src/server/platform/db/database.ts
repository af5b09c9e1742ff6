import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The result of a raw `execute` on both engines. Values of bigint, numeric and date types are PostgreSQL's text. */
interface Rows<row> {
  readonly rows: row[]
}
interface RowsKind extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** The query layer over the open engine. A {@link Transaction} is also a Database. */
export type Database = PgDatabase<RowsKind, typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The log of the database; pino's logger satisfies it. */
export interface StoreLog {
  info(details: object, sentence: string): void
  warn(details: object, sentence: string): void
}
