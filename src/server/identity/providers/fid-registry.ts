import {
  createPublicClient,
  decodeAbiParameters,
  encodeAbiParameters,
  parseAbi,
  parseAbiParameters,
  type PublicClient,
  zeroAddress,
} from 'viem'
import type { Config } from '../../platform/config.ts'
import { createPastReader } from '../../platform/chain/read-past.ts'
import { rpcTransport } from '../../platform/chain/rpc-transport.ts'

const OPTIMISM_CHAIN_ID = 10
/** Farcaster's registries on Optimism (docs.farcaster.xyz, contracts). */
const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const KEY_REGISTRY = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const ID_ABI = parseAbi([
  'function idOf(address owner) view returns (uint256)',
  'function custodyOf(uint256 fid) view returns (address)',
  'function idCounter() view returns (uint256)',
])
const KEY_ABI = parseAbi([
  'struct KeyData { uint8 state; uint32 keyType; }',
  'function keyDataOf(uint256 fid, bytes key) view returns (KeyData)',
  'event Add(uint256 indexed fid, uint32 indexed keyType, bytes indexed key, bytes keyBytes, uint8 metadataType, bytes metadata)',
])
/** The metadata of an app's key, which the registry has validated: the app's own signature over the key. */
const METADATA = parseAbiParameters([
  'SignedKeyRequest request',
  'struct SignedKeyRequest { uint256 requestFid; address requestSigner; bytes signature; uint256 deadline; }',
])
const SIGNED_KEY_REQUEST = 1
/** The state of a key that was added and not removed. */
const ACTIVE = 1
/** Kinds of keys: keys of apps (ed25519), and addresses that may sign in for a fid. */
const KEY_TYPES = { app: 1, address: 2 } as const

/** The keys and addresses that may act for a Farcaster id. All methods reject if Optimism does not respond. */
export interface FidRegistry {
  /** Whether an address owns the fid or may sign in for it. */
  ownsFid(fid: number, address: `0x${string}`): Promise<boolean>
  /**
   * The earliest known instant at which the fid was registered: before the instant `before`, else now. Null if it is not
   * registered, or if Optimism does not respond; does not reject.
   */
  registeredAt(fid: number, instants: { before: Date; now: Date }): Promise<Date | null>
  /** Whether an app's ed25519 key may act for the fid. */
  hasAppKey(fid: number, key: `0x${string}`): Promise<boolean>
  /** The fid of the app that requested an app's key, from the registry's log; null if it is not known. */
  appOf(fid: number, key: `0x${string}`): Promise<number | null>
  /** The address that owns the fid; null if the fid does not exist. */
  custodyOf(fid: number): Promise<`0x${string}` | null>
}

/** Returns a reader of the registries, or undefined if no RPC of Optimism is configured. */
export function createFidRegistry({ OPTIMISM_RPC_URL }: Config): FidRegistry | undefined {
  if (!OPTIMISM_RPC_URL) return undefined
  const transport = rpcTransport(OPTIMISM_RPC_URL)
  const client = createPublicClient({ transport })
  const readPast = createPastReader(OPTIMISM_RPC_URL, OPTIMISM_CHAIN_ID)
  return {
    async ownsFid(fid, address) {
      const ownedFid = await client.readContract({
        address: ID_REGISTRY,
        abi: ID_ABI,
        functionName: 'idOf',
        args: [address],
      })
      if (ownedFid === BigInt(fid)) return true
      const key = encodeAbiParameters([{ type: 'address' }], [address])
      return isActive(client, { fid, key, keyType: KEY_TYPES.address })
    },
    registeredAt: (fid, instants) =>
      readPast(async (past, block) => {
        const registry = { address: ID_REGISTRY, abi: ID_ABI, functionName: 'idCounter' } as const
        // Ids are assigned in ascending order.
        return BigInt(fid) <= (await past.readContract({ ...registry, ...block }))
      }, instants),
    hasAppKey: (fid, key) => isActive(client, { fid, key, keyType: KEY_TYPES.app }),
    async appOf(fid, key) {
      const logs = await client.getContractEvents({
        address: KEY_REGISTRY,
        abi: KEY_ABI,
        eventName: 'Add',
        args: { fid: BigInt(fid), keyType: KEY_TYPES.app, key },
        fromBlock: 0n,
        strict: true,
      })
      const added = logs.at(-1)?.args
      if (added?.metadataType !== SIGNED_KEY_REQUEST) return null
      const [{ requestFid }] = decodeAbiParameters(METADATA, added.metadata)
      return Number(requestFid)
    },
    async custodyOf(fid) {
      const custody = await client.readContract({
        address: ID_REGISTRY,
        abi: ID_ABI,
        functionName: 'custodyOf',
        args: [BigInt(fid)],
      })
      return custody === zeroAddress ? null : `0x${custody.slice(2).toLowerCase()}`
    },
  }
}

async function isActive(
  client: PublicClient,
  { fid, key, keyType }: { fid: number; key: `0x${string}`; keyType: number },
): Promise<boolean> {
  const data = await client.readContract({
    address: KEY_REGISTRY,
    abi: KEY_ABI,
    functionName: 'keyDataOf',
    args: [BigInt(fid), key],
  })
  return data.state === ACTIVE && data.keyType === keyType
}
