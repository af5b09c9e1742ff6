import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { place } from '../../tools/lib/places.mjs'
import { buildOnce } from './build-once.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startServer } from './server-process.ts'

const DAY_MS = 86_400_000

/** The built game in a process of its own, whose time is in the hands of the test. */
export interface ClockedServer {
  readonly origin: string
  /** What time it is there. */
  now(): Date
  /** Lets so many days go by at once. */
  pass(days: number): Promise<void>
  /** Makes a player so hot in Manhattan, 0-7: as after days of selling there. */
  heatUp(player: string, level: number): Promise<void>
  /** Has the sharks say one piece of a speech a step, or speak freely again. */
  speech(word: 'hold' | 'step' | 'letGo'): Promise<void>
  stop(): Promise<void>
}

const EARLY_IN_A_MONTH = new Date('2026-09-01T12:00:00.000Z')
const SHIFT_MS = Date.now() - EARLY_IN_A_MONTH.getTime()

/**
 * Returns settings of the clocked server by which time runs as on this machine, but early in a month. A server walks
 * the market from the start of the month: by the machine's date a start would cost more each day.
 */
export function earlyInMonth(): { readonly CLOCK_START: string } {
  return { CLOCK_START: new Date(Date.now() - SHIFT_MS).toISOString() }
}

/** Starts the game on a database without players, at another time than it is. `port`: by default one that is free. */
export async function startClockedServer(start: Date, port?: number): Promise<ClockedServer> {
  const main = await buildClockedServer()
  const template = await makeEmbeddedTemplate(join(main, '../pglite-worker.js'))
  const folder = mkdtempSync(join(tmpdir(), 'dcw-clocked-'))
  const dataDir = join(folder, 'data')
  cpSync(template, dataDir, { recursive: true })
  const server = await startServer({
    ...{ main, dataDir },
    ...(port === undefined ? {} : { port }),
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
    heatUp: (player, level) => server.tell({ heat: level, player }),
    speech: (word) => server.tell({ speech: word }),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Bundles {@link file://./clocked-main.ts} by the server's own settings, beside the page that `npm run build` has made. */
export async function buildClockedServer(): Promise<string> {
  const folder = await buildOnce({
    name: 'clocked-server',
    sources: [
      'src/server',
      'src/lib',
      'src/protocol',
      'src/rules',
      'tools/vite.server.ts',
      'tests/support/clocked-main.ts',
      'tests/support/hasten.ts',
      'tests/support/shifted-clock.ts',
    ],
    make: async (outDir) => {
      // Loaded where the bundle is made; mostly it is there already.
      const { build } = await import('vite')
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
