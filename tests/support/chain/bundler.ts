import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
} from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { receiptOf, RICH } from './anvil.ts'
import { compileContracts } from './contracts.ts'
import { USDC, type UsdcChain } from './usdc-chain.ts'

/** A call of a smart wallet (ERC-4337). */
export interface WalletCall {
  readonly wallet: Address
  readonly callData: Hex
}

/** A user operation whose gas a paymaster pays. */
export interface SponsoredOperation {
  readonly sender: Address
  readonly nonce: Hex
  readonly callData: Hex
  readonly callGasLimit: Hex
  readonly preVerificationGas: Hex
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
}

/** The paymaster that has a deposit at the entry point. */
export const PAYMASTER: Address = `0x${'9a'.repeat(20)}`
export const ENTRY_POINT = entryPoint07Address.toLowerCase() as Address
const DEPOSIT = parseEther('10')

/** Sends the calls of smart wallets and pays their fees. */
export interface Bundler {
  /** Turns the address of a key into a smart wallet (EIP-7702). */
  makeSmart(address: Address): Promise<void>
  /** Sends the calls of several wallets in one transaction of the bundler. Resolves with its hash. */
  bundle(calls: readonly WalletCall[]): Promise<Hex>
  /** Sends operations in one transaction. The paymaster's deposit pays the bundler. Resolves with its hash. */
  land(...operations: readonly SponsoredOperation[]): Promise<Hex>
  nonceOf(wallet: Address): Promise<Hex>
  /** Resolves with what is left of the paymaster's deposit, in wei. */
  deposit(): Promise<bigint>
}

/** Starts a bundler with an entry point at the address that it has on every chain. */
export async function startBundler({ client }: Pick<UsdcChain, 'client'>): Promise<Bundler> {
  const { EntryPoint, Wallet } = compileContracts()
  const { abi } = EntryPoint
  const entryPoint = { address: ENTRY_POINT, abi }
  const send = async (functionName: string, args: readonly unknown[], value = 0n): Promise<Hex> => {
    const data = encodeFunctionData({ abi, functionName, args })
    return client.sendTransaction({ account: RICH, to: ENTRY_POINT, data, value })
  }
  const mine = async (sent: Promise<Hex>): Promise<Hex> => {
    const hash = await sent
    await receiptOf(client, hash)
    return hash
  }
  const read = async (functionName: string, ...args: readonly unknown[]): Promise<bigint> =>
    (await client.readContract({ ...entryPoint, functionName, args })) as bigint
  await client.setCode({ address: ENTRY_POINT, bytecode: EntryPoint.deployed })
  await mine(send('depositTo', [PAYMASTER], DEPOSIT))
  return {
    makeSmart: (address) => client.setCode({ address, bytecode: Wallet.deployed }),
    bundle: (calls) =>
      send('handle', [calls.map(({ wallet }) => wallet), calls.map(({ callData }) => callData)]),
    land: (...operations) => {
      const signed = operations.map((operation) => ({ ...operation, paymaster: PAYMASTER }))
      return mine(send('handleOps', [signed, RICH.address]))
    },
    nonceOf: async (wallet) => `0x${(await read('getNonce', wallet, 0n)).toString(16)}`,
    deposit: () => read('balanceOf', PAYMASTER),
  }
}

/** Returns the hash of the code of the wallets that a bundler makes, for PAYMASTER_WALLET_CODES. */
export function walletCode(): Hex {
  return keccak256(compileContracts().Wallet.deployed)
}

const WALLET = parseAbi(['function execute(address target, uint256 value, bytes data)'])

/** Returns a smart wallet's call of another contract. */
export function executing(target: Address, data: Hex, value = 0n): Hex {
  const abi = WALLET
  return encodeFunctionData({ abi, functionName: 'execute', args: [target, value, data] })
}

/** Returns a smart wallet's transfer of USDC. */
export function transferring(to: Address, units: bigint): Hex {
  const call = { abi: erc20Abi, functionName: 'transfer', args: [to, units] } as const
  return executing(USDC, encodeFunctionData(call))
}
