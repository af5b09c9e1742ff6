import { ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { findCause } from '#src/lib/errors.ts'

/** Whether a name contract reverted or returned no data: it has no name, or the name requires CCIP read. */
export function hasRefused(failure: unknown): boolean {
  const isRefusal = (cause: unknown): cause is Error =>
    cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError
  return findCause(failure, isRefusal) !== undefined
}
