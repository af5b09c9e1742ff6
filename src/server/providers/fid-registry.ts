import {
  createPublicClient,
  encodeAbiParameters,
  parseAbi,
  type PublicClient,
  zeroAddress,
} from 'viem'
import type { Config } from '../config.ts'
import { rpcTransport } from '../chain/rpc-transport.ts'

/** Farcaster's registries on Optimism (docs.farcaster.xyz, contracts). */
const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const KEY_REGISTRY = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const ID_ABI = parseAbi([
  'function idOf(address owner) view returns (uint256)',
  'function custodyOf(uint256 fid) view returns (address)',
])
const KEY_ABI = parseAbi([
  'struct KeyData { uint8 state; uint32 keyType; }',
  'function keyDataOf(uint256 fid, bytes key) view returns (KeyData)',
])
/** The state of a key that was added and not removed. */
const ACTIVE = 1
/** Kinds of keys: keys of apps (ed25519), and addresses that may sign in for a fid. */
const KEY_TYPES = { app: 1, address: 2 } as const

/** The keys and addresses that may act for a Farcaster id. All methods reject if Optimism does not respond. */
export interface FidRegistry {
  /** Whether an address owns the fid or may sign in for it. */
  ownsFid(fid: number, address: `0x${string}`): Promise<boolean>
  /** Whether an app's ed25519 key may act for the fid. */
  hasAppKey(fid: number, key: `0x${string}`): Promise<boolean>
  /** The address that owns the fid; null if the fid does not exist. */
  custodyOf(fid: number): Promise<`0x${string}` | null>
}

/** Returns a reader of the registries, or undefined if no RPC of Optimism is configured. */
export function createFidRegistry({ OPTIMISM_RPC_URL }: Config): FidRegistry | undefined {
  if (!OPTIMISM_RPC_URL) return undefined
  const transport = rpcTransport(OPTIMISM_RPC_URL)
  const client = createPublicClient({ transport })
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
    hasAppKey: (fid, key) => isActive(client, { fid, key, keyType: KEY_TYPES.app }),
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
