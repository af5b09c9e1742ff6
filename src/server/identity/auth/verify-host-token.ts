import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import type { Provider } from '#src/protocol/calls/exchange.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { verifyOwnSignature } from '../providers/farcaster-signature.ts'
import type { ServerContext } from '../../server-context.ts'
import { requireVouched } from './require-vouched.ts'
import { checkSignedText } from './check-signed-text.ts'
import { type ProofUse, wrongSignature } from './check-proof.ts'
import type { Site } from '../../platform/http/site.ts'
import { checkProviderNonce } from './issue-provider-nonce.ts'
import { invalidToken, serviceUnavailable, type VerifiedIdentity } from './verified-identity.ts'

const WORLD_CHAIN = 480
/** The chain on which Farcaster's ids are registered. Sign In With Farcaster texts name it. */
const OPTIMISM = 10
const FARCASTER_STATEMENT = /^Farcaster (Auth|Connect)$/
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/

interface HostToken extends ProofUse {
  readonly provider: Provider
  readonly token: string
}

/**
 * Verifies a host's token with its issuer. Consumes neither the token nor its nonce. A step-up requires a text that was
 * signed for it. Throws the 401s, and `forbidden`.
 */
export async function verifyHostToken(
  server: ServerContext,
  proof: HostToken,
): Promise<VerifiedIdentity> {
  const { provider, token, site, stepUpSessionId } = proof
  if (provider === 'world') return verifyWorldText(server, proof)
  const type = provider === 'base' ? 'base_minikit' : 'farcaster'
  if (!JWT_SHAPE.test(token)) return { ...(await verifyFarcasterText(server, proof)), type }
  if (stepUpSessionId !== null) {
    throw new RequestError(
      'forbidden',
      'A token is no fresh signature. Please sign for this change.',
    )
  }
  return { ...(await verifyFarcasterToken(server, token, site)), type }
}

/**
 * Verifies walletAuth. World App's wallets are contracts on World Chain, so the signature of a plain key is refused, and
 * that of a contract that World does not vouch for, too, because every player can deploy one.
 */
async function verifyWorldText(
  server: ServerContext,
  { token, site, stepUpSessionId }: HostToken,
): Promise<VerifiedIdentity> {
  const purpose = stepUpSessionId === null ? 'world' : 'world-step-up'
  const use = { purpose, stepUpSessionId } as const
  const text = { token, use, chainId: WORLD_CHAIN, site, contractsOnly: true } as const
  const { address, nonce } = await checkSignedText(server, text)
  const identity = { kind: 'world', subject: `world:${address}`, type: 'worldcoin' } as const
  const until = (await server.providers.readVerification?.(address)) ?? null
  await requireVouched(server, identity, until)
  return { ...identity, address, nonce, ...(until && { verifiedUntil: until }) }
}

/** Verifies a Quick Auth token. Its issuer has verified the user's signature; the token expires within an hour. */
async function verifyFarcasterToken(
  { providers }: ServerContext,
  token: string,
  { domain }: Site,
): Promise<Omit<VerifiedIdentity, 'type'>> {
  const verdict = await providers.verifyQuickAuth({ token, domain })
  if (verdict === 'unreachable') throw serviceUnavailable('Farcaster’s sign-in')
  if (verdict === 'invalid') throw invalidToken()
  return farcasterIdentity(verdict.fid, null)
}

/** Verifies a Sign In With Farcaster text: one resource names the fid, and the signer may sign in for it. */
async function verifyFarcasterText(
  server: ServerContext,
  { token, site, stepUpSessionId }: HostToken,
): Promise<Omit<VerifiedIdentity, 'type'>> {
  const purpose = stepUpSessionId === null ? 'farcaster' : 'farcaster-step-up'
  const text = { token, use: { purpose, stepUpSessionId }, chainId: OPTIMISM, site } as const
  const { address, nonce, statement, resources } = await checkSignedText(server, text)
  const named = resources.map((resource) => /^farcaster:\/\/fid\/([1-9]\d{0,15})$/.exec(resource))
  const fids = named.filter((match) => match !== null)
  if (fids.length !== 1 || !FARCASTER_STATEMENT.test(statement ?? '')) throw wrongSignature()
  const fid = Number(fids[0]?.[1])
  const { fids: registry } = server.providers
  if (!registry) throw serviceUnavailable('Optimism, which knows the owners of Farcaster ids,')
  const owns = await registry.ownsFid(fid, address).catch(() => {
    throw serviceUnavailable('Optimism, which knows the owners of Farcaster ids,')
  })
  if (!owns) throw wrongSignature()
  return farcasterIdentity(fid, nonce)
}

const framePayload = z.object({
  fid: z.number(),
  aud: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  nonce: z.string(),
})

export interface FrameProof {
  readonly fid: number
  readonly sig: string
  readonly site: Site
  /** What the browser sends as the secret of the nonce. */
  readonly secrets: readonly string[]
}

/**
 * Verifies a frame's proof: a JSON Farcaster Signature over {fid, aud, exp, nonce} by the fid's custody address, or by a
 * key that an app in FARCASTER_APP_FIDS has for the fid. Throws the 401s.
 */
export async function verifyFrameProof(
  server: ServerContext,
  { fid, sig, site, secrets }: FrameProof,
): Promise<VerifiedIdentity> {
  const [header = '', payload = '', signature = '', ...rest] = sig.split('.')
  if (rest.length > 0) throw wrongSignature()
  const signed = { header, payload, signature }
  const { FARCASTER_APP_FIDS: appFids = [] } = server.config
  const verdict = await verifyOwnSignature(server.providers.fids, signed, appFids)
  if (verdict === 'unreachable')
    throw serviceUnavailable('Optimism, which knows the keys of Farcaster ids,')
  if (verdict === 'invalid' || verdict.fid !== fid) throw wrongSignature()
  const parsed = framePayload.safeParse(parseJson(verdict.payload))
  if (!parsed.success || parsed.data.fid !== fid) throw wrongSignature()
  const { aud, exp, nonce } = parsed.data
  if (aud !== site.domain && aud !== new URL(`http://${site.domain}`).hostname) throw invalidToken()
  if (exp * 1000 <= server.clock.now().getTime()) throw invalidToken()
  const use = { purpose: 'frame', stepUpSessionId: null, secrets } as const
  const checked = await checkProviderNonce(server, use, nonce)
  return { ...farcasterIdentity(fid, checked), type: 'farcaster' }
}

function farcasterIdentity(fid: number, nonce: string | null): Omit<VerifiedIdentity, 'type'> {
  return { kind: 'farcaster', subject: `fid:${fid}`, fid, address: null, nonce }
}
