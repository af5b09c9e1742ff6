import { type Address, formatUnits, parseAbi, type PublicClient } from 'viem'
import { BaseError } from '#src/lib/errors.ts'

/** Thrown if a feed returns an invalid price (`no_price`) or has not been updated for too long (`stale`). */
export class FeedError extends BaseError<'no_price' | 'stale'> {
  override readonly name = 'FeedError'
}

/** A price in dollars, now and a day ago. */
export interface DayPrice {
  readonly now: number
  readonly dayAgo: number
}

/** Chainlink's AggregatorV3Interface: https://docs.chain.link/data-feeds/api-reference */
const feedAbi = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function getRoundData(uint80 roundId) view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])
/**
 * The width of the round's number in a round's id. The bits above it are the phase. The numbers in a phase have no
 * gaps.
 */
const NUMBER_BITS = 64n
/** An upper limit of the rounds of a feed on Base in a day. */
const ROUNDS_A_DAY = 8_192n
const DAY_MS = 24 * 60 * 60_000

interface Round {
  readonly id: bigint
  readonly answer: bigint
  /** Seconds since 1970. */
  readonly updatedAt: bigint
}

/**
 * Resolves with a Chainlink feed's price now and a day ago. The older price comes from the feed's own rounds, because
 * few nodes store old states of the chain. If the feed's phase is younger than a day, its first round is used. Throws
 * {@link FeedError} if the latest answer is older than `freshForMs`, or if one of the two prices is not positive.
 */
export async function readFeed(
  client: PublicClient,
  address: Address,
  { now, freshForMs }: { now: Date; freshForMs: number },
): Promise<DayPrice> {
  const feed = { address, abi: feedAbi } as const
  const [decimals, latest] = await Promise.all([
    client.readContract({ ...feed, functionName: 'decimals' }),
    client.readContract({ ...feed, functionName: 'latestRoundData' }).then(toRound),
  ])
  const roundAt = async (id: bigint): Promise<Round> =>
    toRound(await client.readContract({ ...feed, functionName: 'getRoundData', args: [id] }))
  if (now.getTime() - Number(latest.updatedAt) * 1_000 > freshForMs) {
    throw new FeedError('stale', `The feed ${address} has not been updated for too long.`)
  }
  const dayAgo = BigInt(Math.floor((now.getTime() - DAY_MS) / 1_000))
  const before = await findRoundBefore(latest, dayAgo, roundAt)
  const dollars = ({ answer }: Round): number => {
    if (answer > 0n) return Number(formatUnits(answer, decimals))
    throw new FeedError('no_price', `The feed ${address} has returned an invalid price.`)
  }
  return { now: dollars(latest), dayAgo: dollars(before) }
}

/**
 * Resolves with the last round that was updated at or before `second`. If there is none among the last `ROUNDS_A_DAY`
 * rounds of the phase, resolves with the first of these rounds.
 */
async function findRoundBefore(
  latest: Round,
  second: bigint,
  roundAt: (id: bigint) => Promise<Round>,
): Promise<Round> {
  if (latest.updatedAt <= second) return latest
  const first = ((latest.id >> NUMBER_BITS) << NUMBER_BITS) + 1n
  const earliest = latest.id - ROUNDS_A_DAY
  let found = await roundAt(earliest > first ? earliest : first)
  let after = latest.id
  while (after - found.id > 1n) {
    const middle = await roundAt((found.id + after) / 2n)
    if (middle.updatedAt <= second) found = middle
    else after = middle.id
  }
  return found
}

function toRound([id, answer, , updatedAt]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): Round {
  return { id, answer, updatedAt }
}
