import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { RICH } from './anvil.ts'
import { compileContracts } from './contracts.ts'
import { USDC, type UsdcChain } from './usdc-chain.ts'

/** What a smart wallet is told to do (ERC-4337). */
export interface WalletCall {
  readonly wallet: Address
  readonly callData: Hex
}

/** Who sends smart wallets' calls, and pays for them. */
export interface Bundler {
  /** Has a key's own address be a smart wallet from now on (EIP-7702). */
  makeSmart(address: Address): Promise<void>
  /** The calls of several wallets in one transaction, which is none of theirs; its hash. */
  bundle(calls: readonly WalletCall[]): Promise<Hex>
}

export async function startBundler({ client }: Pick<UsdcChain, 'client'>): Promise<Bundler> {
  const { EntryPoint, Wallet } = compileContracts()
  const { abi, bytecode } = EntryPoint
  const deployed = await client.deployContract({ account: RICH, abi, bytecode, args: [] })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: deployed })
  if (!contractAddress) throw new TypeError('The entry point was not deployed.')
  return {
    makeSmart: (address) => client.setCode({ address, bytecode: Wallet.deployed }),
    bundle(calls) {
      const args = [calls.map(({ wallet }) => wallet), calls.map(({ callData }) => callData)]
      const data = encodeFunctionData({ abi, functionName: 'handle', args })
      return client.sendTransaction({ account: RICH, to: contractAddress, data })
    },
  }
}

const WALLET = parseAbi(['function execute(address target, uint256 value, bytes data)'])

/** A smart wallet's call of another contract. */
export function executing(target: Address, data: Hex, value = 0n): Hex {
  const abi = WALLET
  return encodeFunctionData({ abi, functionName: 'execute', args: [target, value, data] })
}

/** A smart wallet's transfer of USDC. */
export function transferring(to: Address, units: bigint): Hex {
  const call = { abi: erc20Abi, functionName: 'transfer', args: [to, units] } as const
  return executing(USDC, encodeFunctionData(call))
}
