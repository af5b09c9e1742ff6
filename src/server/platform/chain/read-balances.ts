import {
  type Address,
  createPublicClient,
  erc20Abi,
  formatEther,
  formatUnits,
  parseAbi,
  type PublicClient,
} from 'viem'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { rpcTransport } from './rpc-transport.ts'

/** A token of a collection that an address owns. */
export interface OwnedNft {
  readonly contract: Address
  /** Decimal digits, because ids can be larger than a number. */
  readonly tokenId: string
  /** The name of the collection. */
  readonly name: string
}

/** What an address holds on Base, in whole coins. */
export interface ChainBalances {
  readonly eth: number
  readonly usdc: number
  readonly boss: number
  readonly nfts: readonly OwnedNft[]
}

/** Resolves with the last known balances of an address. Waits 1.5 s for the chain at most, and never rejects. */
export type ReadBalances = (address: Address) => Promise<ChainBalances>

export const NO_BALANCES: ChainBalances = { eth: 0, usdc: 0, boss: 0, nfts: [] }

/** How long a response waits for the chain. */
const PATIENCE_MS = 1_500
/** Age from which balances are read again. */
const FRESH_MS = 15_000
/** Maximum number of addresses in the cache. */
const MAX_CACHED = 1_000
/** Maximum number of listed tokens of one collection. */
const MAX_TOKENS = 20
const USDC_DECIMALS = 6
/** ERC-721 with its enumeration. */
const collectionAbi = parseAbi([
  'function name() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
])

interface CachedBalances {
  balances: ChainBalances
  askedAt: number
  reading: Promise<void> | null
}

interface ReaderContext {
  readonly config: Config
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/** Returns a reader of balances on Base with a cache, or undefined if no RPC is configured. */
export function createBalanceReader({
  config,
  clock,
  log,
}: ReaderContext): ReadBalances | undefined {
  const { BASE_RPC_URL } = config
  if (!BASE_RPC_URL) return undefined
  // Sends simultaneous calls as one request.
  const transport = rpcTransport(BASE_RPC_URL, { batch: true })
  const client = createPublicClient({ transport })
  const cache = new Map<Address, CachedBalances>()

  /** Returns the cache entry of an address as the most recently used one. Drops the least recently used. */
  const entryOf = (address: Address): CachedBalances => {
    const cached = cache.get(address)
    const entry = cached ?? { balances: NO_BALANCES, askedAt: -Infinity, reading: null }
    cache.delete(address)
    cache.set(address, entry)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return entry
  }
  const refresh = async (address: Address, entry: CachedBalances): Promise<void> => {
    const last = entry.balances
    /** Resolves with the last known value if the read fails. */
    const orLast = async <value>(
      name: string,
      read: Promise<value>,
      known: value,
    ): Promise<value> => {
      try {
        return await read
      } catch (failure) {
        log.warn({ err: failure, balance: name }, 'the chain does not return balances')
        return known
      }
    }
    const ownedOrLast = (contract: Address): Promise<readonly OwnedNft[]> => {
      const known = last.nfts.filter((nft) => nft.contract === contract)
      return orLast(contract, readOwnedTokens(client, contract, address), known)
    }
    const [eth, usdc, boss, nfts] = await Promise.all([
      orLast(
        'eth',
        client.getBalance({ address }).then((wei) => Number(formatEther(wei))),
        last.eth,
      ),
      orLast('usdc', readCoins(client, config.USDC_ADDRESS, address, USDC_DECIMALS), last.usdc),
      orLast('boss', readCoins(client, config.BOSS_ADDRESS, address), last.boss),
      // One by one, so that a collection that cannot be read does not affect the others.
      Promise.all(config.NFT_ADDRESSES.map(ownedOrLast)),
    ])
    entry.balances = { eth, usdc, boss, nfts: nfts.flat() }
  }

  return async (address) => {
    const entry = entryOf(address)
    const now = clock.now().getTime()
    if (!entry.reading && now - entry.askedAt >= FRESH_MS) {
      entry.askedAt = now
      entry.reading = refresh(address, entry).finally(() => {
        entry.reading = null
      })
    }
    if (entry.reading && entry.balances === NO_BALANCES) {
      const done = new AbortController()
      const timeout = clock.sleep(PATIENCE_MS, done.signal)
      await Promise.race([entry.reading, timeout])
      done.abort()
    }
    return entry.balances
  }
}

/**
 * Resolves with an ERC-20 balance in whole coins, or 0 if the token is not configured. Reads the token's decimals
 * unless they are given.
 */
async function readCoins(
  client: PublicClient,
  token: Address | undefined,
  holder: Address,
  knownDecimals?: number,
): Promise<number> {
  if (token === undefined) return 0
  const call = { address: token, abi: erc20Abi } as const
  const [units, decimals] = await Promise.all([
    client.readContract({ ...call, functionName: 'balanceOf', args: [holder] }),
    knownDecimals ?? client.readContract({ ...call, functionName: 'decimals' }),
  ])
  return Number(formatUnits(units, decimals))
}

async function readOwnedTokens(
  client: PublicClient,
  contract: Address,
  owner: Address,
): Promise<readonly OwnedNft[]> {
  const call = { address: contract, abi: collectionAbi } as const
  const [name, count] = await Promise.all([
    client.readContract({ ...call, functionName: 'name' }),
    client.readContract({ ...call, functionName: 'balanceOf', args: [owner] }),
  ])
  const listed = Math.min(Number(count), MAX_TOKENS)
  const ids = await Promise.all(
    Array.from({ length: listed }, (_, index) =>
      client.readContract({
        ...call,
        functionName: 'tokenOfOwnerByIndex',
        args: [owner, BigInt(index)],
      }),
    ),
  )
  return ids.map((id) => ({ contract, tokenId: id.toString(), name }))
}
