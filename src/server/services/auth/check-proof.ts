import { parseSiweMessage } from 'viem/siwe'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { nonceOf } from '../../db/repositories/nonces.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import type { Site } from './issue-nonce.ts'

export interface SignedMessage {
  readonly address: `0x${string}`
  readonly message: string
  readonly signature: `0x${string}`
  readonly nonce?: string | undefined
}

export const USED_NONCE_SENTENCE = 'This sign-in request was used already. Please sign in again.'

/**
 * Where a smart wallet must stand: a contract's address may be somebody else's on another chain, and this is the one that
 * it pays on.
 */
const SMART_WALLET_CHAIN = BASE_CHAIN_ID

/** What a signed text must be for. */
export interface ProofUse {
  readonly site: Site
  /** The session whose step-up it is for; null for a sign-in or a link. */
  readonly stepUpSessionId: string | null
}

/** Holds a signed text to the nonce that was issued for it, and the signature to the address. Answers the nonce. */
export async function checkProof(
  means: Means,
  signed: SignedMessage,
  { site, stepUpSessionId }: ProofUse,
): Promise<{ nonce: string }> {
  const fields = parseSiweMessage(signed.message)
  if (fields.domain !== site.domain) {
    throw new RequestError(
      'wrong_domain',
      `The signed message is for ${fields.domain ?? 'no site at all'}, not for ${site.domain}.`,
    )
  }
  const nonce = await checkNonce(means, signed, { claimed: fields.nonce, stepUpSessionId })
  const isIssuedText = nonce.message.trim() === signed.message.trim()
  if (!isIssuedText || fields.chainId === undefined) throw wrongSignature()
  const isOnBase = fields.chainId === SMART_WALLET_CHAIN
  const verdict = await means.verifySignature({
    ...signed,
    chainId: isOnBase ? SMART_WALLET_CHAIN : null,
  })
  if (verdict === 'unreachable') {
    throw new RequestError(
      'unavailable',
      'The chain that checks this wallet does not answer. Please try again in a minute.',
    )
  }
  if (verdict === 'unasked')
    throw isOnBase ? unaskedChain(SMART_WALLET_CHAIN) : notOnBase(fields.chainId)
  if (verdict === 'invalid') throw wrongSignature()
  return nonce
}

async function checkNonce(
  { clock, store }: Means,
  signed: SignedMessage,
  { claimed, stepUpSessionId }: { claimed: string | undefined; stepUpSessionId: string | null },
): Promise<{ nonce: string; message: string }> {
  const isNamedTwice = signed.nonce !== undefined && signed.nonce !== claimed
  const found = claimed && !isNamedTwice ? await nonceOf(store.db, claimed) : undefined
  const isForThis = found?.address === signed.address && found.stepUpSessionId === stepUpSessionId
  if (!found || !isForThis) {
    throw new RequestError(
      'unknown_nonce',
      'This sign-in request was not issued here for this address. Please sign in again.',
    )
  }
  if (found.usedAt) throw new RequestError('unknown_nonce', USED_NONCE_SENTENCE)
  if (found.expiresAt.getTime() <= clock.now().getTime()) {
    throw new RequestError(
      'expired_nonce',
      'This sign-in request has expired. Please sign in again.',
    )
  }
  return found
}

function notOnBase(chainId: number): RequestError {
  return new RequestError(
    'wrong_signature',
    `A smart wallet signs in on Base here, not on chain ${chainId}. Please switch it to Base and try again.`,
  )
}

/** What only a chain can tell, and this server asks another: the signature may be as good as it looks. */
export function unaskedChain(chainId: number): RequestError {
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
