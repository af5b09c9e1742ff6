import * as z from 'zod/mini'
import { HOST_TEXTS } from '#src/protocol/messages.ts'
import { HostError } from '../host-error.ts'
import { type MiniAppSdk } from './mini-app-host.ts'

export interface AskQuickAuthOptions {
  readonly fetcher: typeof fetch
  /** Who issues the token; null is Farcaster's own server. */
  readonly origin: string | null
  readonly signIn: MiniAppSdk['actions']['signIn']
}

const FARCASTER_ORIGIN = 'https://auth.farcaster.xyz'
const nonceSchema = z.object({ nonce: z.string() })
const verdictSchema = z.object({ token: z.string() })

/**
 * Farcaster's quick auth: the issuer's nonce, the client's signature, the issuer's token. The SDK can do the same, but
 * joins whoever asks again to a question that is still open: one that was lost would be the last.
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
  // The client names the site in the text; the issuer issues for no other.
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
