import {
  type Address,
  ContractFunctionRevertedError,
  erc20Abi,
  isAddressEqual,
  parseAbi,
  type PublicClient,
} from 'viem'
import { BaseError, findCause } from '#src/lib/errors.ts'
import type { DayPrice } from './read-feed.ts'

/**
 * The part of a Uniswap v3 pool that has its prices:
 * https://docs.uniswap.org/contracts/v3/reference/core/UniswapV3Pool. `slot0` returns more values, which differ between
 * kinds of pools.
 */
const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidityCumulativeX128s)',
])
/** The ratio of prices of adjacent ticks. */
const TICK_STEP = 1.0001
const DAY_SECONDS = 24 * 60 * 60
/** The older price is a mean over this period. */
const MEAN_SECONDS = 600

/** A pool does not hold the token whose price is requested. */
export class PoolError extends BaseError<'wrong_pool'> {
  override readonly name = 'PoolError'
}

/**
 * Resolves with a token's price in a pool, now and a day ago, and the other token, in which it is expressed. If the
 * pool has no observations of a day ago, both prices are equal. Throws {@link PoolError}.
 */
export async function readPool(
  client: PublicClient,
  address: Address,
  token: Address,
): Promise<DayPrice & { readonly quote: Address }> {
  const pool = { address, abi: poolAbi } as const
  const [token0, token1, [, tick], dayAgoTick] = await Promise.all([
    client.readContract({ ...pool, functionName: 'token0' }),
    client.readContract({ ...pool, functionName: 'token1' }),
    client.readContract({ ...pool, functionName: 'slot0' }),
    tickDayAgo(client, address),
  ])
  const isFirst = isAddressEqual(token0, token)
  if (!isFirst && !isAddressEqual(token1, token)) {
    throw new PoolError('wrong_pool', `The pool ${address} does not hold ${token}.`)
  }
  const [places0, places1] = await Promise.all([placesOf(client, token0), placesOf(client, token1)])
  /** A tick gives the price of the first token's smallest unit in the second's. */
  const priceAt = (at: number): number => {
    const ofFirst = TICK_STEP ** at * 10 ** (places0 - places1)
    return isFirst ? ofFirst : 1 / ofFirst
  }
  return {
    now: priceAt(tick),
    dayAgo: priceAt(dayAgoTick ?? tick),
    quote: isFirst ? token1 : token0,
  }
}

function placesOf(client: PublicClient, address: Address): Promise<number> {
  return client.readContract({ address, abi: erc20Abi, functionName: 'decimals' })
}

/** Resolves with the mean tick of ten minutes a day ago, or null if the pool has no observations of them. */
async function tickDayAgo(client: PublicClient, address: Address): Promise<number | null> {
  try {
    const [cumulatives] = await client.readContract({
      address,
      abi: poolAbi,
      functionName: 'observe',
      args: [[DAY_SECONDS + MEAN_SECONDS, DAY_SECONDS]],
    })
    const [from = 0n, to = 0n] = cumulatives
    return Number(to - from) / MEAN_SECONDS
  } catch (failure) {
    if (findCause(failure, isRevert)) return null
    throw failure
  }
}

function isRevert(cause: unknown): cause is ContractFunctionRevertedError {
  return cause instanceof ContractFunctionRevertedError
}
