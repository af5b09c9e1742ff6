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
import { rpcTransport } from './rpc-transport.ts'

export interface Proof {
  readonly address: `0x${string}`
  readonly message: string
  readonly signature: `0x${string}`
  /** Where a smart wallet's signature is checked; null: nowhere, only a key of its own may have signed. */
  readonly chainId: number | null
}

/** `unreachable`: the signature needs a chain that does not answer; `unasked`: one that this server does not ask. Nobody can tell. */
export type Verdict = 'valid' | 'invalid' | 'unreachable' | 'unasked'
export type VerifySignature = (proof: Proof) => Promise<Verdict>

/** r, s and v: what a key of its own signs with. */
const KEY_SIGNATURE_LENGTH = 2 + 65 * 2

/** What viem throws where a chain did not answer a question, or would not. */
const UNANSWERED = [
  HttpRequestError,
  TimeoutError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
] as const

/** Checks signatures: offline for keys, by ERC-1271 and ERC-6492 for smart wallets where the chain's RPC is set. */
export function createSignatureVerifier(config: Config): VerifySignature {
  const clients = createChainClients(config)
  return async (proof) => {
    if (await isSignedByKey(proof)) return 'valid'
    const { address, message, signature, chainId } = proof
    const client = chainId === null ? undefined : clients.get(chainId)
    if (!client) return signature.length > KEY_SIGNATURE_LENGTH ? 'unasked' : 'invalid'
    try {
      const isValid = await verifyOnChain(client, { address, message, signature })
      return isValid ? 'valid' : 'invalid'
    } catch (failure) {
      // What a wrapped signature makes of the validator may throw, too: that is the signature's fault.
      return isUnanswered(failure) ? 'unreachable' : 'invalid'
    }
  }
}

async function isSignedByKey({ address, message, signature }: Proof): Promise<boolean> {
  if (signature.length !== KEY_SIGNATURE_LENGTH) return false
  // A malformed signature throws where a wrong one answers false.
  return verifyMessage({ address, message, signature }).catch(() => false)
}

/** Which chain's RPC stands under which setting. */
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

/** viem takes a question that was not answered for a signature that is wrong: here it stays a failure. */
function createChainClient(url: string): Client {
  const transport = rpcTransport(url)
  return createClient({ transport }).extend((client) => ({
    call: (question: Parameters<typeof call>[1]) =>
      call(client, question).catch((failure: unknown) => {
        throw failure instanceof CallExecutionError && isUnanswered(failure)
          ? failure.cause
          : failure
      }),
  }))
}

/** Whether a chain's failure tells nothing of what it was asked: nobody was there to answer. */
function isUnanswered(failure: unknown): boolean {
  const isOne = (cause: unknown): cause is Error => UNANSWERED.some((kind) => cause instanceof kind)
  return findCause(failure, isOne) !== undefined
}
