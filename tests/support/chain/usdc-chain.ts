import { type Address, encodeFunctionData, type Hex, TransactionReceiptNotFoundError } from 'viem'
import { compileContracts } from './contracts.ts'
import { type Anvil, RICH, startAnvil } from './anvil.ts'

const BASE = 8453
/** Where USDC stands on Base. */
export const USDC: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
export const TREASURY: Address = `0x${'7e'.repeat(20)}`

/** A chain that stands for Base, with a USDC that anybody can have minted. */
export interface UsdcChain extends Anvil {
  /** Mints millionths of USDC to an address; resolves when the block is mined. */
  mint(to: Address, units: bigint): Promise<void>
  /** Calls a coin as the chain's richest; its hash, whether or not it went through. */
  ask(call: CoinCall, coin?: Address): Promise<Hex>
  /** Puts the contract of a coin at an address. */
  putCoin(at: Address): Promise<void>
}

export interface CoinCall {
  readonly functionName: 'mint' | 'set' | 'transfer' | 'transferInParts'
  readonly args: readonly unknown[]
}

export async function startUsdcChain(): Promise<UsdcChain> {
  const chain = await startAnvil(BASE)
  const { abi, deployed } = compileContracts().Coin
  const { client } = chain
  const putCoin = (at: Address) => client.setCode({ address: at, bytecode: deployed })
  const ask = async ({ args, functionName }: CoinCall, coin = USDC): Promise<Hex> => {
    const data = encodeFunctionData({ abi, functionName, args })
    // With a limit of its own nothing is tried beforehand: what fails fails on the chain.
    return client.sendTransaction({ account: RICH, to: coin, data, gas: 200_000n })
  }
  await putCoin(USDC)
  await ask({ functionName: 'set', args: [6] })
  return {
    ...chain,
    putCoin,
    ask,
    async mint(to, units) {
      const hash = await ask({ functionName: 'mint', args: [to, units] })
      // The chain answers before the block is mined. No other block may follow, so the receipt itself is asked for.
      while (!(await isMined(client, hash)));
    },
  }
}

async function isMined(client: Anvil['client'], hash: Hex): Promise<boolean> {
  try {
    await client.getTransactionReceipt({ hash })
    return true
  } catch (failure) {
    if (failure instanceof TransactionReceiptNotFoundError) return false
    throw failure
  }
}
