import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { place } from '../../../tools/lib/places.mjs'
import { type QuickAuthServer, startQuickAuthServer } from '../quick-auth-server.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { buildPage } from '../webgl/build-page.ts'

/** A Farcaster client, its issuer of tokens, and the game in it: each on an origin of its own. */
export interface StandIn {
  readonly game: ServerProcess
  readonly issuer: QuickAuthServer
  /** The client's page around the game; `site` is where the game is asked for. */
  address(options: {
    /** Cross-site: browsers block the game's storage. Same-site: they do not. */
    readonly site: 'cross' | 'same'
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
  const folder = mkdtempSync(join(tmpdir(), 'dcw-host-'))
  const game = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
    environment: { QUICK_AUTH_ORIGIN: issuer.origin, FRAME_ANCESTORS: origin, ...environment },
  })
  const port = new URL(game.origin).port
  return {
    game,
    issuer,
    address({ site, client, path = '/?view=waitlist', refuses = false }) {
      const app = `http://${site === 'cross' ? 'localhost' : '127.0.0.1'}:${port}${path}`
      const query = new URLSearchParams({
        app,
        ...(client && { client: String(client) }),
        ...(refuses && { refuses: '1' }),
      })
      return `${origin}/?${query}`
    },
    async stop() {
      await game.stop()
      await issuer.close()
      host.close()
      host.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
