import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { build, createServer } from 'vite'
import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place, ROOT } from './places.mjs'

/** Not dist/, which keeps the build of `npm start`. */
const OUT = '.cache/dev'

/** Serves the page with hot reload on PORT (8080), and the server one port higher, rebuilt on every change. */
export function dev() {
  return runTool(async () => {
    await ensureInstalled()
    const pagePort = Number(process.env['PORT'] || 8080)
    const serverPort = pagePort + 1
    const host = process.env['HOST'] || '127.0.0.1'
    // Requests name the page's port, which is not the server's own.
    process.env['PUBLIC_ORIGIN'] ||= `http://${host}:${pagePort}`
    process.env['DEV_API_ORIGIN'] = `http://127.0.0.1:${serverPort}`

    mkdirSync(place(`${OUT}/client`), { recursive: true })
    const server = keepServer(serverPort)
    const watcher = await watchServer(server.restart)
    const page = await createServer({
      configFile: place('vite.config.ts'),
      server: { port: pagePort, strictPort: true, host },
    })
    await page.listen()
    page.printUrls()

    const stop = async () => {
      await server.stop()
      await Promise.all([page.close(), watcher.close()])
      process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}

/** @param {() => void} onBuilt */
async function watchServer(onBuilt) {
  const watcher = await build({
    configFile: place('tools/vite.server.ts'),
    logLevel: 'warn',
    build: { outDir: `${OUT}/server`, watch: {} },
  })
  if (!('on' in watcher)) throw new TypeError('Vite returned no watcher')
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if (event.code !== 'END') return
    cpSync(place('src/server/platform/db/migrations'), place(`${OUT}/server/migrations`), {
      recursive: true,
    })
    onBuilt()
  })
  return watcher
}

/**
 * Runs one server at a time: the next one starts after the last one has released the data folder.
 * @param {number} port
 */
function keepServer(port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  let turn = Promise.resolve()

  // Vite ends this process by itself on some signals. The server must end with it.
  process.on('exit', () => child?.kill('SIGTERM'))

  const stop = async () => {
    const leaving = child
    child = undefined
    if (leaving === undefined || leaving.exitCode !== null) return
    await new Promise((resolve) => leaving.once('exit', resolve).kill('SIGTERM'))
  }
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', place(`${OUT}/server/main.js`)], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port) },
      stdio: 'inherit',
    })
  }
  return {
    restart: () => {
      turn = turn.then(stop).then(start)
    },
    stop: () => turn.then(stop),
  }
}
