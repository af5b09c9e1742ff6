import { encodeAbiParameters, encodeFunctionData, type Hex } from 'viem'
import { RICH, startAnvil } from './anvil.ts'
import { compileContracts } from './contracts.ts'

const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const KEY_REGISTRY = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const OPTIMISM = 10

/** Optimism with Farcaster's two registries, where any fid can be given away. */
export async function startFarcasterChain() {
  const { IdRegistry, KeyRegistry } = compileContracts()
  const anvil = await startAnvil(OPTIMISM)
  const { client } = anvil
  await client.setCode({ address: ID_REGISTRY, bytecode: IdRegistry.deployed })
  await client.setCode({ address: KEY_REGISTRY, bytecode: KeyRegistry.deployed })
  const send = async (to: Hex, data: Hex): Promise<void> => {
    const hash = await client.sendTransaction({ account: RICH, to, data })
    await client.waitForTransactionReceipt({ hash })
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
    /** An address that may sign in for the fid. */
    addAuthAddress: (fid: number, address: Hex) =>
      setKey(fid, encodeAbiParameters([{ type: 'address' }], [address]), 2),
    /** An app's ed25519 key; state 2 is a removed one. */
    addAppKey: (fid: number, key: Hex, state = 1) => setKey(fid, key, 1, state),
  }
}
