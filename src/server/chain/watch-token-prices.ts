import { type Address, createPublicClient, isAddressEqual, type PublicClient } from 'viem'
import { BaseError } from '#src/lib/errors.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type DayPrice, readFeed } from './read-feed.ts'
import { readPool } from './read-pool.ts'
import { rpcTransport } from './rpc-transport.ts'

/** What a token stands at in dollars, and how it has moved in 24 hours: 0.031 is 3.1 %. */
export interface TokenPrice {
  readonly symbol: string
  readonly price: number
  readonly change24h: number
}

/** Where no chain is asked (null), or what is known of it: the same object until it is known anew. */
export type KnownTokenPrices = () => readonly TokenPrice[] | null

/** A chain that is not Base: its feeds would be somebody else's contracts. */
export class WrongChainError extends BaseError<'wrong_chain'> {
  override readonly name = 'WrongChainError'
}

/** Chainlink's feeds on Base: https://docs.chain.link/data-feeds/price-feeds/addresses?network=base */
export const FEEDS = {
  ETH: '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70',
  USDC: '0x7e860098F58bBFC8648a4311b374B1D669a2bc6B',
} as const
/** Wrapped ether, where every chain of this stack has it: https://specs.optimism.io/protocol/predeploys.html */
export const WETH: Address = '0x4200000000000000000000000000000000000006'

const SYMBOLS = ['ETH', 'USDC', 'BOSS'] as const
type TokenSymbol = (typeof SYMBOLS)[number]

const ASK_EVERY_MS = 5 * 60_000
/** Where not everything could be read. */
const ASK_AGAIN_MS = 60_000
const HOUR_MS = 60 * 60_000
/** How old a feed's last word may be: it speaks every 20 minutes and every day at the least, and may be late. */
const FRESH_FOR_MS = { ETH: HOUR_MS, USDC: 25 * HOUR_MS } as const

interface WatchMeans {
  readonly config: Config
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/**
 * What the chain's tokens stand at by Base's own figures, as last known: nobody waits for them. Chainlink tells ETH
 * and USDC, a pool tells BOSS where one is configured. What was never read is left out: an invented price beside real
 * ones would pass for one of them.
 */
export function watchTokenPrices({ config, clock, log }: WatchMeans): KnownTokenPrices {
  const { BASE_RPC_URL } = config
  if (!BASE_RPC_URL) return () => null
  // What is asked for in one moment goes in one request.
  const client = createPublicClient({ transport: rpcTransport(BASE_RPC_URL, { batch: true }) })
  const known = new Map<TokenSymbol, DayPrice>()
  let told: readonly TokenPrice[] = []
  let askAt = -Infinity
  let isAsking = false

  /** Whether it could be read; what cannot be read stays as it was last known. */
  const note = async (symbol: TokenSymbol, read: Promise<DayPrice | null>): Promise<boolean> => {
    try {
      const price = await read
      if (price) known.set(symbol, price)
      return true
    } catch (failure) {
      log.warn({ err: failure, coin: symbol }, 'the chain does not tell what a token stands at')
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
    const feeds = await Promise.all([note('ETH', feed('ETH')), note('USDC', feed('USDC'))])
    const isBossRead = await note(
      'BOSS',
      onBase.then(() => readBoss(client, config, known)),
    )
    told = SYMBOLS.flatMap((symbol) => toTokenPrice(symbol, known.get(symbol)))
    const isWhole = isBossRead && feeds.every(Boolean)
    askAt = clock.now().getTime() + (isWhole ? ASK_EVERY_MS : ASK_AGAIN_MS)
  }
  return () => {
    if (!isAsking && clock.now().getTime() >= askAt) {
      isAsking = true
      void refresh().finally(() => {
        isAsking = false
      })
    }
    return told
  }
}

async function checkChain(client: PublicClient): Promise<void> {
  const chainId = await client.getChainId()
  if (chainId === BASE_CHAIN_ID) return
  throw new WrongChainError('wrong_chain', `The RPC serves chain ${chainId}, which is not Base.`)
}

/** BOSS in dollars by way of what its pool counts in; null where no pool is configured, or that is not known. */
async function readBoss(
  client: PublicClient,
  { BOSS_ADDRESS, BOSS_POOL_ADDRESS, USDC_ADDRESS }: Config,
  known: ReadonlyMap<TokenSymbol, DayPrice>,
): Promise<DayPrice | null> {
  if (!BOSS_ADDRESS || !BOSS_POOL_ADDRESS) return null
  const { now, dayAgo, quote } = await readPool(client, BOSS_POOL_ADDRESS, BOSS_ADDRESS)
  const counted = isAddressEqual(quote, USDC_ADDRESS)
    ? known.get('USDC')
    : isAddressEqual(quote, WETH)
      ? known.get('ETH')
      : undefined
  return counted ? { now: now * counted.now, dayAgo: dayAgo * counted.dayAgo } : null
}

function toTokenPrice(symbol: TokenSymbol, price: DayPrice | undefined): TokenPrice[] {
  return price ? [{ symbol, price: price.now, change24h: price.now / price.dayAgo - 1 }] : []
}
