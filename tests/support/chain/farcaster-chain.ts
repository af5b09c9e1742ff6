import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbiParameters } from 'viem'
import { receiptOf, RICH, startAnvil } from './anvil.ts'
import { compileContracts } from './contracts.ts'

const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const KEY_REGISTRY = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const OPTIMISM = 10

/** A local Optimism with Farcaster's two registries, on which tests assign fids. */
export async function startFarcasterChain() {
  const { IdRegistry, KeyRegistry } = compileContracts()
  const anvil = await startAnvil(OPTIMISM)
  const { client } = anvil
  await client.setCode({ address: ID_REGISTRY, bytecode: IdRegistry.deployed })
  await client.setCode({ address: KEY_REGISTRY, bytecode: KeyRegistry.deployed })
  const send = async (to: Hex, data: Hex): Promise<void> => {
    const hash = await client.sendTransaction({ account: RICH, to, data })
    await receiptOf(client, hash)
  }
  const setKey = (fid: number, key: Hex, keyType: number, state = 1): Promise<void> => {
    const args = [BigInt(fid), key, state, keyType]
    return send(
      KEY_REGISTRY,
      encodeFunctionData({ abi: KeyRegistry.abi, functionName: 'set', args }),
    )
  }
  return {
    url: anvil.url,
    client,
    stop: anvil.stop,
    giveFid: (fid: number, owner: Hex) =>
      send(
        ID_REGISTRY,
        encodeFunctionData({
          abi: IdRegistry.abi,
          functionName: 'set',
          args: [owner, BigInt(fid)],
        }),
      ),
    /** Allows an address to sign in for the fid. */
    addAuthAddress: (fid: number, address: Hex) =>
      setKey(fid, encodeAbiParameters([{ type: 'address' }], [address]), 2),
    /** An app's ed25519 key; state 2 is a removed one. */
    addAppKey: (fid: number, key: Hex, state = 1) => setKey(fid, key, 1, state),
    /** An app's ed25519 key, with the app's request for it. */
    addKeyOfApp: (fid: number, key: Hex, appFid: number) => {
      const request = [BigInt(appFid), RICH.address, '0x', 0n] as const
      const metadata = encodeAbiParameters(
        parseAbiParameters(['(uint256, address, bytes, uint256) request']),
        [request],
      )
      const args = [BigInt(fid), key, metadata]
      return send(
        KEY_REGISTRY,
        encodeFunctionData({ abi: KeyRegistry.abi, functionName: 'add', args }),
      )
    },
  }
}
