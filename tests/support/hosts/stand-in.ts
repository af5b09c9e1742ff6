import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type QuickAuthServer, startQuickAuthServer } from '../quick-auth-server.ts'
import { startGame } from '../start-game.ts'
import { buildPage } from '../webgl/build-page.ts'
import { type FarcasterUser } from './farcaster-user.ts'

/** A Farcaster client, its issuer of tokens, and the game in it, each on a separate origin. */
export interface StandIn {
  readonly game: { readonly origin: string }
  readonly issuer: QuickAuthServer
  /** Returns the address of the client's page around the game. */
  address(options: {
    /** Cross-site: browsers block the game's storage. Same-site: they allow it. */
    readonly site: 'cross' | 'same'
    readonly user: FarcasterUser
    /** The fid of the client. The fid of Base App makes it Base App. */
    readonly client?: number
    readonly path?: string
    /** Whether the user refuses until the test changes it. */
    readonly refuses?: boolean
  }): string
  stop(): Promise<void>
}

export async function startStandIn(
  environment: Readonly<Record<string, string>> = {},
): Promise<StandIn> {
  const script = await buildPage('tests/support/hosts/farcaster-host-page.ts', [])
  const host = createServer((request, response) => {
    const isScript = request.url === '/host.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><body><script type=module src=/host.js></script>',
    )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const hostPort = (host.address() as AddressInfo).port
  const origins = { cross: `http://localhost:${hostPort}`, same: `http://127.0.0.1:${hostPort}` }
  const issuer = await startQuickAuthServer()
  const closeBoth = async (): Promise<void> => {
    host.close()
    host.closeAllConnections()
    await issuer.close()
  }
  const own = {
    QUICK_AUTH_ORIGIN: issuer.origin,
    FRAME_ANCESTORS: Object.values(origins).join(' '),
  }
  const game = await startGame({ ...own, ...environment }).catch(async (failure: unknown) => {
    await closeBoth()
    throw failure
  })
  return {
    game,
    issuer,
    address({ site, user, client, path = '/?view=waitlist', refuses = false }) {
      const query = new URLSearchParams({
        app: `${game.origin}${path}`,
        fid: String(user.fid),
        key: user.key,
        ...(client && { client: String(client) }),
        ...(refuses && { refuses: '1' }),
      })
      return `${origins[site]}/?${query}`
    },
    async stop() {
      await game.stop()
      await closeBoth()
    },
  }
}
