import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { place } from '../../tools/lib/places.mjs'
import { buildOnce } from './build-once.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startServer } from './server-process.ts'

const DAY_MS = 86_400_000

/** The built game in a separate process, whose clock the test moves. */
export interface ClockedServer {
  readonly origin: string
  /** Returns the server's time. */
  now(): Date
  /** Moves the clock by days at once. */
  pass(days: number): Promise<void>
  /** Sets a player's heat in Manhattan, 0 to 7. */
  heatUp(player: string, level: number): Promise<void>
  /** Holds replies, lets them continue by one piece, or releases them. */
  speech(word: 'hold' | 'step' | 'resume'): Promise<void>
  stop(): Promise<void>
}

const EARLY_IN_A_MONTH = new Date('2026-09-01T12:00:00.000Z')
const SHIFT_MS = Date.now() - EARLY_IN_A_MONTH.getTime()

/**
 * Returns settings of a clocked server whose clock runs, but starts early in a month. A server walks
 * the market from the start of the month, so with the machine's date a start would take longer each day.
 */
export function earlyInMonth(): { readonly CLOCK_START: string } {
  return { CLOCK_START: new Date(Date.now() - SHIFT_MS).toISOString() }
}

/** Starts the game at a given time on a database without players. `port` defaults to a free one. */
export async function startClockedServer(
  start: Date,
  port?: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ClockedServer> {
  const main = await buildClockedServer()
  const template = await makeEmbeddedTemplate(join(main, '../pglite-worker.js'))
  const folder = mkdtempSync(join(tmpdir(), 'dcw-clocked-'))
  const dataDir = join(folder, 'data')
  cpSync(template, dataDir, { recursive: true })
  const server = await startServer({
    ...{ main, dataDir },
    ...(port === undefined ? {} : { port }),
    environment: { CLOCK_START: start.toISOString(), ...environment },
    acceptsMessages: true,
  })
  const shift = start.getTime() - Date.now()
  let passed = 0
  return {
    origin: server.origin,
    now: () => new Date(Date.now() + shift + passed),
    async pass(days) {
      passed += days * DAY_MS
      await server.send({ advance: days * DAY_MS })
    },
    heatUp: (player, level) => server.send({ heat: level, player }),
    speech: (word) => server.send({ speech: word }),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Bundles {@link file://./clocked-main.ts} with the server's settings, next to the page that `npm run build` has made. */
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
      'tests/support/accelerate-clock.ts',
      'tests/support/shifted-clock.ts',
    ],
    make: async (outDir) => {
      // Loaded only when the bundle must be made.
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
      cpSync(place('src/server/platform/db/migrations'), join(bundle, 'migrations'), {
        recursive: true,
      })
      symlinkSync(place('dist/client'), join(outDir, 'client'))
    },
  })
  return join(folder, 'server/main.js')
}
