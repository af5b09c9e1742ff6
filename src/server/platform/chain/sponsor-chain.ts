import {
  type Address,
  createPublicClient,
  erc20Abi,
  type Hex,
  keccak256,
  parseAbi,
  parseEventLogs,
  type PublicClient,
  zeroAddress,
} from 'viem'
import type { Config } from '../config.ts'
import { type ChainHead, readHead, toHead } from './read-head.ts'
import { rpcTransport } from './rpc-transport.ts'

/** The state of a paying address on Base. */
export interface Sender {
  /** Whether it is a contract, or a key that delegates to one (EIP-7702). */
  readonly hasCode: boolean
  /** The keccak256 hashes of all code that it runs: its own or its delegate's, and its implementation's (ERC-1967). */
  readonly codeHashes: readonly Hex[]
  /** Its balance of USDC, in millionths. */
  readonly units: bigint
  /** The nonce that its next operation must have, among those with the same key. */
  readonly nextNonce: bigint
}

/** What gas costs now, in wei. */
export interface GasPrice {
  readonly baseFee: bigint
  readonly tip: bigint
  /** The latest block, whose price this is. */
  readonly block: ChainHead
}

/** An operation whose outcome is read. */
export interface SentOperation {
  readonly wallet: string
  readonly entryPoint: string
  readonly nonce: bigint
  /** What the call must pay the treasury, in millionths of a USDC. */
  readonly units: bigint
  /** The block from which on it can have landed. */
  readonly fromBlock: number
}

/** The outcome of an operation that landed. */
export interface Landing {
  /** Whether it paid the treasury. */
  readonly isPaid: boolean
  /** The fee that a paymaster paid, in wei. */
  readonly feeWei: bigint
}

/** Reads what sponsoring depends on from Base. All functions reject if Base does not respond. */
export interface SponsorChain {
  readSender(address: Address, entryPoint: Address, nonce: bigint): Promise<Sender>
  readGasPrice(): Promise<GasPrice>
  readHead(): Promise<ChainHead>
  /**
   * Resolves with null for an operation that has not landed, with `unseen` for one whose nonce is used in a block that the
   * RPC does not return.
   */
  findLanding(operation: SentOperation): Promise<Landing | 'unseen' | null>
}

const ENTRY_POINT = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256)',
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
  'event BeforeExecution()',
])
/** The storage slot of a proxy's implementation: https://eips.ethereum.org/EIPS/eip-1967 */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** The code of a key that delegates to a contract begins so: https://eips.ethereum.org/EIPS/eip-7702 */
const DELEGATION = '0xef0100'
/** The lowest 64 bits of a nonce count, the others are its key. */
const KEY_SHIFT = 64n
/** Blocks of one search for an operation: fewer than RPCs refuse. */
const BLOCKS_OF_SEARCH = 5_000n

type SponsorAddresses = Pick<Config, 'TREASURY_ADDRESS' | 'USDC_ADDRESS'>

export function createSponsorChain(
  url: string,
  addresses: SponsorAddresses,
  { blocksOfSearch = BLOCKS_OF_SEARCH }: { blocksOfSearch?: bigint } = {},
): SponsorChain {
  const client = createPublicClient({ transport: rpcTransport(url, { batch: true }) })
  return {
    async readSender(address, entryPoint, nonce) {
      const [codes, units, nextNonce] = await Promise.all([
        readCodes(client, address),
        client.readContract({
          ...{ address: addresses.USDC_ADDRESS, abi: erc20Abi },
          ...{ functionName: 'balanceOf', args: [address] },
        }),
        readNextNonce(client, { wallet: address, entryPoint, nonce }),
      ])
      const codeHashes = codes.map((code) => keccak256(code))
      return { hasCode: codes.length > 0, codeHashes, units, nextNonce }
    },
    async readGasPrice() {
      const [latest, tip] = await Promise.all([
        client.getBlock({ blockTag: 'latest' }),
        client.estimateMaxPriorityFeePerGas(),
      ])
      return { baseFee: latest.baseFeePerGas ?? 0n, tip, block: toHead(latest) }
    },
    readHead: () => readHead(client),
    findLanding: (operation) => findLanding(client, operation, { ...addresses, blocksOfSearch }),
  }
}

async function readCodes(client: PublicClient, address: Address): Promise<Hex[]> {
  const [own, slot] = await Promise.all([
    client.getCode({ address }),
    client.getStorageAt({ address, slot: IMPLEMENTATION_SLOT }),
  ])
  if (own === undefined) return []
  const codeOf = async (at: Address): Promise<Hex> =>
    (await client.getCode({ address: at })) ?? '0x'
  const code = own.startsWith(DELEGATION) ? await codeOf(`0x${own.slice(DELEGATION.length)}`) : own
  if (BigInt(slot ?? '0x0') === 0n) return [code]
  return [code, await codeOf(`0x${slot?.slice(-40)}`)]
}

function readNextNonce(
  client: PublicClient,
  { wallet, entryPoint, nonce }: Pick<SentOperation, 'wallet' | 'entryPoint' | 'nonce'>,
): Promise<bigint> {
  return client.readContract({
    address: entryPoint as Address,
    abi: ENTRY_POINT,
    functionName: 'getNonce',
    args: [wallet as Address, nonce >> KEY_SHIFT],
  })
}

async function findLanding(
  client: PublicClient,
  operation: SentOperation,
  { blocksOfSearch, ...addresses }: SponsorAddresses & { readonly blocksOfSearch: bigint },
): Promise<Landing | 'unseen' | null> {
  if ((await readNextNonce(client, operation)) <= operation.nonce) return null
  const landed = await findEvent(client, operation, blocksOfSearch)
  if (!landed) return 'unseen'
  const { actualGasCost = 0n, paymaster } = landed.args
  const paid = await paidBefore(client, landed, { ...operation, ...addresses })
  return {
    isPaid: paid >= operation.units,
    feeWei: paymaster === zeroAddress ? 0n : actualGasCost,
  }
}

/** Resolves with the event of an operation that has landed; undefined if the RPC does not have its block yet. */
async function findEvent(
  client: PublicClient,
  { entryPoint, fromBlock: first, nonce, wallet }: SentOperation,
  blocksOfSearch: bigint,
) {
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  for (let fromBlock = BigInt(first); fromBlock <= latest; fromBlock += blocksOfSearch) {
    const last = fromBlock + blocksOfSearch - 1n
    const logs = await client.getLogs({
      address: entryPoint as Address,
      event: ENTRY_POINT[1],
      args: { sender: wallet as Address },
      fromBlock,
      toBlock: last < latest ? last : latest,
    })
    const found = logs.find(({ args }) => args.nonce === nonce)
    if (found) return found
  }
  return undefined
}

/**
 * Resolves with what an operation paid the treasury. The logs of an operation are those before its own event, back to
 * the event of the operation before it in the bundle.
 */
async function paidBefore(
  client: PublicClient,
  { transactionHash, logIndex }: { transactionHash: Hex; logIndex: number },
  { entryPoint, wallet, TREASURY_ADDRESS, USDC_ADDRESS }: SentOperation & SponsorAddresses,
): Promise<bigint> {
  const { logs } = await client.getTransactionReceipt({ hash: transactionHash })
  const before = logs.filter((log) => log.logIndex < logIndex)
  const bounds = parseEventLogs({ abi: ENTRY_POINT, logs: before })
    .filter(({ address }) => address.toLowerCase() === entryPoint)
    .map((log) => log.logIndex)
  const start = Math.max(-1, ...bounds)
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: before })
    .filter((log) => log.logIndex > start && log.address.toLowerCase() === USDC_ADDRESS)
    .filter(({ args }) => args.from.toLowerCase() === wallet)
    .filter(({ args }) => args.to.toLowerCase() === TREASURY_ADDRESS)
    .reduce((sum, { args }) => sum + args.value, 0n)
}
