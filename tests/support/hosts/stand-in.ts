import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type QuickAuthServer, startQuickAuthServer } from '../quick-auth-server.ts'
import { startGame } from '../start-game.ts'
import { buildPage } from '../webgl/build-page.ts'
import { type FarcasterUser } from './farcaster-user.ts'

/** A Farcaster client, its issuer of tokens, and the game in it: each on an origin of its own. */
export interface StandIn {
  readonly game: { readonly origin: string }
  readonly issuer: QuickAuthServer
  /** The client's page around the game; `site` is where the game is asked for. */
  address(options: {
    /** Cross-site: browsers block the game's storage. Same-site: they do not. */
    readonly site: 'cross' | 'same'
    readonly user: FarcasterUser
    /** The client's own fid; Base App's makes it Base App. */
    readonly client?: number
    readonly path?: string
    /** Its user says no, until the test says otherwise. */
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
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const issuer = await startQuickAuthServer()
  const closeBoth = async (): Promise<void> => {
    host.close()
    host.closeAllConnections()
    await issuer.close()
  }
  const own = { QUICK_AUTH_ORIGIN: issuer.origin, FRAME_ANCESTORS: origin }
  const game = await startGame({ ...own, ...environment }).catch(async (failure: unknown) => {
    await closeBoth()
    throw failure
  })
  const port = new URL(game.origin).port
  return {
    game,
    issuer,
    address({ site, user, client, path = '/?view=waitlist', refuses = false }) {
      const app = `http://${site === 'cross' ? 'localhost' : '127.0.0.1'}:${port}${path}`
      const query = new URLSearchParams({
        app,
        fid: String(user.fid),
        key: user.key,
        ...(client && { client: String(client) }),
        ...(refuses && { refuses: '1' }),
      })
      return `${origin}/?${query}`
    },
    async stop() {
      await game.stop()
      await closeBoth()
    },
  }
}
