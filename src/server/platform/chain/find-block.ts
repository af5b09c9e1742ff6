import type { PublicClient } from 'viem'

/** A block of a chain, with its time in seconds since 1970. */
export interface BlockTime {
  readonly number: bigint
  readonly timestamp: bigint
}

/** A block is close enough to the searched instant if it is at most this much older. */
const CLOSE_ENOUGH_SECONDS = 3_600n

/**
 * Finds a block shortly before an instant: the last one before it, or one of the hour before. Resolves with null if all
 * blocks are later.
 */
export async function findBlockBefore(
  client: PublicClient,
  before: Date,
): Promise<BlockTime | null> {
  const wanted = BigInt(Math.floor(before.getTime() / 1_000))
  let high: BlockTime = await timeOf(client, undefined)
  if (high.timestamp < wanted) return high
  let low: BlockTime = await timeOf(client, 0n)
  if (low.timestamp >= wanted) return null
  for (let step = 0; high.number - low.number > 1n; step += 1) {
    if (wanted - low.timestamp <= CLOSE_ENOUGH_SECONDS) break
    const span = high.number - low.number
    // Blocks are evenly spaced on most chains, so the proportion finds one soon; the halves bound the number of steps.
    const part =
      step % 2 === 0
        ? (span * (wanted - low.timestamp)) / (high.timestamp - low.timestamp)
        : span / 2n
    const middle = await timeOf(client, low.number + clamp(part, 1n, span - 1n))
    if (middle.timestamp < wanted) low = middle
    else high = middle
  }
  return low
}

async function timeOf(client: PublicClient, number: bigint | undefined): Promise<BlockTime> {
  const block = await client.getBlock(number === undefined ? {} : { blockNumber: number })
  return { number: block.number, timestamp: block.timestamp }
}

function clamp(value: bigint, lowest: bigint, highest: bigint): bigint {
  if (value < lowest) return lowest
  return value > highest ? highest : value
}
