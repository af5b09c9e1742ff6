import { ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { findCause } from '#src/lib/errors.ts'

/** Whether a contract of names has answered, and only says no: there is no name, or none that it tells itself. */
export function hasRefused(failure: unknown): boolean {
  const isRefusal = (cause: unknown): cause is Error =>
    cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError
  return findCause(failure, isRefusal) !== undefined
}
