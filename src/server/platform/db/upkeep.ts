import type { PGlite } from '@electric-sql/pglite'

/**
 * Growth of the write-ahead log after which a checkpoint is made. Replaying 8 MB after a crash takes less than 100 ms.
 */
const LOG_GROWTH_BYTES = 8 * 2 ** 20
/** A table with more dead rows is vacuumed. */
const DEAD_ROWS = 5_000

/** Checkpoints and vacuums, which the embedded engine does not run by itself. */
export class Upkeep {
  readonly #lite: Pick<PGlite, 'query' | 'exec'>
  #checkpointAt = 0

  constructor(lite: Pick<PGlite, 'query' | 'exec'>) {
    this.#lite = lite
  }

  /**
   * Makes a checkpoint if the log has grown, and vacuums tables with many dead rows. Must not be called inside a
   * transaction.
   */
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
