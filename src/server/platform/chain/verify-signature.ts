import {
  CallExecutionError,
  type Client,
  createClient,
  HttpRequestError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
  TimeoutError,
  verifyMessage,
} from 'viem'
import { call, verifyMessage as verifyOnChain } from 'viem/actions'
import { findCause } from '#src/lib/errors.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import type { Config } from '../config.ts'
import { onePerTurn } from '../one-per-turn.ts'
import { rpcTransport } from './rpc-transport.ts'

export interface Proof {
  readonly address: `0x${string}`
  readonly message: string
  readonly signature: `0x${string}`
  /** The chain that checks a smart wallet's signature; null accepts signatures by keys only. */
  readonly chainId: number | null
  /** Whether a signature by the address's own key is invalid. */
  readonly contractsOnly?: boolean
}

/**
 * Whether a signature is valid. `unreachable`: the proof's chain does not respond. `unsupported`: the signature is not
 * by a key, and no RPC of the proof's chain is configured.
 */
export type Verdict = 'valid' | 'invalid' | 'unreachable' | 'unsupported'
export type VerifySignature = (proof: Proof) => Promise<Verdict>

/** Length of r, s and v, the signature of a key. */
const KEY_SIGNATURE_LENGTH = 2 + 65 * 2

/** viem's errors for a chain that did not respond. */
const UNANSWERED = [
  HttpRequestError,
  TimeoutError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
] as const

/**
 * Returns a function that verifies signatures: those of keys offline, and those of smart wallets by ERC-1271 and
 * ERC-6492 if an RPC of their chain is configured.
 */
export function createSignatureVerifier(config: Config): VerifySignature {
  const clients = createChainClients(config)
  const checkKey = onePerTurn(isSignedByKey)
  return async (proof) => {
    const { address, message, signature, chainId, contractsOnly = false } = proof
    if (await checkKey(proof)) return contractsOnly ? 'invalid' : 'valid'
    const client = chainId === null ? undefined : clients.get(chainId)
    if (!client) return signature.length > KEY_SIGNATURE_LENGTH ? 'unsupported' : 'invalid'
    try {
      const isValid = await verifyOnChain(client, { address, message, signature })
      return isValid ? 'valid' : 'invalid'
    } catch (failure) {
      // A malformed ERC-6492 signature may also throw; then it is invalid.
      return isUnanswered(failure) ? 'unreachable' : 'invalid'
    }
  }
}

async function isSignedByKey({ address, message, signature }: Proof): Promise<boolean> {
  if (signature.length !== KEY_SIGNATURE_LENGTH) return false
  // A malformed signature throws; a wrong one returns false.
  return verifyMessage({ address, message, signature }).catch(() => false)
}

/** Returns a client for each chain whose RPC is configured. */
function createChainClients(config: Config): Map<number, Client> {
  const endpoints = [
    [BASE_CHAIN_ID, config.BASE_RPC_URL],
    [480, config.WORLD_RPC_URL],
    [10, config.OPTIMISM_RPC_URL],
  ] as const
  const clients = new Map<number, Client>()
  for (const [chainId, url] of endpoints) {
    if (url) clients.set(chainId, createChainClient(url))
  }
  return clients
}

/** Returns a client that throws if the chain does not respond. viem's own would report a wrong signature. */
function createChainClient(url: string): Client {
  const transport = rpcTransport(url)
  return createClient({ transport }).extend((client) => ({
    call: (parameters: Parameters<typeof call>[1]) =>
      call(client, parameters).catch((failure: unknown) => {
        throw failure instanceof CallExecutionError && isUnanswered(failure)
          ? failure.cause
          : failure
      }),
  }))
}

/** Whether a failure means that the chain did not respond. */
function isUnanswered(failure: unknown): boolean {
  const isOne = (cause: unknown): cause is Error => UNANSWERED.some((kind) => cause instanceof kind)
  return findCause(failure, isOne) !== undefined
}
