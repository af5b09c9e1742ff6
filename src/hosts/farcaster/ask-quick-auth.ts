import * as z from 'zod/mini'
import { HOST_TEXTS } from '#src/protocol/host-texts.ts'
import { HostError } from '../host-error.ts'
import { type MiniAppSdk } from './mini-app-host.ts'

export interface AskQuickAuthOptions {
  readonly fetcher: typeof fetch
  /** The issuer of the token. Null for Farcaster's own server. */
  readonly origin: string | null
  readonly signIn: MiniAppSdk['actions']['signIn']
}

const FARCASTER_ORIGIN = 'https://auth.farcaster.xyz'
const nonceSchema = z.object({ nonce: z.string() })
const verdictSchema = z.object({ token: z.string() })

/**
 * Signs in with Farcaster's quick auth: gets the issuer's nonce, has the client sign it, and exchanges the signature
 * for a token. Does not use the SDK's own call, because it joins later calls to a pending one: after one lost answer,
 * no call would return.
 */
export async function askQuickAuth({
  fetcher,
  origin,
  signIn,
}: AskQuickAuthOptions): Promise<string> {
  const post = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetcher(`${origin ?? FARCASTER_ORIGIN}${path}`, {
      method: 'POST',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return response.ok ? response.json() : null
  }
  const nonce = nonceSchema.safeParse(await post('/nonce'))
  if (!nonce.success) throw noToken()
  const { message, signature } = await signIn({ nonce: nonce.data.nonce })
  // The client puts the site into the text. The issuer accepts no other domain.
  const [, domain] = /^(\S+) wants you to sign in/.exec(message) ?? []
  const verdict = verdictSchema.safeParse(
    await post('/verify-siwf', { domain, message, signature }),
  )
  if (!verdict.success) throw noToken()
  return verdict.data.token
}

function noToken(): HostError {
  return new HostError('failed', HOST_TEXTS.noToken)
}
