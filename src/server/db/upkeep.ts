import type { PGlite } from '@electric-sql/pglite'

/** A crash replays the log since the last checkpoint: 8 MB is replayed in some tens of milliseconds. */
const LOG_GROWTH_BYTES = 8 * 2 ** 20
const DEAD_ROWS = 5_000

/** The two chores that a PostgreSQL server's own processes do and the embedded engine has nobody for. */
export class Upkeep {
  readonly #lite: Pick<PGlite, 'query' | 'exec'>
  #checkpointAt = 0

  constructor(lite: Pick<PGlite, 'query' | 'exec'>) {
    this.#lite = lite
  }

  /** Checkpoints when the log has grown, vacuums tables with many dead rows. Not to be called inside a transaction. */
  async run(): Promise<void> {
    await this.#checkpoint()
    await this.#vacuum()
  }

  async #checkpoint(): Promise<void> {
    const { rows } = await this.#lite.query<{ position: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`,
    )
    const position = rows[0]?.position ?? 0
    if (position - this.#checkpointAt < LOG_GROWTH_BYTES) return
    await this.#lite.exec('checkpoint')
    this.#checkpointAt = position
  }

  async #vacuum(): Promise<void> {
    const { rows } = await this.#lite.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_dead_tup > ${DEAD_ROWS}`,
    )
    for (const { name } of rows) await this.#lite.exec(`vacuum (analyze) ${name}`)
  }
}
