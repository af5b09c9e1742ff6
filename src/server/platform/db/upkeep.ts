import type { PGlite } from '@electric-sql/pglite'

/**
 * Growth of the write-ahead log after which a checkpoint is made. Replaying 8 MB after a crash takes less than 100 ms.
 */
const LOG_GROWTH_BYTES = 8 * 2 ** 20
/** A table with more dead rows is vacuumed. */
const DEAD_ROWS = 5_000
/**
 * A table of which more rows have changed is analysed, or vacuumed if they were added: this many, and this part of the
 * table. Without statistics the engine plans joins of large tables as if they were small.
 */
const CHANGED_ROWS = 1_000
const CHANGED_PART = 0.2

/** Checkpoints, vacuums and statistics, which the embedded engine does not run by itself. */
export class Upkeep {
  readonly #lite: Pick<PGlite, 'query' | 'exec'>
  #checkpointAt = 0

  constructor(lite: Pick<PGlite, 'query' | 'exec'>) {
    this.#lite = lite
  }

  /**
   * Makes a checkpoint if the log has grown, vacuums tables with many dead or new rows, and analyses those that have
   * changed. Must not be called inside a transaction.
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
    const { rows } = await this.#lite.query<{ command: string }>(`
      select case when is_filled then 'vacuum (analyze) ' else 'analyze ' end || name as command
      from (
        select format('%I.%I', schemaname, relname) as name,
          n_dead_tup > ${DEAD_ROWS} or n_ins_since_vacuum > least_changes as is_filled,
          n_mod_since_analyze > least_changes as is_changed
        from (select *, ${CHANGED_ROWS} + ${CHANGED_PART} * n_live_tup as least_changes from pg_stat_user_tables) tables
      ) tables
      where is_filled or is_changed`)
    for (const { command } of rows) await this.#lite.exec(command)
  }
}
