import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface QuickAuthServer {
  readonly origin: string
  /** How often its keys were read. */
  readonly keyReads: number
  issue(claims: {
    readonly fid: unknown
    readonly audience: string
    readonly issuer?: string
    /** Seconds since 1970. */
    readonly now?: number
    readonly lastsSeconds?: number
    readonly algorithm?: 'RS256'
  }): Promise<string>
  /** Signed by a key that it does not publish. */
  forge(audience: string): Promise<string>
  close(): Promise<void>
}

/** A quick auth issuer as Farcaster runs one: it signs fids with a key that anybody may read. */
export async function startQuickAuthServer(): Promise<QuickAuthServer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  let keyReads = 0
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('content-type', 'application/json')
    if (request.method === 'OPTIONS') return response.end()
    switch (request.url) {
      case '/nonce':
        return response.end(JSON.stringify({ nonce: 'quicknonce123' }))
      case '/.well-known/jwks.json':
        keyReads += 1
        return response.end(JSON.stringify({ keys: [jwk] }))
      case '/verify-siwf': {
        const parts: Buffer[] = []
        request.on('data', (part: Buffer) => parts.push(part))
        request.on('end', async () => {
          const { domain, message } = JSON.parse(Buffer.concat(parts).toString('utf8'))
          const fid = Number(/farcaster:\/\/fid\/(\d+)/.exec(message)?.[1])
          const token = await sign({ fid, audience: domain })
          response.end(JSON.stringify({ valid: true, token }))
        })
        return undefined
      }
      default:
        response.statusCode = 404
        return response.end('{}')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  type Claims = Parameters<QuickAuthServer['issue']>[0]
  const sign = (
    { fid, audience, issuer = origin, now = Date.now() / 1000, lastsSeconds = 3600 }: Claims,
    key = privateKey,
  ): Promise<string> => {
    const issuedAt = Math.floor(now)
    return new SignJWT({ sub: fid as string })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lastsSeconds)
      .sign(key)
  }
  return {
    origin,
    get keyReads() {
      return keyReads
    },
    issue: (claims) => sign(claims),
    forge: (audience) => sign({ fid: 1, audience }, stranger.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
