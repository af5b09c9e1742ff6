import { type Address, createPublicClient, isAddressEqual, type PublicClient } from 'viem'
import { BaseError } from '#src/lib/errors.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type DayPrice, readFeed } from './read-feed.ts'
import { readPool } from './read-pool.ts'
import { rpcTransport } from './rpc-transport.ts'

/** A token's price in dollars and its change in 24 hours: 0.031 is 3.1 %. */
export interface TokenPrice {
  readonly symbol: string
  readonly price: number
  readonly change24h: number
}

/** Returns the last known prices: the same object until the next refresh. Returns null without an RPC. */
export type ReadTokenPrices = () => readonly TokenPrice[] | null

/** Thrown if the RPC serves another chain than Base, where other contracts may have the addresses of the feeds. */
export class WrongChainError extends BaseError<'wrong_chain'> {
  override readonly name = 'WrongChainError'
}

/** Chainlink's feeds on Base: https://docs.chain.link/data-feeds/price-feeds/addresses?network=base */
export const FEEDS = {
  ETH: '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70',
  USDC: '0x7e860098F58bBFC8648a4311b374B1D669a2bc6B',
} as const
/**
 * Wrapped ether, at the same address on all chains of the OP stack: https://specs.optimism.io/protocol/predeploys.html
 */
export const WETH: Address = '0x4200000000000000000000000000000000000006'

const SYMBOLS = ['ETH', 'USDC', 'BOSS'] as const
type TokenSymbol = (typeof SYMBOLS)[number]

const REFRESH_MS = 5 * 60_000
/** The interval after a refresh in which at least one price could not be read. */
const RETRY_MS = 60_000
const HOUR_MS = 60 * 60_000
/** Maximum age of a feed's answer. ETH updates at least every 20 minutes and USDC every day, and both may be late. */
const FRESH_FOR_MS = { ETH: HOUR_MS, USDC: 25 * HOUR_MS } as const

interface WatchContext {
  readonly config: Config
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/**
 * Returns a reader of the last known prices of tokens on Base, which refreshes them in the background. The prices of
 * ETH and USDC come from Chainlink, the price of BOSS from a pool if one is configured. A token without a known price
 * is left out.
 */
export function watchTokenPrices({ config, clock, log }: WatchContext): ReadTokenPrices {
  const { BASE_RPC_URL } = config
  if (!BASE_RPC_URL) return () => null
  // Sends simultaneous calls as one request.
  const client = createPublicClient({ transport: rpcTransport(BASE_RPC_URL, { batch: true }) })
  const known = new Map<TokenSymbol, DayPrice>()
  let prices: readonly TokenPrice[] = []
  let refreshAt = -Infinity
  let isRefreshing = false

  /** Stores a price. Resolves with false if it could not be read; the last known one then remains. */
  const update = async (symbol: TokenSymbol, read: Promise<DayPrice | null>): Promise<boolean> => {
    try {
      const price = await read
      if (price) known.set(symbol, price)
      return true
    } catch (failure) {
      log.warn({ err: failure, coin: symbol }, 'the chain does not return the price of a token')
      return false
    }
  }
  const refresh = async (): Promise<void> => {
    const now = clock.now()
    const onBase = checkChain(client)
    const feed = async (symbol: keyof typeof FEEDS): Promise<DayPrice> => {
      await onBase
      return readFeed(client, FEEDS[symbol], { now, freshForMs: FRESH_FOR_MS[symbol] })
    }
    const feeds = await Promise.all([update('ETH', feed('ETH')), update('USDC', feed('USDC'))])
    const isBossRead = await update(
      'BOSS',
      onBase.then(() => readBoss(client, config, known)),
    )
    prices = SYMBOLS.flatMap((symbol) => toTokenPrice(symbol, known.get(symbol)))
    const isComplete = isBossRead && feeds.every(Boolean)
    refreshAt = clock.now().getTime() + (isComplete ? REFRESH_MS : RETRY_MS)
  }
  return () => {
    if (!isRefreshing && clock.now().getTime() >= refreshAt) {
      isRefreshing = true
      void refresh().finally(() => {
        isRefreshing = false
      })
    }
    return prices
  }
}

/** Throws a {@link WrongChainError} unless the RPC serves Base. */
async function checkChain(client: PublicClient): Promise<void> {
  const chainId = await client.getChainId()
  if (chainId === BASE_CHAIN_ID) return
  throw new WrongChainError('wrong_chain', `The RPC serves chain ${chainId}, which is not Base.`)
}

/**
 * Resolves with the price of BOSS in dollars; null without a pool, or while the price of the pool's other token is
 * unknown.
 */
async function readBoss(
  client: PublicClient,
  { BOSS_ADDRESS, BOSS_POOL_ADDRESS, USDC_ADDRESS }: Config,
  known: ReadonlyMap<TokenSymbol, DayPrice>,
): Promise<DayPrice | null> {
  if (!BOSS_ADDRESS || !BOSS_POOL_ADDRESS) return null
  const { now, dayAgo, quote } = await readPool(client, BOSS_POOL_ADDRESS, BOSS_ADDRESS)
  const quotePrice = isAddressEqual(quote, USDC_ADDRESS)
    ? known.get('USDC')
    : isAddressEqual(quote, WETH)
      ? known.get('ETH')
      : undefined
  return quotePrice ? { now: now * quotePrice.now, dayAgo: dayAgo * quotePrice.dayAgo } : null
}

function toTokenPrice(symbol: TokenSymbol, price: DayPrice | undefined): TokenPrice[] {
  return price ? [{ symbol, price: price.now, change24h: price.now / price.dayAgo - 1 }] : []
}
