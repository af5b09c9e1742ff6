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
 * The functions of a Uniswap v3 pool that return its tokens and prices:
 * https://docs.uniswap.org/contracts/v3/reference/core/UniswapV3Pool. `slot0` returns further values, which are left
 * out because they differ between kinds of pools.
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

/** Thrown if a pool does not hold the token whose price is requested. */
export class PoolError extends BaseError<'wrong_pool'> {
  override readonly name = 'PoolError'
}

/**
 * Resolves with a token's price in a pool, now and a day ago, and with `quote`: the pool's other token, in which the
 * prices are expressed. If the pool has no observations of a day ago, both prices are equal. Throws {@link PoolError}
 * if the pool does not hold the token.
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
  const [decimals0, decimals1] = await Promise.all([
    decimalsOf(client, token0),
    decimalsOf(client, token1),
  ])
  /** Returns the price at a tick, which gives the price of token0's smallest unit in smallest units of token1. */
  const priceAt = (at: number): number => {
    const ofFirst = TICK_STEP ** at * 10 ** (decimals0 - decimals1)
    return isFirst ? ofFirst : 1 / ofFirst
  }
  return {
    now: priceAt(tick),
    dayAgo: priceAt(dayAgoTick ?? tick),
    quote: isFirst ? token1 : token0,
  }
}

/** Resolves with the number of decimals of a token. */
function decimalsOf(client: PublicClient, address: Address): Promise<number> {
  return client.readContract({ address, abi: erc20Abi, functionName: 'decimals' })
}

/**
 * Resolves with the mean tick of the ten minutes that ended a day ago, or null if the pool has no such observations.
 */
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
