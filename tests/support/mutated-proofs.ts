import { createJsonFarcasterSignature } from '@farcaster/miniapp-node'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import * as z from 'zod/mini'
import { type Chance, pick } from '#src/lib/chance.ts'
import type { Answered, Asked } from './app.ts'
import { mutateFields, mutateText, mutateToken } from './mutate.ts'
import type { QuickAuthServer } from './quick-auth-server.ts'

/** Sends one request: 'POST /auth/signin'. */
export type Ask = (route: string, asked?: Asked) => Promise<Answered>

export interface ProofSources {
  readonly ask: Ask
  /** The origin that the server signs players in to. */
  readonly site: string
  readonly issuer: QuickAuthServer
  /** The custody wallet of the fid, whose app key is `appKey`. */
  readonly custody: PrivateKeyAccount
  readonly fid: number
  readonly appKey: Uint8Array
  readonly now: () => Date
}

/** A request with a proof, and the requests that its mutations make. */
export interface Proof {
  readonly route: string
  readonly body?: unknown
}

/** One form of a proof. */
export interface ProofForm {
  readonly name: string
  /** Returns a valid proof with a fresh nonce. */
  valid(): Promise<Proof>
  /** Returns a proof whose signer has signed a changed text. Absent for a token, which its issuer signs. */
  signed?(change: (text: string) => string): Promise<Proof>
  /** Returns a proof that was changed after it was signed, or whose signer has signed a changed text. */
  mutated(chance: Chance): Promise<Proof>
}

const nonceSchema = z.object({
  nonce: z.string(),
  message: z.optional(z.string()),
  /** Binds the nonce of a frame to its browser. */
  secret: z.optional(z.string()),
})

/** Returns the forms in which players prove who they are: SIWE, a signed text, a JFS and a JWT. */
export function proofForms(sources: ProofSources): ProofForm[] {
  return [siweForm(sources), textForm(sources), frameForm(sources), tokenForm(sources)]
}

async function readNonce({ ask }: ProofSources, path: string) {
  return nonceSchema.parse((await ask(`GET ${path}`)).json)
}

/** The text of a wallet (EIP-4361), as `POST /auth/signin` takes it. */
function siweForm(sources: ProofSources): ProofForm {
  const { custody } = sources
  const sign = async (change: (text: string) => string) => {
    const { nonce, message = '' } = await readNonce(
      sources,
      `/auth/nonce?address=${custody.address}`,
    )
    const text = change(message)
    const signature = await custody.signMessage({ message: text })
    return { address: custody.address, message: text, signature, nonce, sig_type: 'eoa' }
  }
  const route = 'POST /auth/signin'
  let last: Awaited<ReturnType<typeof sign>> | undefined
  return {
    name: 'SIWE',
    valid: async () => ({ route, body: await sign((text) => text) }),
    signed: async (change) => ({ route, body: await sign(change) }),
    async mutated(chance) {
      if (chance() < 0.3) return { route, body: await sign((text) => mutateText(chance, text)) }
      last = last && chance() < 0.9 ? last : await sign((text) => text)
      return { route, body: mutateFields(chance, last) }
    },
  }
}

/** The text of a Farcaster host's signIn, as base64url JSON. */
function textForm(sources: ProofSources): ProofForm {
  const { custody, fid, site } = sources
  const sign = async (change: (text: string) => string) => {
    const { nonce } = await readNonce(sources, '/auth/nonce/farcaster')
    const { host } = new URL(site)
    const message = change(
      createSiweMessage({
        ...{ address: custody.address, chainId: 10, domain: host, uri: `${site}/`, version: '1' },
        ...{ nonce, statement: 'Farcaster Auth', issuedAt: sources.now() },
        resources: [`farcaster://fid/${fid}`],
      }),
    )
    const signature = await custody.signMessage({ message })
    const signed = { message, signature, address: custody.address }
    return Buffer.from(JSON.stringify(signed)).toString('base64url')
  }
  const proof = (token: string) => ({ route: 'POST /auth/exchange/farcaster', body: { token } })
  let last: string | undefined
  return {
    name: 'signed text',
    valid: async () => proof(await sign((text) => text)),
    signed: async (change) => proof(await sign(change)),
    async mutated(chance) {
      if (chance() < 0.3) return proof(await sign((text) => mutateText(chance, text)))
      last = last && chance() < 0.9 ? last : await sign((text) => text)
      return proof(mutateToken(chance, last))
    },
  }
}

/** The JSON Farcaster Signature of a frame. */
function frameForm(sources: ProofSources): ProofForm {
  const { appKey, fid, site } = sources
  const sign = async (change: (payload: Readonly<Record<string, unknown>>) => unknown) => {
    const { nonce, secret = '' } = await readNonce(sources, '/auth/nonce/frame')
    const exp = Math.floor(sources.now().getTime() / 1_000) + 60
    const payload = change({ fid, aud: new URL(site).host, exp, nonce })
    const signed = createJsonFarcasterSignature({
      ...{ fid, type: 'app_key', privateKey: appKey },
      payload: Buffer.from(JSON.stringify(payload) ?? 'undefined'),
    })
    return { sig: `${signed.header}.${signed.payload}.${signed.signature}`, secret }
  }
  const proof = (signed: { sig: string; secret: string }, asFid = String(fid)) => ({
    route: `GET /api/loan-shark/auth/frame?${new URLSearchParams({ fid: asFid, ...signed })}`,
  })
  let last: Awaited<ReturnType<typeof sign>> | undefined
  return {
    name: 'JFS',
    valid: async () => proof(await sign((payload) => payload)),
    signed: async (change) =>
      proof(await sign((payload) => JSON.parse(change(JSON.stringify(payload))))),
    async mutated(chance) {
      if (chance() < 0.3) return proof(await sign((payload) => mutateFields(chance, payload)))
      last = last && chance() < 0.9 ? last : await sign((payload) => payload)
      if (chance() < 0.1) return proof(last, mutateText(chance, String(fid)))
      return proof({ ...last, sig: mutateToken(chance, last.sig) })
    },
  }
}

/** A quick auth token (JWT) of Farcaster or Base. */
function tokenForm({ fid, issuer, now, site }: ProofSources): ProofForm {
  const sign = () =>
    issuer.issue({ fid, audience: new URL(site).host, now: now().getTime() / 1_000 })
  const proof = (token: string, host: 'base' | 'farcaster') => ({
    route: `POST /auth/exchange/${host}`,
    body: host === 'base' ? { jwt: token } : { token },
  })
  let last: string | undefined
  return {
    name: 'JWT',
    valid: async () => proof(await sign(), 'farcaster'),
    async mutated(chance) {
      last = last && chance() < 0.9 ? last : await sign()
      return proof(mutateToken(chance, last), pick(chance, ['base', 'farcaster']))
    },
  }
}
