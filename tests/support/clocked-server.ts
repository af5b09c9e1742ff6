import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { place } from '../../tools/lib/places.mjs'
import { buildOnce } from './build-once.ts'
import { startServer } from './server-process.ts'

const DAY_MS = 86_400_000

/** The built game in a process of its own, whose time is in the hands of the test. */
export interface ClockedServer {
  readonly origin: string
  /** What time it is there. */
  now(): Date
  /** Lets so many days go by at once. */
  pass(days: number): Promise<void>
  /** Makes everybody so hot in Manhattan, 0-7: as whoever has sold there for days. */
  heatUp(level: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the game on an empty data folder, at another time than it is. */
export async function startClockedServer(start: Date): Promise<ClockedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dcw-clocked-'))
  const server = await startServer({
    main: await buildClockedServer(),
    dataDir: join(folder, 'data'),
    environment: { CLOCK_START: start.toISOString() },
    isTold: true,
  })
  const shift = start.getTime() - Date.now()
  let passed = 0
  return {
    origin: server.origin,
    now: () => new Date(Date.now() + shift + passed),
    async pass(days) {
      passed += days * DAY_MS
      await server.tell({ advance: days * DAY_MS })
    },
    heatUp: (level) => server.tell({ heat: level }),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Bundles {@link file://./clocked-main.ts} by the server's own settings, beside the page that `npm run build` has made. */
async function buildClockedServer(): Promise<string> {
  const folder = await buildOnce({
    name: 'clocked-server',
    sources: [
      'src/server',
      'src/lib',
      'src/protocol',
      'src/rules',
      'tools/vite.server.ts',
      'tests/support/clocked-main.ts',
      'tests/support/shifted-clock.ts',
    ],
    make: async (outDir) => {
      const bundle = join(outDir, 'server')
      await build({
        configFile: place('tools/vite.server.ts'),
        logLevel: 'error',
        build: {
          outDir: bundle,
          rolldownOptions: { input: { main: 'tests/support/clocked-main.ts' } },
        },
      })
      cpSync(place('src/server/db/migrations'), join(bundle, 'migrations'), { recursive: true })
      symlinkSync(place('dist/client'), join(outDir, 'client'))
    },
  })
  return join(folder, 'server/main.js')
}
