import { decodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'

/** A token transfer that a wallet is asked for. */
export interface AskedTransfer {
  /** Lower-cased, as the receiver's address. */
  readonly token: string
  readonly to: string
  readonly units: bigint
}

/** How Coinbase's smart wallets, and all others that are built like ERC-4337's sample account, are told what to do. */
const WALLET = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])

/** What a smart wallet's call data asks for where that is one transfer of a token and nothing else; null for all else. */
export function readTransfer(callData: Hex): AskedTransfer | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: WALLET, data: callData })
    const calls =
      functionName === 'execute' ? [{ target: args[0], value: args[1], data: args[2] }] : args[0]
    const [call, ...others] = calls
    if (!call || others.length > 0 || call.value !== 0n) return null
    const asked = decodeFunctionData({ abi: erc20Abi, data: call.data })
    if (asked.functionName !== 'transfer') return null
    const [to, units] = asked.args
    return { token: call.target.toLowerCase(), to: to.toLowerCase(), units }
  } catch {
    // Another wallet's way of speaking, or no call at all.
    return null
  }
}
