import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
} from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { addressSchema, hexSchema } from '#src/protocol/fields.ts'

/** An integer of up to 128 bits in hex, as in JSON-RPC. */
const quantity = z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]{1,32}$/)))

/**
 * A user operation as ERC-7677 sends it to a paymaster, for entry points 0.6 to 0.8. Other fields (an EIP-7702
 * authorisation, another paymaster's data) are not forwarded.
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

/** The contracts that execute user operations: https://github.com/eth-infinitism/account-abstraction/releases */
const ENTRY_POINTS = [entryPoint06Address, entryPoint07Address, entryPoint08Address].map(
  (address) => address.toLowerCase(),
)
/** More than the first transfer of a wallet needs, including the wallet's creation. */
const MAX_GAS = 10_000_000n
/** In wei: many times the fee of a transfer on Base on a busy day. */
const MAX_FEE = 10n ** 15n
/** Entry point 0.6 may use the verification limit this many times if there is a paymaster. */
const VERIFICATION_FACTOR = 3n

export function isEntryPoint(address: string): boolean {
  return ENTRY_POINTS.includes(address)
}

/** Whether an operation's gas and fee are within the limits of a transfer. Missing values count as 0. */
export function isCheap(operation: UserOperation): boolean {
  const amount = (hex: string | undefined): bigint => BigInt(hex ?? '0x0')
  const gas =
    amount(operation.callGasLimit) +
    amount(operation.verificationGasLimit) * VERIFICATION_FACTOR +
    amount(operation.preVerificationGas) +
    amount(operation.paymasterVerificationGasLimit) +
    amount(operation.paymasterPostOpGasLimit)
  return gas <= MAX_GAS && gas * amount(operation.maxFeePerGas) <= MAX_FEE
}

/** Whether an operation creates its wallet. */
export function makesWallet({ factory, initCode }: UserOperation): boolean {
  return factory !== undefined || (initCode !== undefined && initCode !== '0x')
}
