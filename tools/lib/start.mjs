import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './ensure-built.mjs'
import { HouseError, runTool } from './house-error.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { place } from './places.mjs'

const DEFAULT_PORT = 8080
const DEFAULT_HOST = '127.0.0.1'

/** Everything from an empty folder to a running game. */
export function start() {
  return runTool(async () => {
    if (!isInstalled() || !isBuilt()) {
      // Better told now than after a minute of installing; the server itself looks again when it listens.
      await requireFreePort()
      await ensureInstalled()
      await ensureBuilt()
    }
    await runServer()
  })
}

/**
 * The server runs in this very process: the signals, the exit code and the terminal are its own, and a kill leaves
 * nothing behind. It reads its folder from import.meta.url and its settings from the environment.
 */
async function runServer() {
  const main = place('dist/server/main.js')
  process.argv[1] = main
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(main).href)
}

/** @returns {Promise<void>} */
function requireFreePort() {
  const port = Number(process.env['PORT'] || DEFAULT_PORT)
  const host = process.env['HOST'] || DEFAULT_HOST
  // What is wrong with a setting, the server's own schema says best.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (failure) => {
      const isTaken = 'code' in failure && failure.code === 'EADDRINUSE'
      if (!isTaken) return resolve()
      reject(
        new HouseError(
          `Port ${port} is taken: stop what is using it, or choose another with PORT=${port + 1} npm start.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
