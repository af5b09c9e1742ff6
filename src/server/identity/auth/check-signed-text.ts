import * as z from 'zod/mini'
import { parseSiweMessage } from 'viem/siwe'
import { parseJson } from '#src/lib/parse-json.ts'
import { addressSchema, hexSchema } from '#src/protocol/fields.ts'
import type { ServerContext } from '../../server-context.ts'
import { unsupportedChain, wrongSignature } from './check-proof.ts'
import { expiredRequest, wrongDomain } from './check-stored-nonce.ts'
import type { Site } from '../../platform/http/site.ts'
import { checkProviderNonce, type NonceUse } from './issue-provider-nonce.ts'
import { invalidToken, serviceUnavailable } from './verified-identity.ts'

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
 * Checks an EIP-4361 text that a host has signed, sent as base64url JSON of message and signature: its domain, chain,
 * nonce, validity period and signature. The caller must check whether the signer may act for the identity. Throws the
 * 401s.
 */
export async function checkSignedText(
  server: ServerContext,
  { token, use, chainId, site, contractsOnly = false }: TokenToCheck,
): Promise<SignedText> {
  const parsed = signedSchema.safeParse(parseJson(Buffer.from(token, 'base64url').toString('utf8')))
  if (!parsed.success) throw invalidToken()
  const { message, signature } = parsed.data
  const fields = parseSiweMessage(message)
  const address = addressSchema.safeParse(fields.address)
  if (!address.success || fields.chainId !== chainId) throw wrongSignature()
  if (parsed.data.address && parsed.data.address !== address.data) throw wrongSignature()
  checkDomain(fields, site)
  const nonce = await checkProviderNonce(server, use, fields.nonce)
  checkTime(fields, server.clock.now())
  const verdict = await server.verifySignature({
    address: address.data,
    message,
    signature,
    chainId,
    contractsOnly,
  })
  if (verdict === 'unreachable') throw serviceUnavailable('The chain that checks this wallet')
  if (verdict === 'unsupported') throw unsupportedChain(chainId)
  if (verdict === 'invalid') throw wrongSignature()
  const { statement, resources = [] } = fields
  return { address: address.data, nonce, statement, resources }
}

export interface TokenToCheck {
  readonly token: string
  readonly use: NonceUse
  readonly chainId: number
  readonly site: Site
  /** Whether only signatures of smart wallets count. */
  readonly contractsOnly?: boolean
}

type Fields = ReturnType<typeof parseSiweMessage>

/** Farcaster's hosts send the host name, World App the host with its port. The URI must be on the same host. */
function checkDomain({ domain, uri }: Fields, site: Site): void {
  const names = [site.domain, new URL(`http://${site.domain}`).hostname]
  const isSiteDomain = domain !== undefined && names.includes(domain)
  const target = uri !== undefined && URL.canParse(uri) ? new URL(uri) : null
  const isSiteUri =
    target !== null && [target.host, target.hostname].some((name) => names.includes(name))
  if (!isSiteDomain || !isSiteUri) throw wrongDomain(domain, site.domain)
}

function checkTime({ expirationTime, notBefore, issuedAt }: Fields, now: Date): void {
  const isOver = expirationTime !== undefined && expirationTime.getTime() <= now.getTime()
  const isEarly = notBefore !== undefined && notBefore.getTime() > now.getTime()
  if (!isOver && !isEarly && issuedAt !== undefined) return
  throw expiredRequest()
}
