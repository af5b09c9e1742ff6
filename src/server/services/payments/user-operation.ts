import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
} from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { addressSchema, hexSchema } from '#src/protocol/fields.ts'

/** A whole number of up to 128 bits, as JSON-RPC spells it. */
const quantity = z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]{1,32}$/)))

/**
 * A user operation as ERC-7677 hands it to a paymaster, for entry points 0.6 to 0.8. What stands beside these fields (an
 * EIP-7702 authorisation, another paymaster's data) is not passed on.
 */
export const userOperationSchema = z.object({
  sender: addressSchema,
  nonce: z.optional(hexSchema),
  initCode: z.optional(hexSchema),
  factory: z.optional(addressSchema),
  factoryData: z.optional(hexSchema),
  callData: hexSchema,
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  paymasterVerificationGasLimit: quantity,
  paymasterPostOpGasLimit: quantity,
  signature: z.optional(hexSchema),
})
export type UserOperation = z.infer<typeof userOperationSchema>

/** The contracts that carry user operations out: https://github.com/eth-infinitism/account-abstraction/releases */
const ENTRY_POINTS = [entryPoint06Address, entryPoint07Address, entryPoint08Address].map(
  (address) => address.toLowerCase(),
)
/** More than a wallet that has yet to be made needs for its first transfer. */
const MOST_GAS = 10_000_000n
/** In wei: many times what a transfer costs on Base on a busy day. */
const DEAREST_FEE = 10n ** 15n
/** What entry point 0.6 lets a paymaster's operation use of its limit for being checked. */
const CHECKED_TIMES = 3n

export function isEntryPoint(address: string): boolean {
  return ENTRY_POINTS.includes(address)
}

/** Whether an operation bids for no more gas, and at no higher price, than a transfer needs; what it leaves open counts as none. */
export function isCheap(operation: UserOperation): boolean {
  const amount = (hex: string | undefined): bigint => BigInt(hex ?? '0x0')
  const gas =
    amount(operation.callGasLimit) +
    amount(operation.verificationGasLimit) * CHECKED_TIMES +
    amount(operation.preVerificationGas) +
    amount(operation.paymasterVerificationGasLimit) +
    amount(operation.paymasterPostOpGasLimit)
  return gas <= MOST_GAS && gas * amount(operation.maxFeePerGas) <= DEAREST_FEE
}

/** Whether an operation has its wallet made first. */
export function makesWallet({ factory, initCode }: UserOperation): boolean {
  return factory !== undefined || (initCode !== undefined && initCode !== '0x')
}
