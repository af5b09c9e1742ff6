import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './client-address.ts'
import { NETWORK_FACTOR } from './concurrency-limit.ts'
import { RequestError } from './request-error.ts'
import { SharedCounts } from './shared-counts.ts'

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
  const counts = pool && (await SharedCounts.open(pool))
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, createLimiter(name, limit, counts)]),
  )
  const ofAddresses = Object.entries(limits).filter(([name]) => name.startsWith('address'))
  const networkLimiters = new Map(
    ofAddresses.map(([name, { points, seconds }]) => [
      name,
      createLimiter(`${name}48`, { points: points * NETWORK_FACTOR, seconds }, counts),
    ]),
  )
  return {
    async isSpent(name, key) {
      const network = networkOf(key)
      if (await limiters.get(name)?.isSpent(key)) return true
      return network !== null && (await networkLimiters.get(name)?.isSpent(network)) === true
    },
    async take(name, key) {
      try {
        await limiters.get(name)?.take(key)
        const network = networkOf(key)
        if (network !== null) await networkLimiters.get(name)?.take(network)
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

interface Limiter {
  /** Takes a point of a key. Rejects with a RateLimiterRes when there is none left. */
  take(key: string): Promise<unknown>
  isSpent(key: string): Promise<boolean>
}

function createLimiter(
  name: string,
  { points, seconds }: Limit,
  counts: SharedCounts | undefined,
): Limiter {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  const own: Limiter = {
    take: (key) => memory.consume(key),
    isSpent: async (key) => ((await memory.get(key))?.remainingPoints ?? points) <= 0,
  }
  const isInMemory = COUNTED_IN_MEMORY.some((counted) => name.startsWith(counted))
  if (!counts || isInMemory) return own
  return {
    async take(key) {
      const counted = await counts
        .add({ key: `${name}:${key}`, ms: seconds * 1000 })
        .catch(() => own.take(key).then(() => null))
      if (counted && counted.points > points) throw new RateLimiterRes(0, counted.endsInMs)
    },
    isSpent: (key) =>
      counts.pointsOf(`${name}:${key}`).then(
        (taken) => taken >= points,
        () => own.isSpent(key),
      ),
  }
}
