import { encodeFunctionData, type Hex, serializeErc6492Signature, toHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { type Anvil, receiptOf, RICH } from './anvil.ts'
import { compileContracts } from './contracts.ts'

/** A wallet that is a contract, whose address is known before its deployment. */
export interface SmartWallet {
  readonly address: Hex
  /** Deploys it. */
  deploy(): Promise<void>
  isDeployed(): Promise<boolean>
  /** Signs for the contract (ERC-1271). */
  sign(message: string): Promise<Hex>
  /** Signs with the data of the deployment, for a wallet that is not deployed yet (ERC-6492). */
  signUndeployed(message: string): Promise<Hex>
}

/** A factory of smart wallets on a chain; `open` gives the wallet of an owner's. */
export async function startWalletFactory({ client }: Pick<Anvil, 'client'>) {
  const { Factory } = compileContracts()
  const { abi, bytecode } = Factory
  const hash = await client.deployContract({ account: RICH, abi, bytecode, args: [] })
  const { contractAddress } = await receiptOf(client, hash)
  if (!contractAddress) throw new TypeError('The factory was not deployed.')
  const factory = contractAddress

  const open = async (owner: PrivateKeyAccount): Promise<SmartWallet> => {
    const args = [owner.address, toHex(1, { size: 32 })]
    const call = { address: factory, abi, functionName: 'get', args }
    const address = (await client.readContract(call)) as Hex
    const data = encodeFunctionData({ abi, functionName: 'create', args })
    const sign = (message: string): Promise<Hex> => owner.signMessage({ message })
    return {
      address,
      sign,
      async deploy() {
        const sent = await client.sendTransaction({ account: RICH, to: factory, data })
        await receiptOf(client, sent)
      },
      isDeployed: async () => (await client.getCode({ address })) !== undefined,
      signUndeployed: async (message) =>
        serializeErc6492Signature({ address: factory, data, signature: await sign(message) }),
    }
  }
  return { open }
}
