import type { Pool } from 'pg'
import { Batch } from '../batch.ts'

const TABLE = 'rate_limits'
/**
 * The table is not logged, so that no request waits for the disk; a crash of the database resets the counts. The lock is
 * needed because CREATE TABLE IF NOT EXISTS is not atomic. `expire` is in ms since 1970.
 */
const CREATE_TABLE = `
  select pg_advisory_xact_lock(hashtext('${TABLE}'));
  create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`
/** The clock of the database, which all nodes share. */
const NOW_MS = '(extract(epoch from now()) * 1000)::bigint'
/** Keys are counted in order, so that two nodes do not deadlock. */
const COUNT = `
  insert into ${TABLE} as counted (key, points, expire)
  select key, points, ${NOW_MS} + ms from unnest($1::text[], $2::int[], $3::bigint[]) as taken(key, points, ms) order by key
  on conflict (key) do update set
    points = case when counted.expire <= ${NOW_MS} then excluded.points else counted.points + excluded.points end,
    expire = case when counted.expire <= ${NOW_MS} then excluded.expire else counted.expire end
  returning key, points, (expire - ${NOW_MS})::float8 as "endsInMs"`
const READ = `select points from ${TABLE} where key = $1 and expire > ${NOW_MS}`
const DELETE_ENDED = `delete from ${TABLE} where expire < ${NOW_MS}`
/** The round trips after which ended counts are deleted. */
const TRIPS_A_CLEANUP = 1_000
const BATCHES = { lanes: 2, most: 256 }

/** A point to count under a key, in a time that begins with the first one. */
export interface Point {
  readonly key: string
  readonly ms: number
}

export interface Count {
  /** The points of the key in its time, this one included. */
  readonly points: number
  readonly endsInMs: number
}

/** Counts points in PostgreSQL, for all nodes. Concurrent ones share a round trip. */
export class SharedCounts {
  readonly #pool: Pool
  readonly #batch: Batch<Point, Count>
  #trips = 0

  private constructor(pool: Pool) {
    this.#pool = pool
    this.#batch = new Batch({ ...BATCHES, run: (points) => this.#count(points) })
  }

  /** Makes the table if it does not exist. */
  static async open(pool: Pool): Promise<SharedCounts> {
    await pool.query(CREATE_TABLE)
    return new SharedCounts(pool)
  }

  /** Counts a point. Rejects while PostgreSQL does not answer. */
  add(point: Point): Promise<Count> {
    return this.#batch.add(point)
  }

  /** Resolves with the points of a key in its time. Rejects while PostgreSQL does not answer. */
  async pointsOf(key: string): Promise<number> {
    const { rows } = await this.#pool.query<{ points: number }>(READ, [key])
    return rows[0]?.points ?? 0
  }

  async #count(points: readonly Point[]): Promise<readonly Count[]> {
    const added = new Map<string, number>()
    for (const { key } of points) added.set(key, (added.get(key) ?? 0) + 1)
    const times = new Map(points.map(({ key, ms }) => [key, ms]))
    // Before the count: a point is not counted again when the clean-up fails.
    await this.#cleanUp()
    const { rows } = await this.#pool.query<Count & { key: string }>(COUNT, [
      [...added.keys()],
      [...added.values()],
      [...added.keys()].map((key) => times.get(key)),
    ])
    return inOrder(points, rows, added)
  }

  async #cleanUp(): Promise<void> {
    this.#trips += 1
    if (this.#trips % TRIPS_A_CLEANUP === 0) await this.#pool.query(DELETE_ENDED)
  }
}

/** Returns the count of each point: those under one key are counted one after the other. */
function inOrder(
  points: readonly Point[],
  rows: readonly (Count & { readonly key: string })[],
  added: ReadonlyMap<string, number>,
): readonly Count[] {
  const before = new Map(rows.map(({ key, points: sum }) => [key, sum - (added.get(key) ?? 0)]))
  const ends = new Map(rows.map(({ key, endsInMs }) => [key, endsInMs]))
  return points.map(({ key }) => {
    const sum = (before.get(key) ?? 0) + 1
    before.set(key, sum)
    return { points: sum, endsInMs: ends.get(key) ?? 0 }
  })
}
