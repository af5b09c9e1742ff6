import {
  HttpRequestError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
  TimeoutError,
} from 'viem'
import { findCause } from '#src/lib/errors.ts'

/** What viem throws where a chain did not answer a question, or would not. */
const UNANSWERED = [
  HttpRequestError,
  TimeoutError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
] as const

/** Whether a chain's failure tells nothing of what it was asked: nobody was there to answer. */
export function isUnanswered(failure: unknown): boolean {
  const isOne = (cause: unknown): cause is Error => UNANSWERED.some((kind) => cause instanceof kind)
  return findCause(failure, isOne) !== undefined
}
