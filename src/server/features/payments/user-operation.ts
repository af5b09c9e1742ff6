import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
} from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { addressSchema, hexSchema } from '#src/protocol/fields.ts'
import type { GasPrice } from '../../platform/chain/sponsor-chain.ts'

/** An integer of up to 128 bits in hex, as in JSON-RPC. */
const quantity = z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]{1,32}$/)))
/** An integer of up to 256 bits in hex. */
const nonce = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))

/**
 * A user operation as ERC-7677 sends it to a paymaster, for entry points 0.6 to 0.8. Other fields (an EIP-7702
 * authorisation, another paymaster's data) are not forwarded.
 */
export const userOperationSchema = z.object({
  sender: addressSchema,
  nonce,
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
/** Entry point 0.6 may use the verification limit this many times if there is a paymaster. */
const VERIFICATION_FACTOR = 3n
/** The highest gas limits. A bundler keeps what an operation claims and does not use, so none is much above the need. */
const GAS_LIMITS = {
  /** A transfer of a token by a smart wallet takes about 100,000. */
  callGasLimit: 500_000n,
  /** The first operation of a wallet also creates it. */
  verificationGasLimit: 2_000_000n,
  /** Includes the price of the data on Ethereum, which varies. */
  preVerificationGas: 1_000_000n,
  paymasterVerificationGasLimit: 300_000n,
  paymasterPostOpGasLimit: 200_000n,
} as const
type GasLimit = keyof typeof GAS_LIMITS
/** The fields that a wallet must have filled before the paymaster signs. */
const SIGNED = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
] as const satisfies readonly (keyof UserOperation)[]
/** In wei: many times the fee of a transfer on Base on a busy day. Holds also when the chain's RPC gives wrong prices. */
const MAX_FEE = 10n ** 15n
/** Wallets and bundlers bid up to twice the current price, because an operation may wait for some blocks. */
const MARGIN = 2n
/** In wei: a tip that may always be bid, because RPCs round low tips down to nothing. */
const MIN_TIP = 1_000_000n

export function isEntryPoint(address: string): boolean {
  return ENTRY_POINTS.includes(address)
}

/** Whether an operation has all gas limits and fees that the paymaster signs. */
export function isComplete(operation: UserOperation): boolean {
  return SIGNED.every((name) => operation[name] !== undefined)
}

/** Whether each gas limit is within that of a transfer. Missing limits are. */
export function isWithinGasLimits(operation: UserOperation): boolean {
  return Object.entries(GAS_LIMITS).every(
    ([name, limit]) => amount(operation[name as GasLimit]) <= limit,
  )
}

const paymasterGasSchema = z.object({
  paymasterVerificationGasLimit: quantity,
  paymasterPostOpGasLimit: quantity,
})

/** Whether a paymaster's data claims no more gas of its own than {@link highestFee} counts. Missing limits are within. */
export function isPaymasterWithinLimits(data: Readonly<Record<string, unknown>>): boolean {
  const claimed = paymasterGasSchema.safeParse(data)
  const { paymasterVerificationGasLimit, paymasterPostOpGasLimit } = GAS_LIMITS
  return (
    claimed.success &&
    amount(claimed.data.paymasterVerificationGasLimit) <= paymasterVerificationGasLimit &&
    amount(claimed.data.paymasterPostOpGasLimit) <= paymasterPostOpGasLimit
  )
}

/** Whether an operation bids what gas costs now: the base fee and a tip. Missing bids are 0. */
export function isFairBid(operation: UserOperation, { baseFee, tip }: GasPrice): boolean {
  const highestTip = MARGIN * tip > MIN_TIP ? MARGIN * tip : MIN_TIP
  return (
    amount(operation.maxPriorityFeePerGas) <= highestTip &&
    amount(operation.maxFeePerGas) <= MARGIN * baseFee + highestTip &&
    highestFee(operation) <= MAX_FEE
  )
}

/**
 * Returns the highest fee that an operation can cost, in wei. The gas of the paymaster counts with its highest limits,
 * whatever the operation states: the paymaster may sign others.
 */
export function highestFee(operation: UserOperation): bigint {
  const { paymasterVerificationGasLimit, paymasterPostOpGasLimit } = GAS_LIMITS
  const gas =
    amount(operation.callGasLimit) +
    amount(operation.verificationGasLimit) * VERIFICATION_FACTOR +
    amount(operation.preVerificationGas) +
    paymasterVerificationGasLimit +
    paymasterPostOpGasLimit
  return gas * amount(operation.maxFeePerGas)
}

/** Returns the factory that creates the sender of an operation, lower-cased, or null if it is not to be created. */
export function factoryOf({ factory, initCode }: UserOperation): string | null {
  if (factory !== undefined) return factory
  return initCode === undefined || initCode === '0x' ? null : initCode.slice(0, 42).toLowerCase()
}

function amount(hex: string | undefined): bigint {
  return hex === undefined ? 0n : BigInt(hex)
}
