import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { ToolError } from './tool-error.mjs'
import { place } from './places.mjs'

const UP_WITHIN_MS = 60_000
const ASK_EVERY_MS = 250

/**
 * Starts the built game on a free port. Resolves when it is ready.
 * @param {string} dataFolder
 */
export async function startBuiltServer(dataFolder) {
  const port = await freePort()
  const server = spawn(process.execPath, [place('dist/server/main.js')], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin)
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** @param {string} origin */
async function untilReady(origin) {
  for (let waited = 0; waited < UP_WITHIN_MS; waited += ASK_EVERY_MS) {
    const isUp = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new ToolError('The built server did not start: run npm run build first.')
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
