import * as z from 'zod/mini'
import { parseSiweMessage } from 'viem/siwe'
import { parseJson } from '#src/lib/parse-json.ts'
import { addressSchema, hexSchema } from '#src/protocol/fields.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { unaskedChain, wrongSignature } from './check-proof.ts'
import type { Site } from './issue-nonce.ts'
import { checkProviderNonce, type NonceUse } from './issue-provider-nonce.ts'
import { refusedToken, unreachable } from './vouched.ts'

const signedSchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(4_000)),
  signature: hexSchema,
  address: z.optional(addressSchema),
})

export interface SignedText {
  readonly address: `0x${string}`
  readonly nonce: string
  readonly statement: string | undefined
  readonly resources: readonly string[]
}

/**
 * A text in the form of EIP-4361 that an app around the page has signed, as base64url JSON of message and signature.
 * Holds domain, chain, nonce, its time and its signature; who the signer is, is the caller's to ask.
 */
export async function checkSignedText(
  means: Means,
  { token, use, chainId, site }: TokenToCheck,
): Promise<SignedText> {
  const parsed = signedSchema.safeParse(parseJson(Buffer.from(token, 'base64url').toString('utf8')))
  if (!parsed.success) throw refusedToken()
  const { message, signature } = parsed.data
  const fields = parseSiweMessage(message)
  const address = addressSchema.safeParse(fields.address)
  if (!address.success || fields.chainId !== chainId) throw wrongSignature()
  if (parsed.data.address && parsed.data.address !== address.data) throw wrongSignature()
  checkDomain(fields, site)
  const nonce = await checkProviderNonce(means, use, fields.nonce)
  checkTime(fields, means.clock.now())
  const verdict = await means.verifySignature({
    address: address.data,
    message,
    signature,
    chainId,
  })
  if (verdict === 'unreachable') throw unreachable('The chain that checks this wallet')
  if (verdict === 'unasked') throw unaskedChain(chainId)
  if (verdict === 'invalid') throw wrongSignature()
  const { statement, resources = [] } = fields
  return { address: address.data, nonce, statement, resources }
}

export interface TokenToCheck {
  readonly token: string
  readonly use: NonceUse
  readonly chainId: number
  readonly site: Site
}

type Fields = ReturnType<typeof parseSiweMessage>

/** Farcaster's hosts name the host alone, World App the host with its port; the URI must lie on it, too. */
function checkDomain({ domain, uri }: Fields, site: Site): void {
  const names = [site.domain, hostName(site.domain)]
  const isOurs = domain !== undefined && names.includes(domain)
  const isOurUri = uri !== undefined && URL.canParse(uri) && names.includes(hostName(uri))
  if (isOurs && (isOurUri || names.includes(new URL(uri ?? 'x:').host))) return
  throw new RequestError(
    'wrong_domain',
    `The signed message is for ${domain ?? 'no site at all'}, not for ${site.domain}.`,
  )
}

function hostName(text: string): string {
  return new URL(text.includes('://') ? text : `http://${text}`).hostname
}

function checkTime({ expirationTime, notBefore, issuedAt }: Fields, now: Date): void {
  const isOver = expirationTime !== undefined && expirationTime.getTime() <= now.getTime()
  const isEarly = notBefore !== undefined && notBefore.getTime() > now.getTime()
  if (!isOver && !isEarly && issuedAt !== undefined) return
  throw new RequestError('expired_nonce', 'This sign-in request has expired. Please sign in again.')
}
