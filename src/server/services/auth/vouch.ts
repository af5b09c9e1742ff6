import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import type { Provider } from '#src/protocol/calls/exchange.ts'
import { verifyFarcasterSignature } from '../../providers/farcaster-signature.ts'
import type { Means } from '../means.ts'
import { checkSignedText } from './check-signed-text.ts'
import { wrongSignature } from './check-proof.ts'
import type { Site } from './issue-nonce.ts'
import { checkProviderNonce } from './issue-provider-nonce.ts'
import { refusedToken, unreachable, type Vouched } from './vouched.ts'

const WORLD_CHAIN = 480
/** Where Farcaster's ids live, so that is what its texts name. */
const OPTIMISM = 10
const FARCASTER_STATEMENT = /^Farcaster (Auth|Connect)$/
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Holds what an app around the page vouches with to whoever can tell; nothing is used up yet. Throws the 401s. */
export async function vouch(
  means: Means,
  { provider, token, site }: { provider: Provider; token: string; site: Site },
): Promise<Vouched> {
  if (provider === 'world') return byWorld(means, token, site)
  const type = provider === 'base' ? 'base_minikit' : 'farcaster'
  if (JWT_SHAPE.test(token)) return { ...(await byQuickAuth(means, token, site)), type }
  return { ...(await byFarcasterText(means, token, site)), type }
}

async function byWorld(means: Means, token: string, site: Site): Promise<Vouched> {
  const text = { token, purpose: 'world', chainId: WORLD_CHAIN, site } as const
  const { address, nonce } = await checkSignedText(means, text)
  const verified = (await means.providers.isVerifiedHuman?.(address)) ?? null
  const proven = { kind: 'world', subject: `world:${address}`, type: 'worldcoin' } as const
  return { ...proven, address, nonce, ...(verified === null ? {} : { verified }) }
}

/** The issuer has checked the user's signature; its token ends within the hour. */
async function byQuickAuth(
  { providers }: Means,
  token: string,
  { domain }: Site,
): Promise<Omit<Vouched, 'type'>> {
  const verdict = await providers.verifyQuickAuth({ token, domain })
  if (verdict === 'unreachable') throw unreachable('Farcaster’s sign-in')
  if (verdict === 'invalid') throw refusedToken()
  return ofFid(verdict.fid, null)
}

/** Sign In With Farcaster: one resource names the fid, and the registries know whether its signer may say so. */
async function byFarcasterText(
  means: Means,
  token: string,
  site: Site,
): Promise<Omit<Vouched, 'type'>> {
  const text = { token, purpose: 'farcaster', chainId: OPTIMISM, site } as const
  const { address, nonce, statement, resources } = await checkSignedText(means, text)
  const named = resources.map((resource) => /^farcaster:\/\/fid\/([1-9]\d{0,15})$/.exec(resource))
  const fids = named.filter((match) => match !== null)
  if (fids.length !== 1 || !FARCASTER_STATEMENT.test(statement ?? '')) throw wrongSignature()
  const fid = Number(fids[0]?.[1])
  const { fids: registry } = means.providers
  if (!registry) throw unreachable('Optimism, which knows the owners of Farcaster ids,')
  const owns = await registry.ownsFid(fid, address).catch(() => {
    throw unreachable('Optimism, which knows the owners of Farcaster ids,')
  })
  if (!owns) throw wrongSignature()
  return ofFid(fid, nonce)
}

const framePayload = z.object({
  fid: z.number(),
  aud: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  nonce: z.string(),
})

/** A frame's proof: a JSON Farcaster Signature over {fid, aud, exp, nonce} by a key of that very fid. */
export async function vouchByFrame(
  means: Means,
  { fid, sig, site }: { fid: number; sig: string; site: Site },
): Promise<Vouched> {
  const [header = '', payload = '', signature = '', ...rest] = sig.split('.')
  if (rest.length > 0) throw wrongSignature()
  const signed = { header, payload, signature }
  const verdict = await verifyFarcasterSignature(means.providers.fids, signed)
  if (verdict === 'unreachable')
    throw unreachable('Optimism, which knows the keys of Farcaster ids,')
  if (verdict === 'invalid' || verdict.fid !== fid) throw wrongSignature()
  const said = framePayload.safeParse(parseJson(verdict.payload))
  if (!said.success || said.data.fid !== fid) throw wrongSignature()
  const { aud, exp, nonce } = said.data
  if (aud !== site.domain && aud !== new URL(`http://${site.domain}`).hostname) throw refusedToken()
  if (exp * 1000 <= means.clock.now().getTime()) throw refusedToken()
  const used = await checkProviderNonce(means, 'frame', nonce)
  return { ...ofFid(fid, used), type: 'farcaster' }
}

function ofFid(fid: number, nonce: string | null): Omit<Vouched, 'type'> {
  return { kind: 'farcaster', subject: `fid:${fid}`, fid, address: null, nonce }
}
