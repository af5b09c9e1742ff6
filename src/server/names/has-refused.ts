import { ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { findCause } from '#src/lib/errors.ts'

/** Whether a name contract reverted, which means that it has no name, or that it would need CCIP read. */
export function hasRefused(failure: unknown): boolean {
  const isRefusal = (cause: unknown): cause is Error =>
    cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError
  return findCause(failure, isRefusal) !== undefined
}
