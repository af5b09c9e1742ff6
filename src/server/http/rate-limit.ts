import type { Pool, QueryConfig } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { networkOf } from './client-address.ts'
import { NETWORK_FACTOR } from './concurrency-limit.ts'
import { RequestError } from './request-error.ts'

export interface Limit {
  readonly points: number
  readonly seconds: number
}

/** The limits by address, player and wallet. A person who plays stays far below each of them. */
export const LIMITS = {
  /** The page's own files: a page loads dozens of them. */
  addressFiles: { points: 6000, seconds: 60 },
  addressReads: { points: 1200, seconds: 60 },
  addressWrites: { points: 240, seconds: 60 },
  addressNonces: { points: 60, seconds: 60 },
  addressSignIns: { points: 30, seconds: 60 },
  /** Guests are new players without any cost. */
  addressNewPlayers: { points: 20, seconds: 3600 },
  playerReads: { points: 1200, seconds: 60 },
  playerWrites: { points: 120, seconds: 60 },
  /** Each attempt compares a name with all similar ones. */
  playerNames: { points: 20, seconds: 3600 },
  /** Each one reads everything that is stored about the player. */
  playerExports: { points: 10, seconds: 3600 },
  /** By address and wallet. A payment takes two requests. */
  walletSponsored: { points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>

/** Reads are cheap and frequent: each process counts its own, with any database. */
const COUNTED_IN_MEMORY: readonly LimitName[] = ['addressFiles', 'addressReads', 'playerReads']
const TABLE = 'rate_limits'
/**
 * The table of rate-limiter-flexible. It is not logged, so that no request waits for the disk; a crash of the database resets
 * the counts. The lock is needed because CREATE TABLE IF NOT EXISTS is not atomic.
 */
const CREATE_TABLE = `
  select pg_advisory_xact_lock(hashtext('${TABLE}'));
  create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`

export interface RateLimits {
  /** Whether {@link RateLimits.take} would throw. Takes no point. */
  isSpent(name: LimitName, key: string): Promise<boolean>
  /** Takes a point of `key` and, when that is a /64, a point of its /48. Throws `rate_limited` with the time to wait. */
  take(name: LimitName, key: string): Promise<void>
}

/**
 * Returns limits that are counted in memory or, with a pool, in PostgreSQL for all nodes. While PostgreSQL does not
 * answer, each node counts by itself.
 */
export async function createRateLimits(limits: Limits, pool?: Pool): Promise<RateLimits> {
  if (pool) await pool.query(CREATE_TABLE)
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, createLimiter(name, limit, pool)]),
  )
  const ofAddresses = Object.entries(limits).filter(([name]) => name.startsWith('address'))
  const networkLimiters = new Map(
    ofAddresses.map(([name, { points, seconds }]) => [
      name,
      createLimiter(`${name}48`, { points: points * NETWORK_FACTOR, seconds }, pool),
    ]),
  )
  return {
    async isSpent(name, key) {
      const network = networkOf(key)
      const taken = [
        await limiters.get(name)?.get(key),
        network === null ? null : await networkLimiters.get(name)?.get(network),
      ]
      return taken.some((count) => count && count.remainingPoints <= 0)
    },
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(key)
        const network = networkOf(key)
        if (network !== null) await networkLimiters.get(name)?.consume(network)
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
        throw new RequestError(
          'rate_limited',
          `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
          { headers: { 'retry-after': String(seconds) } },
        )
      }
    },
  }
}

/** The pool, with statements that are not prepared under a name: PgBouncer has no named statements. */
function withoutNames(pool: Pool) {
  return { query: ({ text, values }: QueryConfig) => pool.query(text, values) }
}

function createLimiter(
  name: string,
  { points, seconds }: Limit,
  pool: Pool | undefined,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds }
  const insuranceLimiter = new RateLimiterMemory(options)
  const isInMemory = !pool || COUNTED_IN_MEMORY.some((counted) => name.startsWith(counted))
  if (isInMemory) return insuranceLimiter
  const store = {
    ...{ storeClient: withoutNames(pool), storeType: 'pool' },
    ...{ tableName: TABLE, tableCreated: true },
  }
  return new RateLimiterPostgres({ ...options, ...store, insuranceLimiter })
}
