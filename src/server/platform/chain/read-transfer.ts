import { decodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'

/** A token transfer. Addresses are lower-cased. */
export interface TokenTransfer {
  readonly token: string
  readonly to: string
  /** The amount, in the token's smallest unit. */
  readonly units: bigint
}

/** The functions by which Coinbase's smart wallets and others like ERC-4337's sample account execute calls. */
const WALLET = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])

/** Decodes a smart wallet's call data. Returns null unless it is exactly one transfer of a token. */
export function readTransfer(callData: Hex): TokenTransfer | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: WALLET, data: callData })
    const calls =
      functionName === 'execute' ? [{ target: args[0], value: args[1], data: args[2] }] : args[0]
    const [call, ...others] = calls
    if (!call || others.length > 0 || call.value !== 0n) return null
    const decoded = decodeFunctionData({ abi: erc20Abi, data: call.data })
    if (decoded.functionName !== 'transfer') return null
    const [to, units] = decoded.args
    return { token: call.target.toLowerCase(), to: to.toLowerCase(), units }
  } catch {
    // Another kind of wallet, or no call at all.
    return null
  }
}
