import { parseSiweMessage } from 'viem/siwe'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { nonceOf } from './nonce-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkStoredNonce, wrongDomain } from './check-stored-nonce.ts'
import type { Site } from '../../platform/http/site.ts'

export interface SignedMessage {
  readonly address: `0x${string}`
  readonly message: string
  readonly signature: `0x${string}`
  readonly nonce?: string | undefined
}

/**
 * The chain whose smart wallets may sign in, which is also the one they pay on. On another chain a contract of the same
 * address may have another owner.
 */
const SMART_WALLET_CHAIN = BASE_CHAIN_ID

/** What a signed text must have been made for. */
export interface ProofUse {
  readonly site: Site
  /** The session that steps up; null for a sign-in or a link. */
  readonly stepUpSessionId: string | null
}

/**
 * Checks a signed text against its issued nonce, and the signature against the address. Returns the nonce. Throws the
 * 401s.
 */
export async function checkProof(
  server: ServerContext,
  signed: SignedMessage,
  { site, stepUpSessionId }: ProofUse,
): Promise<{ nonce: string }> {
  const fields = parseSiweMessage(signed.message)
  if (fields.domain !== site.domain) {
    throw wrongDomain(fields.domain, site.domain)
  }
  const nonce = await checkNonce(server, signed, { claimed: fields.nonce, stepUpSessionId })
  const isIssuedText = nonce.message.trim() === signed.message.trim()
  if (!isIssuedText || fields.chainId === undefined) throw wrongSignature()
  const isOnBase = fields.chainId === SMART_WALLET_CHAIN
  const verdict = await server.verifySignature({
    ...signed,
    chainId: isOnBase ? SMART_WALLET_CHAIN : null,
  })
  if (verdict === 'unreachable') {
    throw new RequestError(
      'unavailable',
      'The chain that checks this wallet does not answer. Please try again in a minute.',
    )
  }
  if (verdict === 'unsupported')
    throw isOnBase ? unsupportedChain(SMART_WALLET_CHAIN) : notOnBase(fields.chainId)
  if (verdict === 'invalid') throw wrongSignature()
  return nonce
}

async function checkNonce(
  { clock, store }: ServerContext,
  signed: SignedMessage,
  { claimed, stepUpSessionId }: { claimed: string | undefined; stepUpSessionId: string | null },
): Promise<{ nonce: string; message: string }> {
  const isContradictory = signed.nonce !== undefined && signed.nonce !== claimed
  const found = claimed && !isContradictory ? await nonceOf(store.db, claimed) : undefined
  const isForThis = found?.address === signed.address && found.stepUpSessionId === stepUpSessionId
  if (!found || !isForThis) {
    throw new RequestError(
      'unknown_nonce',
      'This sign-in request was not issued here for this address. Please sign in again.',
    )
  }
  checkStoredNonce({ clock }, found)
  return found
}

function notOnBase(chainId: number): RequestError {
  return new RequestError(
    'wrong_signature',
    `A smart wallet signs in on Base here, not on chain ${chainId}. Please switch it to Base and try again.`,
  )
}

/** The error for a signature that may be valid, but cannot be checked because the server has no RPC of its chain. */
export function unsupportedChain(chainId: number): RequestError {
  return new RequestError(
    'wrong_signature',
    `This server cannot check smart wallets on chain ${chainId}. Please sign in with a wallet of another kind.`,
  )
}

export function wrongSignature(): RequestError {
  return new RequestError(
    'wrong_signature',
    'The signature does not match this address and sign-in request.',
  )
}
