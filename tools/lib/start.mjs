import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './ensure-built.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { place } from './places.mjs'

const DEFAULT_PORT = 8080
const DEFAULT_HOST = '127.0.0.1'

/** Installs and builds what is missing, then runs the game. */
export function start() {
  return runTool(async () => {
    if (!isInstalled() || !isBuilt()) {
      // Checked before minutes of installing. The server checks again when it listens.
      await requireFreePort()
      await ensureInstalled()
      await ensureBuilt()
    }
    await runServer()
  })
}

/**
 * Runs the server in this process, so that it owns the signals, the exit code and the terminal, and a kill leaves nothing
 * behind. It finds its folder by import.meta.url and its settings in the environment.
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
  // The server's own schema reports invalid settings.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (failure) => {
      const isTaken = 'code' in failure && failure.code === 'EADDRINUSE'
      if (!isTaken) return resolve()
      reject(
        new ToolError(
          `Port ${port} is taken: stop what is using it, or choose another with PORT=${port + 1} npm start.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
