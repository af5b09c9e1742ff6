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
  /** In digits: larger than a number holds. */
  readonly tokenId: string
  /** The collection's own name. */
  readonly name: string
}

/** What an address holds on Base, coins whole. */
export interface ChainBalances {
  readonly eth: number
  readonly usdc: number
  readonly boss: number
  readonly nfts: readonly OwnedNft[]
}

/** What is known of an address's balances now; waits for the chain a moment at the most, and never rejects. */
export type ReadBalances = (address: Address) => Promise<ChainBalances>

export const NO_BALANCES: ChainBalances = { eth: 0, usdc: 0, boss: 0, nfts: [] }

/** How long an answer waits for the chain. */
const PATIENCE_MS = 1_500
/** Balances that are younger are not asked for again. */
const FRESH_MS = 15_000
/** Addresses that are remembered. */
const REMEMBERED = 1_000
/** Tokens of one collection that are told. */
const TOLD_TOKENS = 20
const USDC_DECIMALS = 6
/** ERC-721 with its enumeration. */
const collectionAbi = parseAbi([
  'function name() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
])

interface Remembered {
  balances: ChainBalances
  askedAt: number
  reading: Promise<void> | null
}

interface ReaderMeans {
  readonly config: Config
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/** A reader of balances on Base that remembers what it has read; undefined where no RPC is set. */
export function createBalanceReader({ config, clock, log }: ReaderMeans): ReadBalances | undefined {
  const { BASE_RPC_URL } = config
  if (!BASE_RPC_URL) return undefined
  // What is asked for in one moment goes in one request.
  const transport = rpcTransport(BASE_RPC_URL, { batch: true })
  const client = createPublicClient({ transport })
  const known = new Map<Address, Remembered>()

  const remember = (address: Address): Remembered => {
    const before = known.get(address)
    const entry = before ?? { balances: NO_BALANCES, askedAt: -Infinity, reading: null }
    known.delete(address)
    known.set(address, entry)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return entry
  }
  const refresh = async (address: Address, entry: Remembered): Promise<void> => {
    const last = entry.balances
    /** What cannot be read stays as it was last known. */
    const orLast = async <held>(of: string, read: Promise<held>, known: held): Promise<held> => {
      try {
        return await read
      } catch (failure) {
        log.warn({ err: failure, balance: of }, 'the chain does not tell balances')
        return known
      }
    }
    const ownedOrLast = (contract: Address): Promise<readonly OwnedNft[]> => {
      const known = last.nfts.filter((nft) => nft.contract === contract)
      return orLast(contract, ownedIn(client, contract, address), known)
    }
    const [eth, usdc, boss, nfts] = await Promise.all([
      orLast(
        'eth',
        client.getBalance({ address }).then((wei) => Number(formatEther(wei))),
        last.eth,
      ),
      orLast('usdc', coinsOf(client, config.USDC_ADDRESS, address, USDC_DECIMALS), last.usdc),
      orLast('boss', coinsOf(client, config.BOSS_ADDRESS, address), last.boss),
      // Collections by themselves: one that cannot be read hides no other.
      Promise.all(config.NFT_ADDRESSES.map(ownedOrLast)),
    ])
    entry.balances = { eth, usdc, boss, nfts: nfts.flat() }
  }

  return async (address) => {
    const entry = remember(address)
    const now = clock.now().getTime()
    if (!entry.reading && now - entry.askedAt >= FRESH_MS) {
      entry.askedAt = now
      entry.reading = refresh(address, entry).finally(() => {
        entry.reading = null
      })
    }
    if (entry.reading && entry.balances === NO_BALANCES) {
      const done = new AbortController()
      const patience = clock.sleep(PATIENCE_MS, done.signal)
      await Promise.race([entry.reading, patience])
      done.abort()
    }
    return entry.balances
  }
}

/** An ERC-20 balance in whole coins; 0 where the token is not configured. */
async function coinsOf(
  client: PublicClient,
  token: Address | undefined,
  holder: Address,
  places?: number,
): Promise<number> {
  if (token === undefined) return 0
  const call = { address: token, abi: erc20Abi } as const
  const [units, decimals] = await Promise.all([
    client.readContract({ ...call, functionName: 'balanceOf', args: [holder] }),
    places ?? client.readContract({ ...call, functionName: 'decimals' }),
  ])
  return Number(formatUnits(units, decimals))
}

async function ownedIn(
  client: PublicClient,
  contract: Address,
  owner: Address,
): Promise<readonly OwnedNft[]> {
  const call = { address: contract, abi: collectionAbi } as const
  const [name, count] = await Promise.all([
    client.readContract({ ...call, functionName: 'name' }),
    client.readContract({ ...call, functionName: 'balanceOf', args: [owner] }),
  ])
  const told = Math.min(Number(count), TOLD_TOKENS)
  const ids = await Promise.all(
    Array.from({ length: told }, (_, index) =>
      client.readContract({
        ...call,
        functionName: 'tokenOfOwnerByIndex',
        args: [owner, BigInt(index)],
      }),
    ),
  )
  return ids.map((id) => ({ contract, tokenId: id.toString(), name }))
}
