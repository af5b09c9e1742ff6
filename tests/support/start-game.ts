import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { place } from '../../tools/lib/places.mjs'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { findFreePort } from './free-port.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Starts the built game in a separate process, on a new database that is copied from a template. */
export async function startGame(
  environment: Readonly<Record<string, string>>,
): Promise<Pick<ServerProcess, 'origin' | 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'dcw-game-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const dataDir = join(folder, 'data')
    cpSync(await makeEmbeddedTemplate(place('dist/server/pglite-worker.js')), dataDir, {
      recursive: true,
    })
    const main = place('dist/server/main.js')
    const port = await findFreePort()
    const own = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` }
    const { origin, stop } = await startServer({
      ...{ main, dataDir, port },
      environment: { ...own, ...environment },
    })
    return { origin, stop: () => stop().finally(remove) }
  } catch (failure) {
    remove()
    throw failure
  }
}
